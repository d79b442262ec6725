// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "coins.h"

#include "core/session_of.h"

#include <QtTest/QTest>

using namespace sandglass;
using coins::Game;
using core::seatAt;

/// Matches spoken to in text: what the headless mode, the host and the journal hold.
class TestSession : public QObject {
    Q_OBJECT

    const core::ShelfOf<Game> m_shelf{coins::CardSet{}};

    std::unique_ptr<core::Session> open(int seats = 3) const
    {
        return std::move(m_shelf.open({"{\"seats\":" + std::to_string(seats) + "}", 7}).value());
    }

private Q_SLOTS:
    void anActionIsTextAndItsEventsAreWords()
    {
        const auto session = open();
        const auto answer = session->submit(seatAt(1), 10, "take coin=4");
        QVERIFY(answer && !answer->refusal);
        QCOMPARE(answer->events.size(), 1u);
        QCOMPARE(std::string(answer->events[0].word), std::string("took"));
        QCOMPARE(answer->events[0].arguments[1].value, std::string("4"));
    }

    void textThatIsNoActionIsAnError()
    {
        QCOMPARE(open()->submit(seatAt(0), 0, "fly").error(), std::string("there is no 'fly'"));
    }

    void refusalsOfTheGameAndOfTheMatchLookAlike()
    {
        const auto session = open();
        QVERIFY(!session->submit(seatAt(0), 10, "take coin=4")->refusal);
        const auto taken = session->submit(seatAt(1), 2000, "take coin=4")->refusal;
        QCOMPARE(std::string(taken->section), std::string("coins"));
        QCOMPARE(std::string(taken->word), std::string("coinTaken"));
        QCOMPARE(std::string(taken->arguments[1].name), std::string("seat"));
        QCOMPARE(taken->arguments[1].value, std::string("0"));
        const auto late = session->submit(seatAt(1), 5, "take coin=5")->refusal;
        QCOMPARE(std::string(late->section), std::string("core"));
        QCOMPARE(std::string(late->word), std::string("timeRanBackwards"));
        QCOMPARE(std::string(session->undo(seatAt(1), 2000).refusal->word), std::string("nothingToUndo"));
    }

    void whoLostToPrivilegeIsToldToWhom()
    {
        const auto session = open();
        QVERIFY(!session->submit(seatAt(2), 10, "take coin=4")->refusal);
        const auto claim = session->submit(seatAt(0), 500, "take coin=4");
        QVERIFY(claim->rewound);
        QCOMPARE(claim->lost.size(), 1u);
        QCOMPARE(claim->lost[0].seat, seatAt(2));
        QCOMPARE(claim->lost[0].action, std::string("take coin=4"));
        QCOMPARE(std::string(claim->lost[0].notice.word), std::string("lostToPrivilege"));
        QCOMPARE(claim->lost[0].notice.arguments[0].value, std::string("0"));
        QVERIFY(claim->record.find(" by-privilege ") != std::string::npos);
    }

    void othersSeeThatSomethingWasDrawnButNotWhat()
    {
        const auto session = open();
        const auto drawn = session->submit(seatAt(1), 10, "draw");
        QVERIFY(drawn->events[0].arguments[1].value != "hidden");
        QCOMPARE(session->eventsSeenBy(seatAt(1))[0].arguments[1].value, drawn->events[0].arguments[1].value);
        QCOMPARE(session->eventsSeenBy(seatAt(0))[0].arguments[1].value, std::string("hidden"));
    }

    void nobodyIsToldWhatAllMayKnow()
    {
        const auto session = open();
        QVERIFY(!session->submit(seatAt(1), 10, "draw")->refusal);
        QCOMPARE(session->eventsSeenBy(core::nobody)[0].arguments[1].value, std::string("hidden"));
        QVERIFY(session->legal(core::nobody, 10).empty());
    }

    void aScoreSheetCountsWhatItsReaderMayKnow()
    {
        const auto session = open();
        const auto drawn = session->submit(seatAt(1), 10, "draw");
        QVERIFY(!session->submit(seatAt(1), 20, "take coin=4")->refusal);
        const int value = std::stoi(drawn->events[0].arguments[1].value);
        QVERIFY(value > 0);
        QCOMPARE(sumOf(session->score(seatAt(1))), value + 1);
        QCOMPARE(sumOf(session->scoreSeenBy(seatAt(1), seatAt(1))), value + 1);
        QCOMPARE(sumOf(session->scoreSeenBy(seatAt(0), seatAt(1))), 1);
        QCOMPARE(sumOf(session->scoreSeenBy(core::nobody, seatAt(1))), 1);
        QCOMPARE(std::string(session->score(seatAt(1))[0].word), std::string("coins"));
        QVERIFY(session->character(seatAt(1)).empty());
    }

    void aWrongOpeningSaysWhatIsWrong()
    {
        const auto many = m_shelf.open({R"({"seats":9})"});
        QCOMPARE(core::sentence(many.error()), std::string("options: seats: expected 2 to 5, found 9"));
        QCOMPARE(core::sentence(m_shelf.open({"nonsense"}).error()), std::string("options: no JSON at byte 2"));
    }

    void aMatchGoesOnWhereItsJournalEnds()
    {
        const auto session = open();
        QVERIFY(!session->submit(seatAt(2), 10, "take coin=4")->refusal);
        QVERIFY(!session->submit(seatAt(0), 500, "take coin=4")->refusal);
        QVERIFY(!session->submit(seatAt(1), 900, "take coin=5")->refusal);
        session->undo(seatAt(1), 950);
        const auto again = m_shelf.resume(session->journal());
        QVERIFY2(again, again ? "" : again.error().c_str());
        QCOMPARE((*again)->hash(), session->hash());
        for (const auto& one : {session.get(), again->get()})
            QVERIFY(!one->submit(seatAt(1), 1000, "take coin=6")->refusal);
        QCOMPARE((*again)->journal(), session->journal());
    }

