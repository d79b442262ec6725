// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/graphics.h"

#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass::app;

/// Which renderer draws: a graphics card's, or Qt's own where there is none.
class TestGraphics : public QObject {
    Q_OBJECT

    static bool drawsItself() { return QQuickWindow::sceneGraphBackend() == QLatin1String("software"); }

private Q_SLOTS:
    void init()
    {
        qunsetenv("QT_QUICK_BACKEND");
        qunsetenv("QSG_RHI_BACKEND");
    }

    void aGraphicsCardIsKnownByItsName_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("byProcessor");
        QTest::newRow("Mesa without a card") << QByteArray("llvmpipe (LLVM 19.1.7, 256 bits)") << true;
        QTest::newRow("Mesa without a card or LLVM") << QByteArray("softpipe") << true;
        QTest::newRow("no OpenGL") << QByteArray() << true;
        QTest::newRow("Intel") << QByteArray("Mesa Intel(R) UHD Graphics 620 (KBL GT2)") << false;
        QTest::newRow("AMD, which names LLVM too")
            << QByteArray("AMD Radeon RX 580 (radeonsi, polaris10, LLVM 19.1.7)") << false;
        QTest::newRow("NVIDIA") << QByteArray("NVIDIA GeForce GTX 1650/PCIe/SSE2") << false;
    }

    void aGraphicsCardIsKnownByItsName()
    {
        QFETCH(QByteArray, name);
        QFETCH(bool, byProcessor);
        QCOMPARE(isDrawnByProcessor(name), byProcessor);
    }

    void whoNamesARendererGetsIt()
    {
        qputenv("QSG_RHI_BACKEND", "opengl");
        chooseRenderer();
        QVERIFY(!drawsItself());
    }

    /// The tests' screen is a virtual one, which has no card.
    void withoutACardQtDrawsItself()
    {
        chooseRenderer();
        QVERIFY(drawsItself());
    }
};

QTEST_MAIN(TestGraphics)
#include "tst_graphics.moc"
