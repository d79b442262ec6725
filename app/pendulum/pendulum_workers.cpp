// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_workers.h"

#include <algorithm>

namespace sandglass::app {

using namespace pendulum;

namespace {

using Can = PendulumWorkers::Can;

Can abilityBy(const SeatState& own, const Action& action)
{
    if (action.code == Verb::Act || action.code == Verb::Retrieve || action.code == Verb::Promote)
        return Can::Act;
    if (placesFreeWorker(own, action))
        return Can::Place;
    return action.code == Verb::Place || action.code == Verb::Rush ? Can::Move : Can::Nothing;
}

/// The best that each of a seat's figures can do.
std::array<Can, workerCount> abilities(const SeatState& own, const Actions& legal)
{
    std::array<Can, workerCount> can{};
    for (const Action& action : legal)
        if (const Can ability = abilityBy(own, action); ability != Can::Nothing) {
            Can& best = can[static_cast<std::size_t>(action.args[0])];
            best = std::max(best, ability);
        }
    return can;
}

/// Figures on the board share their spot with those of all seats; elsewhere with those of their own.
int spotKey(int seat, int spot)
{
    return spot < spot::onBoard ? spot : spot::onBoard + seat * 8 + spot - spot::onBoard;
}

} // namespace

int homeOf(const SeatState& own, int worker)
{
    constexpr int first = 0;
    if (worker == first)
        return 0;
    if (!isGrande(worker))
        return worker - regularFirst + 1;
    for (int other = regularFirst; other < workerCount; ++other)
        if (own.workers[other] == spot::gone)
            return homeOf(own, other);
    return homePlaces - 1;
}

bool placesFreeWorker(const SeatState& own, const Action& action)
{
    const bool places = action.code == Verb::Rush || (action.code == Verb::Place && spot::isFrame(action.args[1]));
    return places && !spot::isFrame(own.workers[action.args[0]]);
}

int PendulumWorkers::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_figures.size());
}

QVariant PendulumWorkers::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Figure& figure = m_figures[index.row()];
    switch (role) {
    case SeatRole:
        return index.row() / workerCount;
    case WorkerRole:
        return index.row() % workerCount;
    case GrandeRole:
        return isGrande(index.row() % workerCount);
    case SpotRole:
        return figure.spot;
    case PlaceRole:
        return figure.place;
    case CrowdRole:
        return figure.crowd;
    case HomeRole:
        return figure.home;
    case CanRole:
        return static_cast<int>(figure.can);
    case ContestedRole:
        return figure.contested.has_value();
    }
    return {};
}

QHash<int, QByteArray> PendulumWorkers::roleNames() const
{
    return {{SeatRole, "seat"}, {WorkerRole, "worker"}, {GrandeRole, "grande"}, {SpotRole, "spot"},
        {PlaceRole, "place"}, {CrowdRole, "crowd"}, {HomeRole, "home"}, {CanRole, "can"}, {ContestedRole, "contested"}};
}

/// In a council, or after it, nobody else can want the same place at the same time.
bool hasContests(Phase phase)
{
    return phase != Phase::Rewards && phase != Phase::Limit && phase != Phase::Over;
}

/// Who has just moved onto the board holds its place for certain when the grace is over; the most privileged seat does
/// at once.
std::optional<core::Millis> PendulumWorkers::contestedUntil(const PendulumReading& reading, int row, int spot) const
{
    const bool walked = row < m_figures.size() && m_figures[row].spot != spot;
    std::optional<core::Millis> until = row < m_figures.size() ? m_figures[row].contested : std::nullopt;
    if (walked) {
        until.reset();
        if (spot < spot::onBoard && reading.grace > 0 && reading.state.rank(row / workerCount) > 0)
            until = reading.moved + reading.grace;
    }
    return until && *until >= reading.now && hasContests(reading.state.phase) ? until : std::nullopt;
}

std::optional<core::Millis> PendulumWorkers::nextLook() const
{
    std::optional<core::Millis> next;
    for (const Figure& figure : m_figures)
        if (figure.contested)
            next = std::min(next.value_or(*figure.contested + 1), *figure.contested + 1);
    return next;
}

void PendulumWorkers::read(const PendulumReading& reading, const std::array<Actions, core::maxSeats>& legal)
{
    const State& state = reading.state;
    QList<Figure> figures;
    QHash<int, int> crowds;
    for (int seat = 0; seat < state.seatCount; ++seat) {
        const auto can = abilities(state.seats[seat], legal[seat]);
        for (int worker = 0; worker < workerCount; ++worker) {
            const int spot = state.seats[seat].workers[worker];
            figures.append({spot, crowds[spotKey(seat, spot)]++, 0, homeOf(state.seats[seat], worker), can[worker],
                contestedUntil(reading, seat * workerCount + worker, spot)});
        }
    }
    for (qsizetype i = 0; i < figures.size(); ++i)
        figures[i].crowd = crowds[spotKey(static_cast<int>(i) / workerCount, figures[i].spot)];

    if (figures.size() != m_figures.size()) {
        beginResetModel();
        for (Figure& figure : figures)
            figure.contested.reset();
        m_figures = figures;
        endResetModel();
        return;
    }
    for (int row = 0; row < figures.size(); ++row) {
        if (figures[row] == m_figures[row])
            continue;
        QList<int> roles;
        if (figures[row].spot != m_figures[row].spot)
            roles.append(SpotRole);
        if (figures[row].place != m_figures[row].place)
            roles.append(PlaceRole);
        if (figures[row].crowd != m_figures[row].crowd)
            roles.append(CrowdRole);
        if (figures[row].home != m_figures[row].home)
            roles.append(HomeRole);
        if (figures[row].can != m_figures[row].can)
            roles.append(CanRole);
        if (figures[row].contested != m_figures[row].contested)
            roles.append(ContestedRole);
        m_figures[row] = figures[row];
        Q_EMIT dataChanged(index(row), index(row), roles);
    }
}

} // namespace sandglass::app
