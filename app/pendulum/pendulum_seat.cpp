// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_seat.h"

#include "pendulum/pendulum_faces.h"

#include <algorithm>

namespace sandglass::app {

using namespace pendulum;

namespace {

/// Whether the value was another one.
template <class Value>
bool changed(Value& old, Value fresh)
{
    if (old == fresh)
        return false;
    old = std::move(fresh);
    return true;
}

template <class Range>
QList<int> numbers(const Range& range)
{
    return {range.begin(), range.end()};
}

/// The cards of a hand: bits 0 to 3 are the mat's own, the others council cards.
QList<PendulumCard> facesOf(const CardSet& cards, int mat, std::uint32_t bits)
{
    QList<PendulumCard> faces;
    for (; bits != 0; bits &= bits - 1) {
        const int bit = std::countr_zero(bits);
        const int number = bit < stratagemsAMat ? mat * stratagemsAMat + bit : ownStratagems + bit - stratagemsAMat;
        faces.append(stratagemFace(cards, number));
    }
    return faces;
}

unsigned stuckOf(const State& state, int seat)
{
    unsigned stuck = 0;
    for (int worker = 0; worker < workerCount; ++worker)
        if (const int at = state.seats[seat].workers[worker]; at < spot::onBoard && state.timerIn(spot::row(at)))
            stuck |= 1u << worker;
    return stuck;
}

int owedOf(const SeatState& own)
{
    switch (own.decision()) {
    case Decision::Pay:
        return own.payOwed;
    case Decision::OnTrack:
        return own.onTrackOwed;
    case Decision::Resource:
        return own.resourcesOwed;
    case Decision::Point:
        return own.pointsOwed;
    case Decision::Province:
        return own.provincesOwed;
    case Decision::Retrieve:
        return own.retrieveOwed;
    default:
        return 1;
    }
}

} // namespace

PendulumSeat::PendulumSeat(int index, QObject* parent)
    : QObject(parent)
    , m_index(index)
{
    for (const auto signal :
        {&PendulumSeat::workerChanged, &PendulumSeat::targetsChanged, &PendulumSeat::liftedChanged})
        connect(this, signal, this, &PendulumSeat::readAdvice);
}

PendulumSeat::Printed PendulumSeat::printedOf(const PendulumReading& reading) const
{
    const Mat& mat = reading.cards.mats[reading.state.seats[m_index].mat];
    return {toText(mat.id), mat.advanced, talliesOf(mat.recover), numbers(mat.column)};
}

PendulumSeat::Stocks PendulumSeat::stocksOf(const PendulumReading& reading) const
{
    const SeatState& own = reading.state.seats[m_index];
    return {numbers(own.held), numbers(own.limit), numbers(own.glory)};
}

QList<PendulumSlot> PendulumSeat::slotsOf(const PendulumReading& reading) const
{
    const SeatState& own = reading.state.seats[m_index];
    const Mat& mat = reading.cards.mats[own.mat];
    QList<PendulumSlot> list;
    for (int colour = 0; colour < colourCount; ++colour) {
        PendulumSlot slot{toText(colourWords[colour]), talliesOf(mat.production[colour]), {}};
        for (std::uint64_t bits = own.provinces[colour]; bits != 0; bits &= bits - 1)
            slot.provinces.append(provinceFace(reading.cards, std::countr_zero(bits)));
        list.append(slot);
    }
    return list;
}

PendulumSeat::Cards PendulumSeat::cardsOf(const PendulumReading& reading) const
{
    const SeatState& own = reading.state.seats[m_index];
    return {facesOf(reading.cards, own.mat, own.hand), facesOf(reading.cards, own.mat, own.discard)};
}

PendulumSeat::Question PendulumSeat::questionOf(const PendulumReading& reading) const
{
    const SeatState& own = reading.state.seats[m_index];
    if (own.owed == 0)
        return {};
    return {toText(decisionWords[static_cast<std::size_t>(own.decision())]), owedOf(own)};
}

PendulumSeat::Standing PendulumSeat::standingOf(const PendulumReading& reading, const Actions& legal) const
{
    const State& state = reading.state;
    // In the phases without order nobody in particular is waited for.
    const bool ordered = state.phase == Phase::Opening || state.phase == Phase::Ready;
    return {state.isDone(m_index), state.seats[m_index].owed != 0 || (ordered && !legal.empty()), state.rank(m_index),
        reading.byHand(m_index)};
}

void PendulumSeat::readMoves(const PendulumReading& reading, const Actions& legal)
{
    QList<PendulumMove> moves;
    m_shown.clear();
    for (const Action& action : legal) {
        moves.append(moveOf(reading.cards, action));
        m_shown.append(answerOf(reading, m_index, action));
    }
    m_legal = legal;
    const bool asked = reading.state.seats[m_index].owed != 0;
    const bool answersNew = changed(m_answers, asked ? m_shown : QList<PendulumAnswer>{});
    const bool playableNew = changed(m_playable, playableNow());
    const bool movesNew = changed(m_moves, moves);
    // A choice between ways that are no longer the same ones is closed.
    const bool closed = movesNew && !m_choice.isEmpty();
    if (closed)
        m_choice.clear();
    if (answersNew || closed)
        emit answersChanged();
    if (!movesNew && !playableNew)
        return;
    emit movesChanged();
    readTargets();
}

void PendulumSeat::read(const PendulumReading& reading, const Actions& legal)
{
    m_cardSet = &reading.cards;
    if (changed(m_printed, printedOf(reading)))
        emit characterChanged();
    if (changed(m_stocks, stocksOf(reading)))
        emit heldChanged();
    if (changed(m_slots, slotsOf(reading)))
        emit slotsChanged();
    if (changed(m_cards, cardsOf(reading)))
        emit cardsChanged();
    if (changed(m_question, questionOf(reading)))
        emit decisionChanged();
    if (changed(m_standing, standingOf(reading, legal)))
        emit standingChanged();
    m_stuck = stuckOf(reading.state, m_index);
    m_emptyHanded = adviceOf(reading, m_index, legal);
    readMoves(reading, byHand() ? legal : Actions{});
    readLifted();
    if (!byHand())
        letGo();
    readAdvice();
    tuckAsWished();
}

void PendulumSeat::readTargets()
{
    QList<int> targets;
    if (m_worker >= 0)
        for (const Action& action : m_legal)
            if ((action.code == Verb::Place || action.code == Verb::Act || action.code == Verb::Rush)
                && action.args[0] == m_worker && !targets.contains(action.args[1]))
                targets.append(action.args[1]);
    if (changed(m_targets, targets))
        emit targetsChanged();
}

void PendulumSeat::readAdvice()
{
    const bool empty = m_worker < 0 && m_lifted.isEmpty();
    if (changed(m_advice, empty ? m_emptyHanded : adviceInHand()))
        emit adviceChanged();
}

bool PendulumSeat::may(const QString& verb, int first, int second) const
{
    return std::ranges::any_of(m_moves, [&](const PendulumMove& move) {
        return move.verb == verb && (first < 0 || move.first == first) && (second < 0 || move.second == second);
    });
}

} // namespace sandglass::app
