// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene.h"

#include <QtTest/QTest>

using namespace sandglass;
using core::seatAt;
using test::viceroyCards;
using viceroy::Phase;

/// Set-ups of which the caller fixes a part: every part.
class TestViceroyArrange : public QObject {
    Q_OBJECT

    static viceroy::State arranged(const char* wish, viceroy::Options options = {2, 0})
    {
        const auto state = viceroy::arrange(viceroyCards(), options, 1, wish);
        if (!state)
            QTest::qFail(core::sentence(state.error()).c_str(), __FILE__, __LINE__);
        return state.value_or(viceroy::State{});
    }

    static viceroy::CardIndex card(const char* id)
    {
        return static_cast<viceroy::CardIndex>(viceroyCards().number("card", id));
    }

    static QStringList legal(const viceroy::State& state, int seat)
    {
        QStringList listed;
        for (const auto& action : viceroy::legal(viceroyCards(), state, seatAt(seat)))
            listed << QString::fromStdString(core::text<viceroy::Verb>(viceroy::verbs, action, viceroyCards()));
        return listed;
    }

    static QStringList play(viceroy::State& state, int seat, const char* action)
    {
        const auto parsed = core::parse<viceroy::Verb>(viceroy::verbs, action, viceroyCards());
        const auto events = viceroy::apply(viceroyCards(), state, {seatAt(seat), 0, parsed.value()});
        if (!events)
            return {"refused"};
        QStringList told;
        for (const auto& event : *events)
            told << QString::fromStdString(core::text<viceroy::EventKind>(viceroy::events, event, viceroyCards()));
        return told;
    }

private Q_SLOTS:
    void anEmptyWishFixesNothing()
    {
        for (const viceroy::Options options : {viceroy::Options{1, 3}, {2, 0}, {3, 1}, {4, 0}})
            for (const char* wish : {"{}", R"({"seats": [{}]})", R"({"phase": "firstCard"})"})
                QVERIFY(core::sameBytes(viceroy::setup(viceroyCards(), options, 1).value(), arranged(wish, options)));
    }