    void onlyTheFirstRecordsIfAsked()
    {
        const auto session = open();
        QVERIFY(!session->submit(seatAt(0), 10, "take coin=4")->refusal);
        const core::Hash then = session->hash();
        QVERIFY(!session->submit(seatAt(0), 20, "take coin=5")->refusal);
        QCOMPARE((*m_shelf.resume(session->journal(), 1))->hash(), then);
    }

    void aJournalThatWouldReplayDifferentlyIsRefused()
    {
        core::JournalWriter writer;
        std::string text = writer.header({"coins", 1, 1, 7, 1000, R"({"seats":2})", "{}"});
        text += writer.record({.time = 10, .seat = 0, .action = "take coin=4"});
        text += writer.record({.kind = core::JournalRecord::Kind::State, .hash = 77});
        QCOMPARE(
            m_shelf.resume(text).error(), std::string("record 2: the state is not what it was when this was written"));
    }

    // What a change of rules has made impossible is said to be of other rules; what it has not goes on.
    void aJournalOfOtherRulesIsRefusedAsSuch()
    {
        const auto journal = [](int revision, const char* action) {
            core::JournalWriter writer;
            std::string text = writer.header({"coins", revision, 1, 7, 1000, R"({"seats":2})", "{}"});
            text += writer.record({.time = 10, .seat = 0, .action = action});
            return text;
        };
        QCOMPARE(m_shelf.resume(journal(0, "toss 4")).error(),
            std::string("the journal was played by older rules (revision 0, not 1); record 1: there is no 'toss'"));
        QCOMPARE(m_shelf.resume(journal(2, "take 9")).error(),
            std::string("the journal was played by newer rules (revision 2, not 1); record 1: '9' is no coin"));
        QVERIFY(m_shelf.resume(journal(0, "take 4")));
    }

    void aSetUpOfOtherRulesIsRefusedAsSuch()
    {
        const auto refusal = [&](int revision) {
            return m_shelf.resume(core::JournalWriter().header({"coins", revision, 1, 7, 1000, R"({"seats":9})", "{}"}))
                .error();
        };
        QCOMPARE(refusal(0),
            std::string("the journal was played by older rules (revision 0, not 1); options: seats: expected 2 to 5, "
                        "found 9"));
        QCOMPARE(refusal(1), std::string("options: seats: expected 2 to 5, found 9"));
    }

    void aJournalOfAnotherGameOrCardSetIsExplained()
    {
        const auto header = [](const std::string& game, core::Hash cards) {
            return core::JournalWriter().header({game, 1, cards, 7, 1000, R"({"seats":2})", "{}"});
        };
        QCOMPARE(m_shelf.resume(header("chess", 1)).error(), std::string("the journal is of chess, not of coins"));
        QCOMPARE(
            m_shelf.resume(header("coins", 2)).error(), std::string("the journal was played with another card set"));
    }

    void notesTravelWithTheMatch()
    {
        const auto session = open();
        QVERIFY(!session->submit(seatAt(0), 10, "take coin=4")->refusal);
        QVERIFY(session->note("clock 900").starts_with("note clock 900 #"));
        QCOMPARE((*m_shelf.resume(session->journal()))->journal(), session->journal());
    }

    void otherCardsAreTriedAndSaid()
    {
        core::JournalWriter writer;
        std::string text = writer.header({"coins", 3, 2, 7, 1000, R"({"seats":2})", "{}"});
        text += writer.record({.time = 10, .seat = 0, .action = "take coin=4"});
        const auto salvage = m_shelf.salvage(text);
        QVERIFY(salvage);
        QVERIFY(!salvage->sameCards && !salvage->sameRules && salvage->difference.empty());
        QCOMPARE(salvage->records, 1u);
        QVERIFY((*salvage).session->submit(seatAt(1), 2000, "take coin=4")->refusal);
    }

    void whatComesOutDifferentlyIsCutBackToTheLastHashThatAgrees()
    {
        const auto session = open(2);
        QVERIFY(!session->submit(seatAt(0), 10, "take coin=4")->refusal);
        const core::Hash agreed = session->hash();
        core::JournalWriter writer;
        std::string text = writer.header({"coins", 1, 1, 7, 1000, R"({"seats":2})", "{}"});
        text += writer.record({.time = 10, .seat = 0, .action = "take coin=4"});
        text += writer.record({.kind = core::JournalRecord::Kind::State, .hash = agreed});
        text += writer.record({.time = 20, .seat = 0, .action = "take coin=5"});
        text += writer.record({.time = 5000, .seat = 1, .action = "take coin=5"});
        const auto salvage = m_shelf.salvage(text);
        QVERIFY(salvage);
        QCOMPARE(salvage->records, 2u);
        QCOMPARE(salvage->session->hash(), agreed);
        QCOMPARE(salvage->difference, std::string("record 4: 'take 5' is no longer accepted as it was"));
    }

    void hashesStandInTheJournalEverySoOften()
    {
        const auto session = open();
        for (int i = 0; i < 40; ++i) {
            QVERIFY(!session->submit(seatAt(0), i, "take coin=4")->refusal);
            session->undo(seatAt(0), i);
        }
        QVERIFY(session->journal().find("\nstate ") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestSession)
#include "tst_session.moc"
