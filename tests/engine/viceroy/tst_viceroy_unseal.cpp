// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_data.h"
#include "golden_game.h"
#include "scene.h"

#include "core/session_of.h"
#include "viceroy/pyramid.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace sandglass;
using core::seatAt;
using test::Scene;
using test::viceroyCards;

/// Choices that are taken back before all have chosen, refusals of those who have no choice, and the places that a
/// card may be laid on whatever it costs.
class TestViceroyUnseal : public QObject {
    Q_OBJECT

    static Scene bidding()
    {
        Scene scene{"corsair", "ambassador", "spy"};
        scene.gems(0, 1, 1, 0, 0).gems(1, 1, 0, 0, 0).gems(2, 0, 1, 0, 0);
        return scene.show("blue", "below", "captain").show("red", "below", "prince").round(1).auction();
    }

private Q_SLOTS:
    void aBidIsTakenBackAlsoWhenOthersHaveBidSince()
    {
        Scene scene = bidding();
        scene.play(0, "bid bid=blue");
        scene.play(1, "bid bid=blue");
        QCOMPARE(scene.refused(0, "bid bid=red"), "alreadySealed");
        QCOMPARE(scene.legal(0), QStringList{"unseal"});
        QCOMPARE(scene.play(0, "unseal"), QStringList{"unsealed seat=0"});
        QCOMPARE(scene.asked(0), "bid");
        scene.play(0, "bid bid=red");
        const QStringList events = scene.play(2, "pass");
        QVERIFY(events.contains("cardWon seat=0 card=prince") && events.contains("cardWon seat=1 card=captain"));
    }

    void theLastToSealOpensAllFists()
    {
        Scene scene = bidding();
        scene.play(0, "bid bid=blue");
        scene.play(1, "bid bid=blue");
        scene.play(2, "pass");
        QCOMPARE(scene.refused(0, "unseal"), "nothingSealed");
    }

    void whoHasNotChosenHasNothingToTakeBack()
    {
        Scene scene = bidding();
        QCOMPARE(scene.refused(0, "unseal"), "nothingSealed");
    }

    void aCardToBuildIsTakenBack()
    {
        Scene scene{"corsair", "ambassador"};
        scene.hand(0, {"census", "patronage1"}).round(1).development();
        scene.play(0, "play card=census");
        scene.play(0, "unseal");
        QCOMPARE(scene.asked(0), "play");
        scene.play(0, "pass");
        scene.play(0, "unseal");
        scene.play(0, "play card=patronage1");
        QVERIFY(scene.play(1, "pass").contains("cardShown seat=0 card=patronage1"));
    }

    void aFirstCardIsTakenBackWithTheOneThatStays()
    {
        for (const bool four : {false, true}) {
            const viceroy::Options options{3, 0, four, false};
            viceroy::State state = *viceroy::setup(viceroyCards(), options, 5);
            const viceroy::State before = state;
            const auto play = [&](int seat, const viceroy::Action& action) {
                QVERIFY(viceroy::apply(viceroyCards(), state, {seatAt(seat), 0, action}));
                const auto wrong = viceroy::invariants(viceroyCards(), state);
                QVERIFY2(!wrong, wrong.value_or("").c_str());
            };
            for (const int seat : {0, 1})
                for (int step = 0; step < (four ? 2 : 1); ++step)
                    play(seat, viceroy::legal(viceroyCards(), state, seatAt(seat))[0]);
            play(0, core::say(viceroy::Verb::Unseal));
            play(1, core::say(viceroy::Verb::Unseal));
            QVERIFY(core::sameBytes(state, before));
        }
    }

    // A command like any other: the journal and a replay need nothing new.
    void theJournalTellsIt()
    {
        const core::ShelfOf<viceroy::Game> shelf{viceroyCards()};
        const auto session = shelf.open({R"({"seats": 3})", 3}).value();
        const auto lay = [&](int seat, std::size_t which) {
            QVERIFY(session->submit(seatAt(seat), 0, session->legal(seatAt(seat), 0)[which]));
        };
        lay(0, 0);
        lay(1, 0);
        QVERIFY(session->submit(seatAt(0), 0, "unseal"));
        lay(0, 1);
        lay(2, 0);
        const auto replayed = shelf.resume(session->journal());
        QVERIFY2(replayed, replayed ? "" : replayed.error().c_str());
        QCOMPARE((*replayed)->hash(), session->hash());
    }

    void refusalsSayWhyOneIsOut()
    {
        Scene scene = bidding();
        scene.play(0, "bid bid=blue");
        scene.play(1, "bid bid=blue");
        scene.play(2, "pass");
        while (scene.asked(2) == "takeGem")
            scene.play(2, "gem colour=yellow");
        QCOMPARE(scene.asked(0), "bid");
        QCOMPARE(scene.refused(2, "bid bid=red"), "passedAuction");
        Scene away = bidding();
        away.state.inPhase = 0b110;
        away.state.away = 0b001;
        away.state.players[0].decision = {};
        away.state.pending = 0b110;
        QCOMPARE(away.refused(0, "bid bid=red"), "staysAway");
    }

    void anInfiniteGemCannotBeBid()
    {
        Scene scene{"corsair", "ambassador"};
        scene.token(0, "corsair", "infiniteBlue").show("blue", "below", "captain").round(1).auction();
        QCOMPARE(scene.refused(0, "bid bid=blue"), "infiniteIsNoBid colour=blue");
        QCOMPARE(scene.refused(1, "bid bid=blue"), "noGemOfColour colour=blue");
    }

    // With all gems of the world, what can be paid is what the rules leave open.
    void openPlacesAreThoseOfARichSeat()
    {
        int compared = 0;
        for (core::Seed seed = 1; seed <= 12; ++seed)
            test::watchSteadily(viceroyCards(), {2, 0}, seed,
                [&](const viceroy::State& state, core::Seat seat, const viceroy::Actions&, core::Random&) {
                    if (viceroy::player(state, seat).decision.ask != viceroy::Ask::Place)
                        return true;
                    viceroy::State rich = state;
                    viceroy::player(rich, seat).gems.fill(90);
                    const auto all = viceroy::legal(viceroyCards(), rich, seat);
                    const auto open =
                        viceroy::openPlacesFor(viceroyCards(), viceroy::player(state, seat).pyramid, state.play.card);
                    compared += open.size();
                    return std::ranges::equal(open, all, {}, [](const viceroy::Place& place) {
                        return core::say(viceroy::Verb::Place, place.level, place.column);
                    }) || (QTest::qFail("other places", __FILE__, __LINE__), false);
                });
        QVERIFY(compared > 100);
    }

    void aLawThatReplacesACardHasNoPlaceOfItsOwn()
    {
        Scene scene{"corsair", "ambassador"};
        for (std::size_t law = viceroy::characterCount; law < viceroy::cardCount; ++law) {
            const auto effect = viceroyCards().cards[law].effect;
            const bool replaces =
                effect == viceroy::LawEffect::ReplaceCard || effect == viceroy::LawEffect::DoubleTokens;
            const auto open = viceroy::openPlacesFor(
                viceroyCards(), scene.state.players[0].pyramid, static_cast<viceroy::CardIndex>(law));
            QCOMPARE(open.empty(), replaces);
        }
    }
};

QTEST_APPLESS_MAIN(TestViceroyUnseal)
#include "tst_viceroy_unseal.moc"
