// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_stage.h"

#include <QtQml/QQmlEngine>
#include <QtQuickTest/quicktest.h>
#include <QtTest/QTest>

namespace sandglass::test {

BoardStage::BoardStage(const Board& board, const QVariantMap& properties, QSize size)
    : fingers(m_view)
{
    m_view.setResizeMode(QQuickView::SizeRootObjectToView);
    m_view.resize(size);
    m_view.setInitialProperties(properties);
    if (auto* theme = m_view.engine()->singletonInstance<QObject*>("Sandglass.Components", "Theme"))
        theme->setProperty("reducedMotion", true);
    m_view.loadFromModule(board.module, board.type);
    m_view.show();
    if (!QTest::qWaitForWindowExposed(&m_view) || !QQuickTest::qWaitForPolish(&m_view))
        qFatal("there is no window");
}

QQuickItem* BoardStage::find(const QString& name, QQuickItem* under)
{
    return findItem(under ? *under : scene(), name);
}

bool BoardStage::tap(const QString& name, QQuickItem* under)
{
    QQuickItem* item = find(name, under);
    if (item)
        fingers.tap(0, *item);
    return item != nullptr;
}

void BoardStage::settle()
{
    // Leaves become smaller until all of what they hold is in sight: that takes a few frames.
    for (int i = 0; i < 12; ++i) {
        QCoreApplication::processEvents();
        QQuickTest::qWaitForPolish(&m_view);
    }
}

} // namespace sandglass::test
