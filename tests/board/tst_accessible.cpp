// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who cannot see the table: every answer on a leaf has a role, a name in its seat's language, and is pressed by a
// screen reader as by a finger; so have the buttons of a mat.
#include "board/board_stage.h"
#include "support/strict_messages.h"

#include <QtGui/QAccessible>
#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;
using test::Board;
using test::BoardStage;

class TestAccessible : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        test::watchMessages();
        QAccessible::setActive(true);
    }

    void answersArePressedByAScreenReader_data() { test::eachBoard(); }
    void answersArePressedByAScreenReader()
    {
        const Board& board = test::boardOfRow();
        BoardStage stage(board, {{u"seatCount"_s, 2}, {u"moment"_s, QString()}});
        int pressed = 0;
        for (int move = 0; move < 600 && pressed < 5 && !stage.model().isOver(); ++move) {
            for (int seat = 0; seat < 2; ++seat) {
                QQuickItem* voice = stage.find(u"voice %1"_s.arg(seat));
                QQuickItem* button = voice ? stage.find(u"answer 0"_s, voice) : nullptr;
                if (!button)
                    continue;
                const QString expected = stage.model().handsOf(seat)->answers().first().text();
                QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(button);
                QVERIFY(heard);
                QCOMPARE(heard->role(), QAccessible::Button);
                QVERIFY(!heard->text(QAccessible::Name).isEmpty());
                QSignalSpy wanted(stage.model().handsOf(seat), &app::SeatHands::wanted);
                heard->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
                QCOMPARE(wanted.size(), 1);
                QCOMPARE(wanted.first()[1].toString(), expected);
                ++pressed;
            }
            stage.match().step();
            stage.match().wait(0);
            QCoreApplication::processEvents();
        }
        QVERIFY(pressed >= 3);
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }
};

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestAccessible test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_accessible.moc"
