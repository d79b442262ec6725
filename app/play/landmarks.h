// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQuick/QQuickItem>

namespace sandglass::app {

/// Where things of a board lie, by the names that they have: "mat 1/good 2" is the good within that mat. What is not
/// seen is nowhere.
class Landmarks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// In the coordinates of `in`, as large as it is but not turned; empty, where there is no such thing in any of
    /// these tables. Tables may be panels beside each other: what lies in another one is where it would be if this one
    /// were large enough.
    Q_INVOKABLE static QRectF rectOf(const QList<QQuickItem*>& tables, const QString& path, const QQuickItem* in);
};

} // namespace sandglass::app
