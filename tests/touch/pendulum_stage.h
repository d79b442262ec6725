// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QVariantMap>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickView>

namespace sandglass::test {

/// A moment of Pendulum in a real window, with fingers.
class PendulumStage {
public:
    explicit PendulumStage(const QVariantMap& properties, QSize size = {1920, 1080});

    QQuickView& view() { return m_view; }
    QQuickItem* scene() { return m_view.rootObject(); }
    /// The item of that object name, or null.
    QQuickItem* find(const QString& name, QQuickItem* under = nullptr);
    QPoint middle(const QString& name, QQuickItem* under = nullptr);

private:
    QQuickView m_view;
};

} // namespace sandglass::test
