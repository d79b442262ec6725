// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "touch/pendulum_stage.h"

namespace sandglass::test {

namespace {

QQuickItem* findIn(QQuickItem* item, const QString& name)
{
    if (item->objectName() == name)
        return item;
    for (QQuickItem* child : item->childItems())
        if (QQuickItem* found = findIn(child, name))
            return found;
    return nullptr;
}

} // namespace

PendulumStage::PendulumStage(const QVariantMap& properties, QSize size)
{
    m_view.setResizeMode(QQuickView::SizeRootObjectToView);
    m_view.resize(size);
    m_view.setInitialProperties(properties);
    m_view.loadFromModule("Sandglass.Pendulum", "PendulumScene");
}

QQuickItem* PendulumStage::find(const QString& name, QQuickItem* under)
{
    return findIn(under ? under : scene(), name);
}

QPoint PendulumStage::middle(const QString& name, QQuickItem* under)
{
    QQuickItem* item = find(name, under);
    return item ? item->mapToScene({item->width() / 2, item->height() / 2}).toPoint() : QPoint();
}

} // namespace sandglass::test
