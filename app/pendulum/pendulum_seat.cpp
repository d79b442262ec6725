// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_seat.h"

#include "pendulum/game.h"
#include "pendulum/pendulum_advice.h"
#include "pendulum/pendulum_faces.h"
#include "pendulum/pendulum_workers.h"
#include "play/reading.h"

#include <algorithm>
#include <bit>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace pendulum;

namespace {

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

/// What is asked, with its numbers.
Telling questionOf(const SeatState& own, const QString& decision, int owed)
{
    const QString id = u"pendulum.ask."_s + decision;
    if (own.decision() != Decision::Discard)
        return toTell(id, {{u"n"_s, owed}});
    const auto over = std::ranges::find_if(
        own.provinces, [&](std::uint64_t cards) { return std::popcount(cards) > own.provinceLimit; });
    if (over == own.provinces.end())
        return toTell(id, {{u"n"_s, owed}});
    const int colour = static_cast<int>(over - own.provinces.begin());
    const Thing slot{u"colour"_s, colour, u"pendulum.colour."_s + toText(colourWords[colour])};
    return toTell(id,
        {{u"colour"_s, QVariant::fromValue(slot)}, {u"count"_s, std::popcount(*over)},
            {u"limit"_s, int{own.provinceLimit}}});
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
    : SeatHands(index, parent)
{
    setCarriages({{u"place"_s, u"worker"_s}, {u"act"_s, u"worker"_s}, {u"rush"_s, u"worker"_s}});
    connect(this, &PendulumSeat::liftedChanged, this, &PendulumSeat::readAdvice);
    connect(this, &PendulumSeat::consideredChanged, this, &PendulumSeat::meantChanged);
    connect(this, &PendulumSeat::answersChanged, this, [this] { regard({}); });
}

PendulumSeat::Printed PendulumSeat::printedOf(const PendulumReading& reading) const
{
    const Mat& mat = reading.cards.mats[reading.state.seats[index()].mat];
    return {toText(mat.id), mat.advanced, talliesOf(mat.recover), numbers(mat.column)};
}

PendulumSeat::Stocks PendulumSeat::stocksOf(const PendulumReading& reading) const
{
    const SeatState& own = reading.state.seats[index()];
    QList<int> toScroll;
    for (int track = 0; track < trackCount; ++track)
        toScroll.append(std::max(
            0, reading.cards.scrollColumn - reading.cards.mats[own.mat].column[track] - own.held[stockOfTrack(track)]));
    return {numbers(own.held), numbers(own.limit), numbers(own.glory), toScroll};
}

QList<PendulumSlot> PendulumSeat::slotsOf(const PendulumReading& reading) const
{
    const SeatState& own = reading.state.seats[index()];
    QList<PendulumSlot> list;
    for (int colour = 0; colour < colourCount; ++colour) {
        PendulumSlot slot{toText(colourWords[colour]), slotYield(reading.cards, own.mat, colour, own.provinces[colour]),
            {}, own.provinceLimit};
        for (std::uint64_t bits = own.provinces[colour]; bits != 0; bits &= bits - 1)
            slot.provinces.append(provinceFace(reading.cards, std::countr_zero(bits)));
        list.append(slot);
    }
    return list;
}

PendulumSeat::Home PendulumSeat::homeOf(const PendulumReading& reading) const
{
    const SeatState& own = reading.state.seats[index()];
    Home home{QList<int>(homePlaces), static_cast<int>(std::ranges::count(own.workers, spot::mat))};
    for (int worker = 0; worker < workerCount; ++worker)
        if (spot::inPlay(own.workers[worker]))
            home.places[app::homeOf(own, worker)] = isGrande(worker) ? 2 : 1;
    return home;
}

PendulumSeat::Cards PendulumSeat::cardsOf(const PendulumReading& reading) const
{
    const SeatState& own = reading.state.seats[index()];
    return {facesOf(reading.cards, own.mat, own.hand), facesOf(reading.cards, own.mat, own.discard)};
}

SeatReading seatReadingOf(const PendulumReading& reading, int seat, const Actions& legal)
{
    const State& state = reading.state;
    const SeatState& own = state.seats[seat];
    // In the phases without order nobody in particular is waited for.
    const bool ordered = state.phase == Phase::Opening || state.phase == Phase::Ready;
    SeatReading hands;
    hands.moves = movesOf<pendulum::Game>(reading.cards, legal);
    hands.advice = adviceOf(reading, seat, legal);
    hands.asked = own.owed != 0 || (ordered && !legal.empty());
    hands.human = reading.isHuman(seat);
    hands.mayUndo = reading.mayUndo(seat);
    if (own.owed == 0)
        return hands;
    hands.decision = toText(decisionWords[static_cast<std::size_t>(own.decision())]);
    hands.owed = owedOf(own);
    hands.question = questionOf(own, hands.decision, hands.owed);
    return hands;
}

void PendulumSeat::read(const PendulumReading& reading, const SeatReading& hands)
{
    const State& state = reading.state;
    m_cardSet = &reading.cards;
    if (changed(m_printed, printedOf(reading)))
        Q_EMIT characterChanged();
    if (changed(m_stocks, stocksOf(reading)))
        Q_EMIT heldChanged();
    if (changed(m_slots, slotsOf(reading)))
        Q_EMIT slotsChanged();
    if (changed(m_home, homeOf(reading)))
        Q_EMIT homesChanged();
    if (changed(m_cards, cardsOf(reading)))
        Q_EMIT cardsChanged();
    const int tucking = state.seats[index()].tucking;
    if (changed(m_tucking, tucking < provinceCount ? provinceFace(reading.cards, tucking) : PendulumProvince{}))
        Q_EMIT tuckingChanged();
    if (changed(m_place, {state.isDone(index()), state.rank(index())}))
        Q_EMIT rankChanged();
    m_stuck = stuckOf(state, index());
    setWording(wordingOf<pendulum::Game>(reading.cards));
    readLifted();
    SeatHands::read(hands);
}

} // namespace sandglass::app
