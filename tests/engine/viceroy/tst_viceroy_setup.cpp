// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene.h"

#include <QtTest/QTest>

#include <set>

using namespace sandglass;
using core::seatAt;
using test::viceroyCards;
using viceroy::Verb;

/// Rulebook: "Příprava hry".
class TestViceroySetup : public QObject {
    Q_OBJECT

    static viceroy::State dealt(int seats, int virtuals = 0, core::Seed seed = 1)
    {
        return viceroy::setup(viceroyCards(), {seats, virtuals}, seed).value();
    }

    static viceroy::CardIndex card(const char* id)
    {
        return static_cast<viceroy::CardIndex>(viceroyCards().number("card", id));
    }

    static QStringList lay(viceroy::State& state, int seat, const char* id)
    {
        QStringList told;
        const auto result = viceroy::apply(viceroyCards(), state, {seatAt(seat), 0, core::say(Verb::Lay, card(id))});
        if (!result)
            return told;
        for (const auto& event : *result)
            told << QString::fromStdString(core::text<viceroy::EventKind>(viceroy::events, event, viceroyCards()));
        return told;
    }

private Q_SLOTS:
    void gemsAndDecksDependOnTheSeats_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("inPlay");
        QTest::addColumn<int>("reserve");
        QTest::addColumn<int>("small");
        QTest::addColumn<int>("laws");
        QTest::newRow("one") << 1 << 16 << 10 << 14 << 21;
        QTest::newRow("two") << 2 << 32 << 20 << 12 << 18;
        QTest::newRow("three") << 3 << 48 << 30 << 10 << 15;
        QTest::newRow("four") << 4 << 64 << 40 << 8 << 12;
    }
    void gemsAndDecksDependOnTheSeats()
    {
        QFETCH(int, seats);
        QFETCH(int, inPlay);
        QFETCH(int, reserve);
        QFETCH(int, small);
        QFETCH(int, laws);
        const auto state = dealt(seats, seats == 1 ? 1 : 0);
        int held = 0;
        for (int i = 0; i < seats; ++i) {
            const auto& player = state.players[static_cast<std::size_t>(i)];
            QCOMPARE(viceroy::total(player.gems), 6);
            for (const int gems : player.gems)
                QVERIFY(gems <= 2);
            QCOMPARE(int(player.handCharacters), 2);
            QCOMPARE(int(player.handLaws), 3);
            held += 6;
        }
        QCOMPARE(viceroy::total(state.reserve), reserve);
        QCOMPARE(viceroy::total(state.reserve) + held, inPlay);
        QCOMPARE(state.large.size(), 48);
        QCOMPARE(state.small.size(), small);
        QCOMPARE(state.laws.size(), laws);
    }

    void whoMayPlay_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("virtuals");
        QTest::addColumn<bool>("allowed");
        for (int seats = 0; seats <= 5; ++seats)
            for (int virtuals = 0; virtuals <= 4; ++virtuals)
                QTest::addRow("%d and %d virtual", seats, virtuals)
                    << seats << virtuals
                    << (seats >= 1 && seats <= 4 && seats + virtuals <= 4 && (seats > 1 || virtuals > 0));
    }
    void whoMayPlay()
    {
        QFETCH(int, seats);
        QFETCH(int, virtuals);
        QFETCH(bool, allowed);
        QCOMPARE(viceroy::setup(viceroyCards(), {seats, virtuals}, 1).has_value(), allowed);
    }

    void theSameSeedDealsTheSame()
    {
        QVERIFY(core::sameBytes(dealt(3, 0, 7), dealt(3, 0, 7)));
        QVERIFY(!core::sameBytes(dealt(3, 0, 7), dealt(3, 0, 8)));
    }

    void theTwoReturnedGemsAreRandom()
    {
        std::set<viceroy::Gems> seen;
        for (core::Seed seed = 1; seed < 200; ++seed)
            seen.insert(dealt(2, 0, seed).players[0].gems);
        QCOMPARE(seen.size(), std::size_t{10}); // four with two of one colour, six with two colours
    }

    void firstCardsAreShownTogetherAndRewardedLowestFirst()
    {
        auto state = viceroy::arrange(viceroyCards(), {2, 0}, 1,
            R"({"seats": [{"hand": ["ambassador", "prince"]}, {"hand": ["corsair", "spy"]}]})")
                         .value();
        QCOMPARE(lay(state, 0, "ambassador"), QStringList{"sealed seat=0"});
        QVERIFY(state.players[0].pyramid.laid.empty());
        const QStringList events = lay(state, 1, "corsair");
        QVERIFY(events.contains("firstCardLaid seat=0 card=ambassador"));
        QCOMPARE(test::only(events, "cardDisplayed").size(), 4);
        QVERIFY(events.contains("lawsDealt seat=1 count=3"));
        // The corsair (1) draws a card before the ambassador (2) takes four gems; laying them was free.
        QCOMPARE(state.players[1].decision.ask, viceroy::Ask::Draw);
        QCOMPARE(state.players[0].decision.ask, viceroy::Ask::Nothing);
        QCOMPARE(viceroy::total(state.players[0].gems), 6);
        QVERIFY(viceroy::apply(viceroyCards(), state, {seatAt(1), 0, core::say(Verb::Draw, viceroy::Deck::Small)}));
        QCOMPARE(state.players[0].decision.ask, viceroy::Ask::TakeGem);
        for (int i = 0; i < 4; ++i)
            QVERIFY(viceroy::apply(viceroyCards(), state, {seatAt(0), 0, core::say(Verb::Gem, i)}));
        QCOMPARE(state.phase, viceroy::Phase::Bidding);
        QCOMPARE(int(state.round), 1);
        QVERIFY(state.players[0].hand.has(card("prince")) && state.players[1].hand.has(card("spy")));
    }

    void onlyADealtCharacterBeginsAPyramid()
    {
        auto state =
            viceroy::arrange(viceroyCards(), {2, 0}, 1, R"({"seats": [{"hand": ["ambassador", "prince", "census"]}]})")
                .value();
        for (const char* id : {"captain", "census"}) {
            const auto result = viceroy::apply(viceroyCards(), state, {seatAt(0), 0, core::say(Verb::Lay, card(id))});
            QVERIFY(!result);
            QCOMPARE(result.error().code, viceroy::Refusal::NotInHand);
        }
    }

    void nobodySeesTheirLawsBeforeTheFirstCardIsChosen()
    {
        const auto state = dealt(2);
        QCOMPARE(viceroy::view(state, seatAt(0)).known.players[0].hand.words[1], 0u);
        QCOMPARE(std::popcount(viceroy::view(state, seatAt(0)).known.players[0].hand.words[0]), 2);
    }

    void optionsSurviveBeingWritten()
    {
        for (const viceroy::Options options :
            {viceroy::Options{1, 3}, {2, 0}, {3, 1}, {4, 0, true, false}, {2, 0, false, true}})
            QCOMPARE(viceroy::readOptions(viceroy::describeOptions(options)).value(), options);
        QCOMPARE(viceroy::readOptions(R"({"seats": 1})").value(), (viceroy::Options{1, 1}));
        QVERIFY(!viceroy::readOptions(R"({"seats": 4, "virtuals": 1})"));
        QVERIFY(!viceroy::readOptions(R"({"seats": 5})"));
        QVERIFY(!viceroy::readOptions(R"({"cardsForGems": 1})"));
        QVERIFY(!viceroy::readOptions("[]"));
    }
};

QTEST_APPLESS_MAIN(TestViceroySetup)
#include "tst_viceroy_setup.moc"
