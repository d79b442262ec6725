// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum_play.h"

#include "card_files.h"
#include "pendulum/table.h"

#include <QtTest/QTest>

#include <algorithm>

namespace sandglass::test {

using namespace pendulum;

const CardSet& pendulumCards()
{
    static const CardSet cards = [] {
        auto loaded = pendulum::load(cardFiles("pendulum"));
        if (!loaded)
            qFatal("%s", core::sentence(loaded.error().front()).c_str());
        return *std::move(loaded);
    }();
    return cards;
}

Play::Play(std::string_view options, std::string_view setup, core::Seed seed)
{
    const auto read = readOptions(options);
    if (!read)
        qFatal("%s", core::sentence(read.error()).c_str());
    const auto state = arrange(pendulumCards(), *read, seed, setup);
    if (!state)
        qFatal("%s in %.*s", core::sentence(state.error()).c_str(), static_cast<int>(setup.size()), setup.data());
    m_state = *state;
}

std::string Play::tries(int seat, std::string_view action)
{
    const auto parsed = core::parse<Verb>(verbs, action, pendulumCards());
    if (!parsed)
        return "no action: " + parsed.error();
    const State before = m_state;
    const auto result = apply(pendulumCards(), m_state, {core::seatAt(seat), m_now, *parsed});
    if (!result) {
        const std::string refusal = core::text<Refusal>(refusals, result.error(), pendulumCards());
        return core::sameBytes(before, m_state) ? refusal : refusal + ", but it changed the state";
    }
    m_events.clear();
    for (const Event& event : *result)
        m_events += core::text<EventKind>(pendulum::events, event, pendulumCards()) + "\n";
    if (const auto wrong = invariants(pendulumCards(), m_state))
        return "accepted, but " + *wrong;
    return "accepted";
}

Play& Play::does(int seat, std::string_view action)
{
    if (const std::string answer = tries(seat, action); answer != "accepted")
        QTest::qFail((std::string(action) + ": " + answer).c_str(), __FILE__, __LINE__);
    return *this;
}

Play& Play::waits(core::Millis time)
{
    m_now += time;
    return *this;
}

int Play::has(int seat, std::string_view stock) const
{
    const auto found = std::ranges::find(stockWords, stock);
    return m_state.seats[seat].held[static_cast<std::size_t>(found - stockWords.begin())];
}

std::string Play::spotOf(int seat, std::string_view worker) const
{
    const auto found = std::ranges::find(workerWords, worker);
    return std::string(spotWords[m_state.seats[seat].workers[static_cast<std::size_t>(found - workerWords.begin())]]);
}

namespace {

bool holds(const SeatState& seat, std::uint32_t cards, std::string_view card)
{
    const int bit = bitOf(seat.mat, pendulumCards().number(domain::stratagem.name, card));
    return bit >= 0 && cards >> bit & 1;
}

} // namespace

bool Play::inHand(int seat, std::string_view card) const
{
    return holds(m_state.seats[seat], m_state.seats[seat].hand, card);
}

bool Play::inDiscard(int seat, std::string_view card) const
{
    return holds(m_state.seats[seat], m_state.seats[seat].discard, card);
}

int Play::provincesUnder(int seat, std::string_view colour) const
{
    const auto found = std::ranges::find(colourWords, colour);
    return std::popcount(m_state.seats[seat].provinces[static_cast<std::size_t>(found - colourWords.begin())]);
}

std::string_view Play::phase() const
{
    return phaseWords[static_cast<std::size_t>(m_state.phase)];
}

std::string_view Play::asked(int seat) const
{
    const SeatState& own = m_state.seats[seat];
    return own.owed == 0 ? "" : decisionWords[static_cast<std::size_t>(own.decision())];
}

std::string Play::legal(int seat) const
{
    std::string lines;
    for (const Action& action : pendulum::legal(pendulumCards(), m_state, core::seatAt(seat), m_now))
        lines += core::text<Verb>(verbs, action, pendulumCards()) + "\n";
    return lines;
}

bool Play::mayDo(int seat, std::string_view action) const
{
    const auto parsed = core::parse<Verb>(verbs, action, pendulumCards());
    return parsed && pendulum::legal(pendulumCards(), m_state, core::seatAt(seat), m_now).contains(*parsed);
}

std::string running(std::initializer_list<std::string_view> seats, std::string_view more)
{
    std::string text = R"({"phase": "playing", "markers": 2, "timers": {"purple": {"row": "bottom"},)"
                       R"("green": {"row": "bottom"}, "black": {"row": "bottom"}}, "seats": [)";
    bool first = true;
    for (const std::string_view seat : seats) {
        text.append(first ? "{" : ", {").append(seat).append("}");
        first = false;
    }
    text.append("]");
    if (!more.empty())
        text.append(", ").append(more);
    return text + "}";
}

} // namespace sandglass::test
