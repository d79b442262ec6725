// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_data.h"

#include "core/fields.h"
#include "core/session_of.h"
#include "viceroy/game.h"

#include <QtTest/QTest>

using namespace sandglass;
using core::Json;
using core::seatAt;

/// A match as headless mode, the host and the journal hold it: opened from a fixed set-up, spoken to in text.
class TestViceroySession : public QObject {
    Q_OBJECT

    const core::ShelfOf<viceroy::Game> m_shelf{test::viceroyCards()};

    /// Two seats, whose first cards (a corsair with a card, an ambassador with four gems) and first auction are fixed.
    std::unique_ptr<core::Session> opened() const
    {
        core::Opening opening;
        opening.options = R"({"seats": 2})";
        opening.seed = 5;
        opening.setup = R"({"seats": [{"hand": ["corsair", "prince"], "gems": {"blue": 2, "green": 2}},
                                      {"hand": ["ambassador", "spy"], "gems": {"red": 3}}],
                            "large": ["captain", "nobleman", "sorceress", "chancellor"], "small": ["druid"]})";
        auto session = m_shelf.open(opening);
        return session ? *std::move(session) : nullptr;
    }

    static std::string play(core::Session& session, int seat, const char* action)
    {
        const auto answer = session.submit(seatAt(seat), session.now(), action);
        if (!answer)
            return answer.error();
        return answer->refusal ? std::string(answer->refusal->word) : std::string();
    }

private Q_SLOTS:
    void aFixedSetUpIsPlayedInText()
    {
        auto session = opened();
        QVERIFY(session);
        QCOMPARE(play(*session, 0, "lay card=corsair"), "");
        QCOMPARE(play(*session, 0, "lay card=prince"), "alreadySealed");
        QCOMPARE(play(*session, 1, "lay card=ambassador"), "");
        QCOMPARE(play(*session, 0, "draw deck=small"), "");
        const Json drawn = Json::parse(session->describeState());
        QCOMPARE(drawn["seats"][0]["hand"].dump().find("druid") != std::string::npos, true);
        for (const char* gem : {"gem colour=blue", "gem colour=red", "gem colour=green", "gem colour=yellow"})
            QCOMPARE(play(*session, 1, gem), "");
        const Json state = Json::parse(session->describeState());
        QCOMPARE(state["phase"].get<std::string>(), "bidding");
        QCOMPARE(state["display"]["blue"]["below"].get<std::string>(), "captain");
        QCOMPARE(state["display"]["yellow"]["below"].get<std::string>(), "chancellor");
        QCOMPARE(state["seats"][1]["gems"]["red"].get<int>(), 4);
        QCOMPARE(session->legal(seatAt(0), 0), (std::vector<std::string>{"bid bid=blue", "bid bid=green", "pass"}));
        QCOMPARE(play(*session, 0, "bid bid=purple"), "'purple' is no bid");
        QCOMPARE(play(*session, 0, "bid bid=red"), "noGemOfColour");
    }

    void aViewInTextHidesWhatTheStateShows()
    {
        auto session = opened();
        play(*session, 0, "lay card=corsair");
        const Json view = Json::parse(session->describeView(seatAt(1)));
        QCOMPARE(view["seats"][0]["hand"].get<std::string>(), "hidden");
        QCOMPARE(view["seats"][0]["gems"].get<std::string>(), "hidden");
        QCOMPARE(view["seats"][0]["sealed"].get<std::string>(), "hidden");
        QCOMPARE(view["large"][0].get<std::string>(), "hidden");
        QCOMPARE(view["seats"][1]["gems"]["red"].get<int>(), 3);
        QVERIFY(session->describeView(seatAt(1)).find("corsair") == std::string::npos);
    }

    void whatASeatIsToldIsVeiled()
    {
        auto session = opened();
        play(*session, 0, "lay card=corsair");
        play(*session, 1, "lay card=ambassador");
        play(*session, 0, "draw deck=small");
        const auto mine = session->eventsSeenBy(seatAt(0));
        const auto theirs = session->eventsSeenBy(seatAt(1));
        QCOMPARE(mine.front().arguments.back().value, "druid");
        QCOMPARE(theirs.front().arguments.back().value, "hidden");
    }

    void aSealedChoiceMayBeTakenBackUntilItIsShown()
    {
        auto session = opened();
        play(*session, 0, "lay card=corsair");
        QVERIFY(!session->undo(seatAt(0), 0).refusal);
        QCOMPARE(play(*session, 0, "lay card=prince"), "");
        QCOMPARE(play(*session, 1, "lay card=ambassador"), "");
        QVERIFY(session->undo(seatAt(1), 0).refusal); // everybody has seen it
    }

    void aJournalContinuesWhereItWasLeft()
    {
        auto session = opened();
        play(*session, 0, "lay card=corsair");
        play(*session, 1, "lay card=ambassador");
        play(*session, 0, "draw deck=laws");
        const auto again = m_shelf.resume(session->journal());
        QVERIFY2(again, again ? "" : again.error().c_str());
        QCOMPARE((*again)->hash(), session->hash());
    }

    void theScoreSheetIsPartOfTheFinalState()
    {
        core::Opening opening;
        opening.options = R"({"seats": 1})";
        opening.seed = 9;
        auto session = m_shelf.open(opening).value();
        while (!session->isOver()) {
            const auto listed = session->legal(seatAt(0), 0);
            QVERIFY(!listed.empty());
            QCOMPARE(play(*session, 0, listed.back().c_str()), "");
        }
        const Json state = Json::parse(session->describeState());
        int sum = 0;
        for (const Json& line : state["scores"][0]["lines"])
            sum += line["points"].get<int>();
        QCOMPARE(sum, state["scores"][0]["total"].get<int>());
        QCOMPARE(session->ranking().size(), 1);
    }
};

QTEST_APPLESS_MAIN(TestViceroySession)
#include "tst_viceroy_session.moc"
