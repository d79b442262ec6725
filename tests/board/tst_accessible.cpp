// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who cannot see the table: every answer on a leaf has a role, a name in its seat's language, and is pressed by a
// screen reader as by a finger; and so is everything else that a seat may do, wherever it lies on the table.
#include "board/board_stage.h"
#include "language/catalogue.h"
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

    static inline QStringList m_announced;

    static void hear(QAccessibleEvent* event)
    {
        if (event->type() == QAccessible::Announcement)
            m_announced.append(static_cast<QAccessibleAnnouncementEvent*>(event)->message());
    }

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
                if (!board.choice.isEmpty())
                    stage.model().handsOf(seat)->ask(board.choice);
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

    void everyOfferIsSpokenAndPressed_data() { test::eachBoard(); }
    void everyOfferIsSpokenAndPressed()
    {
        const Board& board = test::boardOfRow();
        BoardStage stage(board, {{u"seatCount"_s, 2}, {u"desk"_s, true}, {u"moment"_s, QString()}}, {640, 360});
        core::Random random(6);
        int pressed = 0;
        for (int move = 0; move < 400 && pressed < 60 && !stage.model().isOver(); ++move) {
            const int seat = static_cast<int>(random.below(2));
            stage.scene().setProperty("mine", seat);
            app::SeatHands* hands = stage.model().handsOf(seat);
            QQuickItem* list = stage.find(u"spoken"_s, stage.find(u"mat %1"_s.arg(seat)));
            QVERIFY(list);
            const QList<app::Offer> offers = hands->offers();
            QCOMPARE(offers.size(), hands->moves().size());
            if (offers.isEmpty()) {
                stage.match().step();
                stage.match().wait(0);
                continue;
            }
            const auto chosen = static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(offers.size())));
            QQuickItem* spoken = stage.find(u"spoken %1"_s.arg(chosen), list);
            QVERIFY(spoken);
            QVERIFY(!stage.find(u"spoken %1"_s.arg(offers.size()), list));
            QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(spoken);
            QCOMPARE(heard->role(), QAccessible::Button);
            const auto* words = list->property("words").value<const app::Catalogue*>();
            const auto names = list->property("names").toStringList();
            QCOMPARE(words->code(), stage.scene().property("languages").toStringList()[seat]);
            QCOMPARE(heard->text(QAccessible::Name), offers[chosen].meaning(words, names));
            const core::Hash before = stage.match().session()->hash();
            heard->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            QVERIFY2(stage.match().session()->hash() != before, qPrintable(offers[chosen].text()));
            ++pressed;
            if (stage.match().session()->wakeTime(stage.match().now()))
                stage.match().wait(700);
        }
        QVERIFY(pressed >= 60 || stage.model().isOver());
    }

    void whatTheOwnSeatIsToldIsAnnouncedOnADesktop_data() { test::eachBoard(); }
    void whatTheOwnSeatIsToldIsAnnouncedOnADesktop()
    {
        BoardStage stage(test::boardOfRow(), {{u"seatCount"_s, 2}, {u"moment"_s, QString()}, {u"desk"_s, true}});
        m_announced.clear();
        const auto before = QAccessible::installUpdateHandler(&TestAccessible::hear);
        stage.model().handsOf(0)->inform(app::toTell(u"play.hint.paused"_s));
        // What a rival is told is theirs alone.
        stage.model().handsOf(1)->inform(app::toTell(u"play.botPlays"_s));
        QAccessible::installUpdateHandler(before);
        const QString told = stage.find(u"words"_s, stage.find(u"voice 0"_s))->property("text").toString();
        QVERIFY(!told.isEmpty());
        QCOMPARE(m_announced, QStringList{told});
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
