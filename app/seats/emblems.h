// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::app {

/// The emblems as silhouettes in SVG's words on a square of 100 units, filled by the even-odd rule, in the order of
/// emblemWords(). Whoever draws an emblem, on a table or on a figure, takes it from here.
const QStringList& emblemPaths();

/// The same for QML.
class Emblems : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QStringList paths READ paths CONSTANT)

public:
    using QObject::QObject;

    QStringList paths() const { return emblemPaths(); }
};

} // namespace sandglass::app
