// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/match_log.h"

#include "journal/replay.h"

#include <algorithm>

namespace sandglass::app {

void MatchLog::setHouse(House* house)
{
    if (house == m_house)
        return;
    m_house = house;
    readJournal();
    Q_EMIT changed();
}

void MatchLog::setHost(Host* host)
{
    if (host == m_host)
        return;
    if (m_host)
        disconnect(m_host, nullptr, this, nullptr);
    m_host = host;
    readJournal();
    Q_EMIT changed();
    if (!host)
        return;
    connect(host, &Host::stoodElsewhere, this, &MatchLog::readJournal);
    connect(host, &Host::accepted, this, [this] { add(ReplayLog::linesOf(m_host->lastDeed(), 0)); });
}

void MatchLog::setViewer(int viewer)
{
    if (viewer == m_viewer)
        return;
    m_viewer = viewer;
    readJournal();
    Q_EMIT changed();
}

void MatchLog::setHeldFrom(qint64 time)
{
    if (time == m_heldFrom)
        return;
    m_heldFrom = time;
    showUpToHeld();
    Q_EMIT changed();
}

int MatchLog::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant MatchLog::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TimeRole:
        return line.time;
    case TellingRole:
        return QVariant::fromValue(line.telling);
    default:
        return {};
    }
}

QHash<int, QByteArray> MatchLog::roleNames() const
{
    return {{TimeRole, "time"}, {TellingRole, "telling"}};
}

void MatchLog::readJournal()
{
    beginResetModel();
    m_lines.clear();
    const core::Shelf* shelf =
        m_house && m_host ? m_house->matches()->shelves().find(m_host->session().game()) : nullptr;
    if (shelf) {
        HandClock clock;
        if (const auto replay = Replay::open(clock, *shelf, m_host->session().journal())) {
            ReplayLog& log = *(*replay)->log();
            log.setViewer(m_viewer);
            // The host has yet to tell what waits for the disk.
            const int told = (*replay)->steps() - (m_host->isUntold() ? 1 : 0);
            for (const ReplayLog::Line& line : log.lines())
                if (line.step <= told)
                    m_lines.push_back({line.time, log.tellingOf(line)});
        }
    }
    m_shown = countBeforeHeld();
    endResetModel();
    Q_EMIT countChanged();
}

void MatchLog::add(const std::vector<ReplayLog::Line>& lines)
{
    for (const ReplayLog::Line& line : lines)
        m_lines.push_back({line.time, ReplayLog::seenBy(m_viewer, line)});
    showUpToHeld();
}

int MatchLog::countBeforeHeld() const
{
    const auto isHeld = [this](const Line& line) { return m_heldFrom >= 0 && line.time >= m_heldFrom; };
    return static_cast<int>(std::ranges::find_if(m_lines, isHeld) - m_lines.begin());
}

void MatchLog::showUpToHeld()
{
    const int readable = countBeforeHeld();
    if (readable == m_shown)
        return;
    if (readable < m_shown) {
        beginRemoveRows({}, readable, m_shown - 1);
        m_shown = readable;
        endRemoveRows();
    } else {
        beginInsertRows({}, m_shown, readable - 1);
        m_shown = readable;
        endInsertRows();
    }
    Q_EMIT countChanged();
}

} // namespace sandglass::app
