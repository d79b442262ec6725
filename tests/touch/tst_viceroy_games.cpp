// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games by touches alone.
#include "support/strict_messages.h"
#include "touch/viceroy_table.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::ViceroySeat;
using test::ViceroyStage;

class TestViceroyGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::watchMessages(); }

    void aWholeGameIsPlayedByTouchesAlone_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("otherEdition");
        QTest::addRow("one") << 1 << false;
        QTest::addRow("two") << 2 << false;
        QTest::addRow("two, the other edition") << 2 << true;
        QTest::addRow("three") << 3 << false;
        QTest::addRow("four") << 4 << false;
    }

    void aWholeGameIsPlayedByTouchesAlone()
    {
        QFETCH(int, seats);
        QFETCH(bool, otherEdition);
        ViceroyStage stage({{u"seatCount"_s, seats}, {u"otherEdition"_s, otherEdition}, {u"seed"_s, 5}}, {960, 540});
        core::Random random(6);
        for (int touch = 0; touch < 20'000 && !stage.model().isOver(); ++touch) {
            const auto seat = stage.model().seats()[static_cast<int>(random.below(static_cast<unsigned>(seats)))];
            if (seat->decision().isEmpty())
                continue;
            QVERIFY2(stage.answer(seat->index(), random), qPrintable(seat->decision()));
            QCoreApplication::processEvents();
        }
        QVERIFY2(stage.model().isOver(), qPrintable(stage.model().phase()));
        QCOMPARE(stage.model().scores().seats.size(), seats);
        stage.endFilm();
        QTRY_VERIFY(stage.find(u"scoreSheet 0"_s));
    }

    void aWholeGameIsPlayedByKeysAlone_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("otherEdition");
        QTest::addRow("one") << 1 << false;
        QTest::addRow("two") << 2 << false;
        QTest::addRow("two, the other edition") << 2 << true;
        QTest::addRow("three") << 3 << false;
        QTest::addRow("four") << 4 << false;
    }

    /// Down to a kind of move, right to one of them, Enter; between several people the curtain, which Enter lifts.
    void aWholeGameIsPlayedByKeysAlone()
    {
        QFETCH(int, seats);
        QFETCH(bool, otherEdition);
        ViceroyStage stage({{u"seatCount"_s, seats}, {u"otherEdition"_s, otherEdition}, {u"desk"_s, true},
                               {u"curtained"_s, seats > 1}, {u"seed"_s, 5}},
            {960, 540});
        stage.view().requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(&stage.view()));
        for (QQuickItem* item : stage.scene()->findChildren<QQuickItem*>())
            if (item->property("walk").isValid())
                item->forceActiveFocus();
        core::Random random(6);
        for (int key = 0; key < 5'000 * seats && !stage.model().isOver(); ++key) {
            stage.endFilm();
            QCoreApplication::processEvents();
            if (stage.find(u"curtain"_s))
                QTest::keyClick(&stage.view(), Qt::Key_Return);
            for (int steps = static_cast<int>(random.below(3)); steps >= 0; --steps)
                QTest::keyClick(&stage.view(), Qt::Key_Down);
            for (int steps = static_cast<int>(random.below(4)); steps > 0; --steps)
                QTest::keyClick(&stage.view(), Qt::Key_Right);
            QTest::keyClick(&stage.view(), Qt::Key_Return);
        }
        QVERIFY2(stage.model().isOver(), qPrintable(stage.model().phase()));
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }
};

int main(int argc, char** argv)
{
    // Where there is no graphics card, its stand-in takes most of the time; how it looks is not what is asked here.
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestViceroyGames test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_viceroy_games.moc"
