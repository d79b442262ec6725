// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_data.h"
#include "golden_game.h"
#include "situations.h"

#include "core/fields.h"
#include "core/hash.h"
#include "viceroy/game.h"

#include <QtTest/QTest>

#include <functional>
#include <map>

using namespace sandglass;
using core::Json;
using viceroy::Game;

namespace {

constexpr std::array<viceroy::Options, 7> tables{{{1, 1}, {1, 3}, {2, 0}, {2, 2}, {3, 1}, {4, 0}, {3, 0, true, true}}};

/// Every state of games on all tables, played by players who build high and meet every decision.
void everyState(int games, const std::function<void(const viceroy::State&, const viceroy::Options&)>& look)
{
    const auto& cards = test::viceroyCards();
    for (core::Seed seed = 1; seed <= static_cast<core::Seed>(games * test::soakFactor()); ++seed) {
        const viceroy::Options& options = tables[seed % tables.size()];
        const auto last = test::watchSteadily(
            cards, options, seed, [&](const viceroy::State& state, core::Seat, const viceroy::Actions&, core::Random&) {
                look(state, options);
                return !QTest::currentTestFailed();
            });
        if (QTest::currentTestFailed())
            return;
        look(last, options);
    }
}

} // namespace

/// A set-up has the form that a state is told in: any situation can be begun anew, and none that cannot be.
class TestViceroyArrangeAny : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStateCanBeBegunAnew()
    {
        std::map<viceroy::Ask, int> met;
        int turn = 0;
        everyState(1600, [&](const viceroy::State& state, const viceroy::Options& options) {
            bool rare = false;
            for (const viceroy::Player& one : state.players)
                rare |= ++met[one.decision.ask] < 20;
            if (rare || ++turn % 200 == 0) // questions that come up all the time need no more than a part of them
                test::beginsAnew<Game>(test::viceroyCards(), state, options);
        });
        for (std::size_t ask = 0; ask < viceroy::askWords.size(); ++ask)
            QVERIFY2(met.contains(static_cast<viceroy::Ask>(ask)), viceroy::askWords[ask].data());
    }

    // What a seat may know is no set-up: it says so instead of guessing.
    void aViewIsNoSetUp()
    {
        const auto& cards = test::viceroyCards();
        const auto state = *Game::setup(cards, {2, 0}, 3);
        const auto view = viceroy::describe(cards, viceroy::view(state, core::seatAt(0)).known);
        QVERIFY(!viceroy::arrange(cards, {2, 0}, 3, view));
    }

    // Whatever is spoilt in a text: it is refused, or it is a situation that can be played to its end.
    void whatIsAcceptedCanBePlayed()
    {
        const auto& cards = test::viceroyCards();
        test::Subject<Game> subject;
        subject.cards = cards;
        core::Random random(7);
        int accepted = 0;
        int refused = 0;
        everyState(18, [&](const viceroy::State& state, const viceroy::Options& options) {
            if (random.below(4) != 0)
                return;
            const std::string whole = viceroy::describe(cards, state);
            Json json = Json::parse(whole);
            test::damage(json, random);
            const std::string text = json.dump();
            auto arranged = viceroy::arrange(cards, options, random.next(), text);
            if (!arranged) {
                ++refused;
                QVERIFY(!arranged.error().reason.empty());
                return;
            }
            ++accepted;
            test::playOut<Game>(subject, *arranged, text, random);
        });
        QVERIFY2(accepted > 50 && refused > 50, qPrintable(QString("%1 and %2").arg(accepted).arg(refused)));
    }
};

QTEST_APPLESS_MAIN(TestViceroyArrangeAny)
#include "tst_viceroy_arrange_any.moc"
