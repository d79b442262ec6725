// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_flights.h"

#include "pendulum/pendulum_model.h"

#include <algorithm>

namespace sandglass::app {

PendulumFlights::PendulumFlights(PendulumModel* model)
    : m_model(model)
{
    note();
}

int PendulumFlights::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_flying.size());
}

QVariant PendulumFlights::data(const QModelIndex& index, int role) const
{
    const Flying& flying = m_flying[index.row()];
    return role == BegunRole ? QVariant(flying.begun) : QVariant::fromValue(flying.flight);
}

QHash<int, QByteArray> PendulumFlights::roleNames() const
{
    return {{FlightRole, "flight"}, {BegunRole, "begun"}};
}

void PendulumFlights::follow(CuePlayer* cues)
{
    if (cues == m_cues)
        return;
    if (m_cues)
        disconnect(m_cues, nullptr, this, nullptr);
    m_cues = cues;
    if (cues)
        connect(cues, &CuePlayer::told, this, &PendulumFlights::tell);
}

void PendulumFlights::tell(const QList<Telling>& events)
{
    const SandClock* clock = m_cues ? m_cues->clock() : nullptr;
    if (events.isEmpty() || !clock)
        return;
    if (m_cues->isStill())
        return end();
    look();
    const QList<PendulumFlight> fresh = pendulumFlights(events, m_model->before());
    const auto isAnew = [&](const Flying& old) {
        return std::ranges::any_of(fresh, [&](const PendulumFlight& flight) { return flight.seat == old.flight.seat; });
    };
    land(isAnew);
    if (fresh.isEmpty())
        return;
    const int first = static_cast<int>(m_flying.size());
    beginInsertRows({}, first, first + static_cast<int>(fresh.size()) - 1);
    for (const PendulumFlight& flight : fresh)
        m_flying.append({flight, clock->now()});
    endInsertRows();
    note();
}

void PendulumFlights::look()
{
    const SandClock* clock = m_cues ? m_cues->clock() : nullptr;
    if (!clock)
        return end();
    if (app::changed(m_now, clock->now()))
        Q_EMIT nowChanged();
    land([this](const Flying& old) { return m_now >= old.end(); });
}

void PendulumFlights::end()
{
    land([](const Flying&) { return true; });
}

template <class Landed>
void PendulumFlights::land(Landed landed)
{
    bool any = false;
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (!landed(m_flying[row]))
            continue;
        beginRemoveRows({}, row, row);
        m_flying.removeAt(row);
        endRemoveRows();
        any = true;
    }
    if (any)
        note();
}

/// What has yet to land.
void PendulumFlights::note()
{
    m_air = QList<int>(core::maxSeats * pendulum::stockCount);
    m_hidden.clear();
    for (const Flying& flying : std::as_const(m_flying)) {
        const PendulumFlight& flight = flying.flight;
        if (flight.stock >= 0)
            m_air[flight.seat * pendulum::stockCount + flight.stock] += flight.amount;
        if (!flight.hides.isEmpty())
            m_hidden.append(flight.hides);
    }
    Q_EMIT changed();
}

} // namespace sandglass::app
