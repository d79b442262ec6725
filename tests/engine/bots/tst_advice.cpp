// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum_subject.h"
#include "random_player.h"
#include "tiletum_subject.h"
#include "viceroy_subject.h"

#include "bots/bots.h"
#include "core/session_of.h"

#include <QtTest/QTest>

#include <set>

using namespace sandglass;
using bots::Advice;
using bots::Reason;

namespace {

/// Only this game's state in a session that stands there.
template <class G>
core::SessionOf<G> sessionAt(const typename G::CardSet& cards, const typename G::State& state)
{
    return core::SessionOf<G>(core::Match<G>(cards, state), {}, {});
}

template <class G>
std::optional<Advice> adviceAt(
    const test::Subject<G>& subject, const typename G::State& state, const bots::Question& question)
{
    const auto session = sessionAt<G>(subject.cards, state);
    const auto counsel = bots::prepareAdvice(session, question);
    return counsel ? counsel({}) : std::nullopt;
}

std::vector<std::string> told(const Advice& advice)
{
    std::vector<std::string> lines{advice.action};
    for (const core::Spoken& event : advice.brings)
        lines.push_back(core::phraseText(event.word, event.arguments));
    for (const Reason& reason : advice.reasons)
        lines.push_back(std::string(bots::wordOf(reason.kind)) + " " + std::string(reason.line) + " "
            + std::to_string(core::index(reason.seat)) + " " + std::to_string(reason.points));
    return lines;
}

/// At random moments: advice is what the opponent itself would do, has a reason, and hangs on nothing that is hidden.
template <class G>
void adviceIsWhatAnOpponentWouldDo(const test::Subject<G>& subject, int every)
{
    core::Random random(5);
    std::set<Reason::Kind> kinds;
    int asked = 0;
    for (const auto& options : subject.options) {
        auto state = *G::setup(subject.cards, options, 21);
        test::RandomPlayer<G> player(4, test::Taste::VerbFirst);
        for (int step = 0; const auto command = player.choose(subject.cards, state); ++step) {
            if (step % every == 0) {
                const bots::Question question{.seat = command->seat, .now = player.now()};
                const auto session = sessionAt<G>(subject.cards, state);
                const auto advice = adviceAt<G>(subject, state, question);
                QCOMPARE(advice ? bots::Choice(advice->action) : std::nullopt,
                    bots::chooseAction(session, question.seat, question.now, question.mind));
                const auto other = adviceAt<G>(subject, subject.permuteHidden(state, command->seat, random), question);
                QCOMPARE(other.has_value(), advice.has_value());
                if (advice) {
                    QVERIFY(!advice->reasons.empty());
                    QVERIFY2(told(*other) == told(*advice), "something hidden was known");
                    for (const Reason& reason : advice->reasons)
                        kinds.insert(reason.kind);
                    ++asked;
                }
            }
            QVERIFY(G::apply(subject.cards, state, *command));
        }
    }
    QVERIFY(asked > 20);
    QVERIFY(kinds.contains(Reason::Kind::Later));
}

} // namespace

/// A good idea for a person's seat.
class TestAdvice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pendulumsAdviceIsWhatAnOpponentWouldDo() { adviceIsWhatAnOpponentWouldDo(test::pendulumSubject(), 67); }
    void viceroysAdviceIsWhatAnOpponentWouldDo() { adviceIsWhatAnOpponentWouldDo(test::viceroySubject(), 29); }
    void tiletumsAdviceIsWhatAnOpponentWouldDo() { adviceIsWhatAnOpponentWouldDo(test::tiletumSubject(), 29); }

    void nobodyIsAdvisedWhereThereIsNothingToThinkAbout()
    {
        const auto subject = test::tiletumSubject();
        const auto session =
            sessionAt<tiletum::Game>(subject.cards, *tiletum::Game::setup(subject.cards, {.seats = 2}, 7));
        QVERIFY(!bots::prepareAdvice(session, {.seat = core::seatAt(3)}));
        QVERIFY(!bots::prepareAdvice(session, {.seat = core::seatAt(1)})({})); // it is not its turn
    }
};

QTEST_APPLESS_MAIN(TestAdvice)
#include "tst_advice.moc"
