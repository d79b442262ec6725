// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_model.h"

#include "pendulum/game.h"
#include "pendulum/legal.h"
#include "pendulum/pendulum_advice.h"
#include "pendulum/pendulum_faces.h"
#include "pendulum/scoring.h"
#include "pendulum/timers.h"
#include "play/asking_of.h"

namespace sandglass::app {

using namespace pendulum;
using namespace Qt::StringLiterals;

namespace {

using Legal = std::array<Actions, core::maxSeats>;

Legal legalOfAll(const PendulumReading& reading)
{
    Legal legal;
    for (int seat = 0; seat < reading.state.seatCount; ++seat)
        legal[seat] = pendulum::legal(reading.cards, reading.state, core::seatAt(seat), reading.now);
    return legal;
}

/// What hands may do: nothing where an opponent plays.
Legal legalByHand(const PendulumReading& reading, Legal legal)
{
    for (int seat = 0; seat < reading.state.seatCount; ++seat)
        if (!reading.isHuman(seat))
            legal[seat] = {};
    return legal;
}

bool anybodyMayFlip(const Legal& legal, int seats, int area)
{
    for (int seat = 0; seat < seats; ++seat)
        if (legal[seat].contains(core::say(Verb::Flip, area)))
            return true;
    return false;
}

/// Frames that are taken although no seat's figure stands there.
QList<int> neutralSpotsOf(const State& state)
{
    std::uint32_t taken = state.occupied;
    for (int seat = 0; seat < state.seatCount; ++seat)
        for (const int at : state.seats[seat].workers)
            if (spot::isFrame(at))
                taken &= ~(1u << spot::frameBit(at));
    QList<int> spots;
    for (int bit = 0; bit < rowCount * maxFrames; ++bit)
        if (taken >> bit & 1)
            spots.append(spot::frame(bit / maxFrames, bit % maxFrames));
    return spots;
}

/// The price and the reward of a box.
QList<Printed> printedOn(const QList<PendulumRow>& rows, const ThingName& name)
{
    if (name.domain != QLatin1String("spot") || name.number < 0 || !spot::isBox(name.number))
        return {};
    const PendulumBox box = rows.value(spot::row(name.number)).boxes.value(spot::column(name.number));
    return {{{}, box.cost, box.reward}};
}

/// What is no longer offered; the printed point is offered for ever.
int choiceTaken(const State& before, const State& after)
{
    for (int choice = 0; choice < offerCount; ++choice)
        if (before.offer[choice] != noCard && after.offer[choice] == noCard)
            return choice;
    return before.grandeUp && !after.grandeUp ? grandeChoice : pointChoice;
}

} // namespace

PendulumModel::PendulumModel(QObject* parent)
    : TableModel(parent)
{
    QList<SeatHands*> hands;
    for (int seat = 0; seat < core::maxSeats; ++seat) {
        auto* model = new PendulumSeat(seat, this);
        model->setShowing([this, seat](const Move& move) { return offerOf(lastReading(), seat, move); });
        m_seats.append(model);
        hands.append(model);
    }
    setHands(hands);
    connect(this, &TableModel::targetsChanged, this, &PendulumModel::lightSpots);
    for (int area = 0; area < areaCount; ++area)
        m_timers.append(new PendulumTimer(area, this));
    m_litSpots.resize(spot::onBoard);
}

QQmlListProperty<PendulumSeat> PendulumModel::seatList()
{
    using Seats = QQmlListProperty<PendulumSeat>;
    return {this, nullptr,
        [](Seats* list) { return qsizetype{static_cast<PendulumModel*>(list->object)->seatCount()}; },
        [](Seats* list, qsizetype index) { return static_cast<PendulumModel*>(list->object)->m_seats.value(index); }};
}

QQmlListProperty<PendulumTimer> PendulumModel::timerList()
{
    using Timers = QQmlListProperty<PendulumTimer>;
    return {this, nullptr, [](Timers* list) { return static_cast<PendulumModel*>(list->object)->m_timers.size(); },
        [](Timers* list, qsizetype index) { return static_cast<PendulumModel*>(list->object)->m_timers.value(index); }};
}

std::optional<core::Millis> PendulumModel::nextLook() const
{
    std::optional<core::Millis> next = m_workers.nextLook();
    if (const auto face = m_drawn.nextLook())
        next = std::min(next.value_or(*face), *face);
    for (const PendulumTimer* timer : m_timers) {
        const core::Millis last = timer->flippedAt() + timer->duration() - lastSeconds;
        if (m_known.phase == Phase::Playing && last > m_now)
            next = std::min(next.value_or(last), last);
    }
    return next;
}

bool PendulumModel::read(const Sight& sight)
{
    const std::shared_ptr<const Reading<Game>> seen = readingOf<Game>(sight);
    if (!seen)
        return false;
    read({*seen->cards, seen->shared, seen->now, seen->moved, seen->grace, ~seen->humans, seen->undoable});
    Asking asking = askingOf<Game>(seen, sight.shown);
    asking.printed = [this](const ThingName& name) { return printedOn(m_rows, name); };
    setAsking(std::move(asking));
    return true;
}

PendulumReading PendulumModel::lastReading() const
{
    return {*m_cards, m_known, m_now};
}

QList<int> PendulumModel::timerTrack() const
{
    return m_cards ? QList<int>(m_cards->timerTrack.begin(), m_cards->timerTrack.end()) : QList<int>();
}

int PendulumModel::enterableFrame() const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        if (m_known.timerIn(row))
            continue;
        const auto frames = static_cast<int>(m_rows[row].frames.size());
        for (int column = 0; column < frames; ++column)
            if (const int at = spot::frame(row, column); (m_known.occupied >> spot::frameBit(at) & 1) == 0)
                return at;
    }
    return -1;
}

