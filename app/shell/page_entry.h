// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QMetaType>
#include <QtCore/QString>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::app {

/// A door of the home page that is no game: what its button says and which page opens behind it. The page is a QML type
/// with `required property Shell shell` and the signal `back()`. A match that such a page begins or continues through
/// shell.house.matches comes on the table by itself.
struct PageEntry {
    Q_GADGET
    QML_VALUE_TYPE(pageEntry)
    QML_STRUCTURED_VALUE
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString titleId MEMBER titleId)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString module MEMBER module)
    Q_PROPERTY(QString type MEMBER type)

public:
    QString name;
    QString titleId; // an id of the catalogues
    QString icon; // an icon's name
    QString module;
    QString type;

    bool operator==(const PageEntry&) const = default;
};

/// They are data: a QML module's folder may hold a pages.json, an array of `{"name", "titleId", "icon", "module",
/// "type"}`, which the build puts where this finds it. In the order of the modules' names, then as they are written.
QList<PageEntry> allPages();

} // namespace sandglass::app
