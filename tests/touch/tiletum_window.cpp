// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum_window.h"

#include <QtQml/QQmlEngine>
#include <QtQuickTest/quicktest.h>
#include <QtTest/QTest>

namespace sandglass::test {

TiletumWindow::TiletumWindow(const QVariantMap& properties, QSize size)
{
    m_view.setResizeMode(QQuickView::SizeRootObjectToView);
    m_view.resize(size);
    m_view.setInitialProperties(properties);
    m_view.loadFromModule("Sandglass.Tiletum", "TiletumScene");
    if (auto* theme = m_view.engine()->singletonInstance<QObject*>("Sandglass.Components", "Theme"))
        theme->setProperty("reducedMotion", true);
    m_view.show();
    if (!QTest::qWaitForWindowExposed(&m_view) || !QQuickTest::qWaitForPolish(&m_view))
        qFatal("there is no window");
}

void TiletumWindow::settle(int frames)
{
    for (int i = 0; i < frames; ++i) {
        QCoreApplication::processEvents();
        QQuickTest::qWaitForPolish(&m_view);
    }
}

} // namespace sandglass::test