bool PendulumModel::waitsIn(int row) const
{
    return std::ranges::any_of(seats(), [&](const PendulumSeat* seat) {
        return std::ranges::any_of(seat->moves(), [&](const Move& move) {
            return move.verb == u"act" && spot::row(m_known.seats[seat->index()].workers[move.first]) == row;
        });
    });
}

QString PendulumModel::placeInWords(int at, const Catalogue* words) const
{
    const QString name = words ? nameOf(u"spot"_s, at) : QString();
    const PendulumRow row = m_rows.value(spot::row(at));
    if (name.isEmpty() || row.boxes.isEmpty())
        return {};
    QStringList told{words->capitalised(words->text(name))};
    const int column = spot::column(at);
    const int served = spot::isBox(at) ? 1 << column : row.frames.value(column);
    for (int box = 0; box < row.boxes.size(); ++box)
        if (served >> box & 1)
            told.append(tradeInWords(*words, u"pendulum"_s, row.boxes[box].cost, row.boxes[box].reward));
    return told.join(u". "_s);
}

void PendulumModel::tellSand(int seat, qint64 now)
{
    SeatHands* hands = handsOf(seat);
    if (!hands || !m_cards || m_known.phase != Phase::Playing || m_known.isUntimed())
        return;
    QVariantMap left;
    for (int area = 0; area < areaCount; ++area)
        left.insert(
            toText(areaWords[area]), static_cast<int>((pendulum::sandLeft(*m_cards, m_known, area, now) + 999) / 1000));
    hands->inform(toTell(u"pendulum.sand.left"_s, left));
}

PendulumBefore PendulumModel::before() const
{
    return {[this](int number) { return stratagemFace(*m_cards, number); },
        [this](int choice) { return m_offer.value(choice); },
        [this](int number) { return m_drawn.hides(number) ? PendulumProvince() : provinceFace(*m_cards, number); },
        [this](int seat) { return m_seats[seat]->discard(); }};
}

void PendulumModel::read(const PendulumReading& reading)
{
    const State& state = reading.state;
    const State before = m_cards ? m_known : state;
    m_cards = &reading.cards;
    m_known = m_drawn.seen(reading);
    if (changed(m_coveredSince, qint64{m_drawn.since().value_or(-1)}))
        Q_EMIT coveredSinceChanged();
    m_now = reading.now;
    const Legal legal = legalOfAll(reading);
    readBoard(reading);
    for (int seat = 0; seat < state.seatCount; ++seat)
        m_seats[seat]->read(
            {reading.cards, m_known, reading.now, reading.moved, reading.grace, reading.opponents, reading.undoable},
            seatReadingOf(reading, seat, legal[seat]));
    const Legal byHand = legalByHand(reading, legal);
    m_workers.read(reading, byHand);
    for (PendulumTimer* timer : std::as_const(m_timers))
        timer->read(reading, anybodyMayFlip(byHand, state.seatCount, timer->area()));
    readProvinces(reading);
    readAchievement(reading);
    followFigures(before, state);
    followCouncil(before, reading);
    readCouncil(reading);
    readProgress(reading);
    readEnd(reading);
}

void PendulumModel::readBoard(const PendulumReading& reading)
{
    const Board& board = reading.cards.board(reading.state.seatCount);
    const auto neutral = neutralSpotsOf(reading.state);
    if (m_neutralSpots != neutral) {
        m_neutralSpots = neutral;
        Q_EMIT neutralSpotsChanged();
    }
    const auto rows = boardFace(board);
    const bool sameBoard = m_rows == rows && m_privilegePoints.size() == reading.state.orderCount;
    m_rows = rows;
    m_privilegePoints.clear();
    for (int place = 0; place < reading.state.orderCount; ++place)
        m_privilegePoints.append(board.points[place]);
    setNaming(namingOf<pendulum::Game>(reading.cards));
    setSeatCount(reading.state.seatCount);
    if (!sameBoard)
        Q_EMIT boardChanged();
}