    void theDealCanBeFixed()
    {
        const auto state = arranged(R"({
            "seats": [{"hand": ["captain", "prince", "census", "patronage1", "patronage2"],
                       "gems": {"blue": 3, "yellow": 1}, "attacks": 2},
                      {"hand": ["spy"]}],
            "large": ["nobleman", "sorceress"], "small": ["druid"], "laws": ["homeGuard"]})");
        const auto& first = state.players[0];
        QVERIFY(first.hand.has(card("captain")) && first.hand.has(card("prince")) && first.hand.has(card("census")));
        QCOMPARE(first.gems, (viceroy::Gems{3, 0, 0, 1}));
        QCOMPARE(int(first.attacks), 2);
        QVERIFY(state.players[1].hand.has(card("spy")));
        QCOMPARE(int(state.players[1].handCharacters), 2); // the other is dealt
        QCOMPARE(state.large.back(), card("nobleman"));
        QCOMPARE(state.large[state.large.size() - 2], card("sorceress"));
        QCOMPARE(state.small.back(), card("druid"));
        QCOMPARE(state.laws.back(), card("homeGuard"));
        QCOMPARE(state.large.size(), 48);
        QCOMPARE(state.small.size(), 12);
    }

    void anAuctionCanBeFixed()
    {
        auto state = arranged(R"({"phase": "bidding", "round": 3, "subround": 2, "inPhase": [1],
            "display": {"blue": {"above": "captain", "below": "prince"}, "red": {"below": "spy"}},
            "seats": [{"gems": {"red": 1}}, {"hand": [], "gems": {"blue": 1}, "attacks": 1}]})");
        QCOMPARE(state.phase, Phase::Bidding);
        QCOMPARE(int(state.round), 3);
        QCOMPARE(int(state.subround), 2);
        QCOMPARE(state.large.size(), 48 - 4 * 3);
        QCOMPARE(legal(state, 1), (QStringList{"bid bid=blue", "bid bid=attack", "pass"}));
        QCOMPARE(legal(state, 0), QStringList{});
        play(state, 1, "bid bid=blue");
        QCOMPARE(legal(state, 1), (QStringList{"take colour=blue pile=above", "take colour=blue pile=below"}));
    }

    void withoutADisplayFourNewCardsLieThere()
    {
        const auto state = arranged(R"({"phase": "bidding"})");
        QCOMPARE(int(state.round), 1);
        for (const auto& piles : state.display) {
            QCOMPARE(piles[0], viceroy::noCard);
            QVERIFY(piles[1] != viceroy::noCard);
        }
        QCOMPARE(state.large.size(), 44);
        QCOMPARE(state.small.size(), 12);
        for (int seat = 0; seat < 2; ++seat) { // as after the set-up
            QCOMPARE(state.players[static_cast<std::size_t>(seat)].pyramid.laid.count(), 1);
            QCOMPARE(int(state.players[static_cast<std::size_t>(seat)].handCharacters), 1);
            QCOMPARE(int(state.players[static_cast<std::size_t>(seat)].handLaws), 3);
        }
        // In the last round no new cards come after the auction.
        const auto last = arranged(R"({"phase": "picking", "round": 12})");
        QCOMPARE(last.large.size(), 0);
        QCOMPARE(last.display[0][1], viceroy::noCard);
    }

    void sealedChoicesCanBeFixed()
    {
        auto bids = arranged(R"({"phase": "bidding", "round": 2, "display": {"red": {"below": "spy"}},
            "seats": [{"sealed": "red", "gems": {"red": 1}}, {"gems": {"red": 1}}]})");
        QCOMPARE(legal(bids, 0), QStringList{"unseal"});
        QVERIFY(play(bids, 1, "bid bid=red").contains("bidLost seat=0 bid=red"));
        auto cards = arranged(R"({"phase": "picking", "round": 2,
            "seats": [{"sealed": "census", "hand": ["census"]}, {"hand": ["captain"], "gems": {"green": 1}}]})");
        QVERIFY(play(cards, 1, "play card=captain").contains("cardShown seat=0 card=census"));
        auto first = arranged(R"({"seats": [{"hand": ["spy"], "sealed": "spy"}, {"hand": ["prince"]}]})");
        QVERIFY(play(first, 1, "lay card=prince").contains("firstCardLaid seat=0 card=spy"));
    }

    void aPyramidCanBeFixed()
    {
        auto state = arranged(R"({"phase": "picking", "round": 4, "seats": [{
            "pyramid": [{"card": "corsair", "level": 1, "column": 0, "tokens": ["magic", "infiniteBlue"]},
                        {"card": "prince", "level": 1, "column": 1},
                        {"card": "royalTreasury", "level": 2, "column": 0, "gems": {"red": 2}},
                        {"card": "secretService", "level": 1, "column": -1, "tucked": ["spy", "census"]}],
            "hand": ["captain"], "gems": {"green": 2, "blue": 1, "yellow": 1}, "infiniteUsed": {"blue": 0}}]})");
        const auto& one = state.players[0];
        QCOMPARE(int(one.pyramid.height), 2);
        QCOMPARE(int(one.pyramid.left), -1);
        QCOMPARE(int(one.pyramid.infinite[0]), 1);
        QCOMPARE(int(state.hoards[0].gems[1]), 2);
        QCOMPARE(state.hoards[0].card, card("royalTreasury"));
        QCOMPARE(int(state.host[card("spy")]), card("secretService") + 1);
        QCOMPARE(int(state.reserve[1]), 8 - 2 - state.players[1].gems[1]);
        play(state, 0, "play card=captain");
        play(state, 1, "pass");
        QCOMPARE(legal(state, 0),
            (QStringList{"place level=1 column=-2", "place level=1 column=2", "place level=2 column=-1"}));
        QVERIFY(play(state, 0, "place level=2 column=-1").isEmpty()); // the infinite gem is asked for
        QCOMPARE(legal(state, 0), (QStringList{"discount count=0", "discount count=1"}));
    }

    void infiniteGemsThatWereUsedAreUsed()
    {
        auto state = arranged(R"({"phase": "picking", "round": 2, "subround": 2, "seats": [{
            "pyramid": [{"card": "corsair", "level": 1, "column": 0, "tokens": ["infiniteGreen"]}],
            "hand": ["captain"], "gems": {}, "infiniteUsed": {"green": 1}}]})");
        QCOMPARE(legal(state, 0), QStringList{"pass"}); // the captain costs a green gem
    }

    void decksCanBeShortened()
    {
        const auto state = arranged(
            R"({"phase": "picking", "round": 5, "small": ["spy"], "smallSize": 1, "lawsSize": 0, "discard": ["prince"]})");
        QCOMPARE(state.small.size(), 1);
        QCOMPARE(state.small.back(), card("spy"));
        QCOMPARE(state.laws.size(), 0);
        QVERIFY(state.discard.has(card("prince")));
        QCOMPARE(state.large.size(), 48 - 4 * 6);
    }

    void handsCanBeCounted()
    {
        const auto state =
            arranged(R"({"phase": "bidding", "seats": [{"hand": ["spy"], "characters": 4, "laws": 2}, {"hand": []}]})");
        QVERIFY(state.players[0].hand.has(card("spy")));
        QCOMPARE(int(state.players[0].handCharacters), 4);
        QCOMPARE(int(state.players[0].handLaws), 2);
        QVERIFY(state.players[1].hand.empty());
    }

    void virtualOpponentsCanBeFixed()
    {
        auto state = arranged(R"({"phase": "settling", "round": 2, "actor": 0, "virtualsIn": ["first", "second"],
            "virtualBids": ["blue", "red", "green"], "strays": ["first"],
            "display": {"yellow": {"above": "spy", "below": "prince"}}, "inPhase": [], "play": {"step": "strays"},
            "seats": [{"ask": "strayCard"}]})",
            {1, 3});
        QCOMPARE(
            legal(state, 0), (QStringList{"discard colour=yellow pile=above", "discard colour=yellow pile=below"}));
        QVERIFY(play(state, 0, "discard colour=yellow pile=above").contains("virtualTook opponent=first card=spy"));
        const auto bidding = arranged(R"({"phase": "bidding", "virtualsIn": ["second"]})", {1, 3});
        QCOMPARE(int(bidding.virtualsIn), 2);
        QCOMPARE(int(arranged(R"({"phase": "bidding"})", {1, 3}).virtualsIn), 7);
    }

    void whoeverSkipsTheNextAuctionCanBeFixed()
    {
        auto state = arranged(
            R"({"phase": "picking", "round": 2, "subround": 3, "skipping": [1], "seats": [{"sealed": "pass"}, {}]})");
        QVERIFY(play(state, 1, "pass").contains("auctionSkipped seat=1"));
        QCOMPARE(legal(state, 1), QStringList{});
    }

    void aCardInPlayCanBeFixed()
    {
        auto state = arranged(R"({"phase": "playing", "round": 3, "actor": 1, "playing": "callToArms",
            "play": {"step": "law", "level": 1, "column": 1}, "inPhase": [1],
            "seats": [{}, {"sealed": "callToArms", "ask": "lawOption",
                "pyramid": [{"card": "corsair", "level": 1, "column": 0}, {"card": "callToArms", "level": 1, "column": 1}]}]})");
        QCOMPARE(legal(state, 1), (QStringList{"choose option=attack", "choose option=points", "choose option=gems"}));
        QVERIFY(play(state, 1, "choose option=points").contains("tokenGained seat=1 card=callToArms token=points6"));
    }

    void anAgreementInTheMakingCanBeFixed()
    {
        auto state = arranged(R"({"phase": "settling", "round": 3, "actor": 1,
            "display": {"green": {"above": "spy", "below": "prince"}}, "play": {"step": "colours", "cursor": 3},
            "seats": [{"sealed": "green"},
                      {"sealed": "green", "ask": "answer", "about": {"colour": "green", "partner": 0, "pile": "above"}}]})");
        QCOMPARE(legal(state, 1), (QStringList{"accept", "propose pile=above", "decline"}));
        const QStringList told = play(state, 1, "accept");
        QVERIFY(told.contains("cardWon seat=0 card=spy") && told.contains("cardWon seat=1 card=prince"));
    }

    void theEndCanBeFixed()
    {
        auto state = arranged(R"({"phase": "recolouring", "seats": [{"gems": {"red": 4, "blue": 1},
            "pyramid": [{"card": "corsair", "level": 1, "column": 0}, {"card": "herbalist", "level": 1, "column": 1},
                        {"card": "nobleman", "level": 2, "column": 0}]}, {}]})");
        QCOMPARE(int(state.round), 12);
        QCOMPARE(state.large.size(), 0);
        QVERIFY(legal(state, 0).contains("recolour level=2 column=0 colour=red"));
        QCOMPARE(legal(state, 1), QStringList{}); // nothing but its first card
        const auto over = arranged(R"({"phase": "finished", "seats": [{
            "pyramid": [{"card": "corsair", "level": 1, "column": 0, "tokens": ["points12", "points8"]}]}, {}]})");
        QCOMPARE(viceroy::scoreOf(viceroyCards(), over, seatAt(0)).total, 20);
    }

    void aReserveThatAgreesIsFine()
    {
        const auto state = arranged(
            R"({"phase": "bidding", "seats": [{"gems": {"blue": 5}}, {"gems": {"red": 8}}],
                "reserve": {"blue": 3, "red": 0, "green": 8}, "box": {"blue": 8}})");
        QCOMPARE(state.reserve, (viceroy::Gems{3, 0, 8, 8}));
    }
};

QTEST_APPLESS_MAIN(TestViceroyArrange)
#include "tst_viceroy_arrange.moc"
