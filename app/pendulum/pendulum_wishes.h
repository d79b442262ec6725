// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::app {

/// What can be wished for as a seat's character, in the engine's words: a random one of the basic, of the advanced or
/// of all of them, then each by name.
class PendulumWishes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList words READ words CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] static QStringList words();
    /// By wish: whether a seat that has `own` may have it beside what all seats have chosen. Both sides of a mat are
    /// one piece of cardboard.
    [[nodiscard]] Q_INVOKABLE static QList<bool> free(QList<int> chosen, int own);
};

} // namespace sandglass::app