void PendulumModel::readProvinces(const PendulumReading& reading)
{
    QList<PendulumProvince> provinces;
    for (const int card : reading.state.openProvinces)
        provinces.append(provinceFace(reading.cards, card));
    if (provinces == m_provinces && m_provinceDeck == reading.state.provinceDeck.size())
        return;
    m_provinces = provinces;
    m_provinceDeck = reading.state.provinceDeck.size();
    Q_EMIT provincesChanged();
}

void PendulumModel::readAchievement(const PendulumReading& reading)
{
    const State& state = reading.state;
    const Achievement& card = reading.cards.achievements[state.achievement];
    PendulumAchievement face{
        toText(card.id), talliesOf(card.requirement), talliesOf(card.reward), state.legendaryHere != 0, {}};
    for (int seat = 0; seat < state.seatCount; ++seat)
        if (state.seats[seat].achieved)
            face.seats.append(seat);
    if (face == m_achievement)
        return;
    m_achievement = face;
    Q_EMIT achievementChanged();
}

void PendulumModel::readCouncil(const PendulumReading& reading)
{
    const State& state = reading.state;
    QList<int> order(state.order.begin(), state.order.begin() + state.orderCount);
    if (order != m_order) {
        m_order = order;
        Q_EMIT orderChanged();
    }
    QList<PendulumCard> offer;
    for (const int card : state.offer)
        offer.append(councilFace(reading.cards, card));
    offer.append(state.grandeUp ? grandeFace() : PendulumCard{});
    offer.append(pointFace(reading.cards));
    if (offer == m_offer)
        return;
    m_offer = offer;
    Q_EMIT offerChanged();
}

/// What the state forgets: with how many votes each seat came, and what it took.
void PendulumModel::followCouncil(const State& before, const PendulumReading& reading)
{
    const State& state = reading.state;
    Council council = m_council;
    if (before.phase != Phase::Rewards || council.taken.size() != state.seatCount)
        council = {
            QList<int>(state.seatCount, -1), QList<PendulumCard>(state.seatCount), QList<int>(pointChoice + 1, -1)};
    for (int seat = 0; seat < state.seatCount; ++seat) {
        if (before.phase == Phase::CouncilCalled && state.phase == Phase::Rewards)
            council.votes[seat] = before.seats[seat].held[at(Stock::Votes)];
        const bool chose = before.phase == Phase::Rewards && before.seats[seat].owes(Decision::Reward)
            && !state.seats[seat].owes(Decision::Reward);
        if (!chose)
            continue;
        const int choice = choiceTaken(before, state);
        council.takers[choice] = seat;
        council.taken[seat] = rewardFace(reading.cards, before, choice);
    }
    if (before.phase == Phase::CouncilCalled && state.phase == Phase::Rewards)
        for (int seat = 0; seat < state.seatCount; ++seat)
            m_seats[seat]->inform(
                toTell(u"pendulum.votes"_s, {{u"n"_s, council.votes[seat]}, {u"place"_s, state.rank(seat) + 1}}));
    if (changed(m_council, council))
        Q_EMIT councilChanged();
}

void PendulumModel::followFigures(const State& before, const State& state)
{
    QList<int> moved = m_lastMoved;
    for (int seat = 0; seat < state.seatCount; ++seat)
        for (int worker = 0; worker < workerCount; ++worker)
            if (state.seats[seat].workers[worker] != before.seats[seat].workers[worker])
                moved[seat] = worker;
    if (changed(m_lastMoved, moved))
        Q_EMIT lastMovedChanged();
}

void PendulumModel::readProgress(const PendulumReading& reading)
{
    const State& state = reading.state;
    const Progress progress{toText(phaseWords[static_cast<std::size_t>(state.phase)]), state.round, state.step,
        state.markers, state.isUntimed()};
    if (progress == m_progress)
        return;
    m_progress = progress;
    Q_EMIT progressChanged();
}

void PendulumModel::readEnd(const PendulumReading& reading)
{
    QList<PendulumStanding> standings;
    if (reading.state.phase == Phase::Over) {
        m_flights.end();
        for (const core::Standing& standing : ranking(reading.cards, reading.state)) {
            const int seat = core::index(standing.seat);
            const Score sum = score(reading.cards, reading.state, seat);
            standings.append(
                {seat, standing.place, standing.winner, toText(standing.reason), {sum.column.begin(), sum.column.end()},
                    {sum.onScroll.begin(), sum.onScroll.end()}, sum.legendary, sum.points, sum.glory});
        }
    }
    if (changed(m_standings, standings))
        Q_EMIT standingsChanged();
    setScores(scoresOf<Game>(reading.cards, reading.state));
}

void PendulumModel::lightSpots()
{
    QList<int> lit(spot::onBoard);
    for (int at = 0; at < spot::onBoard; ++at)
        lit[at] = litFor(at);
    if (lit == m_litSpots)
        return;
    m_litSpots = lit;
    Q_EMIT litSpotsChanged();
}

} // namespace sandglass::app
