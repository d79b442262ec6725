// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/replay_log.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

/// 1:02:03.4, or 02:03.4 in the first hour.
QString timeText(core::Millis time)
{
    const QChar zero(u'0');
    const core::Millis hours = time / 3'600'000;
    const QString rest =
        u"%1:%2.%3"_s.arg(time / 60'000 % 60, 2, 10, zero).arg(time / 1000 % 60, 2, 10, zero).arg(time / 100 % 10);
    return hours > 0 ? u"%1:%2"_s.arg(hours).arg(rest) : rest;
}

Telling ofSeat(const QString& id, int seat)
{
    return toTell(id, {{u"seat"_s, QVariant::fromValue(Thing{u"seat"_s, seat, {}})}});
}

} // namespace

std::vector<ReplayLog::Line> ReplayLog::linesOf(const Deed& deed, int step)
{
    std::vector<Line> lines;
    if (deed.undone)
        lines.push_back({deed.time, step, ofSeat(u"journal.log.undo"_s, deed.seat)});
    if (deed.rewound)
        lines.push_back({deed.time, step, ofSeat(u"journal.log.claim"_s, deed.seat)});
    for (const int loser : deed.losers)
        lines.push_back({deed.time, step, ofSeat(u"journal.log.lost"_s, loser)});
    for (qsizetype first = 0; first < deed.events.size();) {
        const qsizetype count = lineLength(deed.events, first);
        Line line{deed.time, step, asLine(deed.events, first, count)};
        for (const QList<Telling>& events : deed.seen)
            line.veiled.push_back(asLine(events, first, count));
        if (std::ranges::all_of(line.veiled, [&](const Telling& veiled) { return veiled == line.open; }))
            line.veiled.clear();
        lines.push_back(std::move(line));
        first += count;
    }
    return lines;
}

const Telling& ReplayLog::seenBy(int viewer, const Line& line)
{
    if (line.veiled.empty() || viewer == everything)
        return line.open;
    return viewer < 0 ? line.veiled.back() : line.veiled[static_cast<std::size_t>(viewer)];
}

void ReplayLog::setViewer(int viewer)
{
    m_viewer = viewer;
    if (!m_lines.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {TellingRole});
}

int ReplayLog::lastRowAt(int step) const
{
    return static_cast<int>(std::ranges::upper_bound(m_lines, step, {}, &Line::step) - m_lines.begin()) - 1;
}

int ReplayLog::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant ReplayLog::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TimeRole:
        return QVariant::fromValue<qint64>(line.time);
    case StepRole:
        return line.step;
    case TellingRole:
        return QVariant::fromValue(tellingOf(line));
    default:
        return {};
    }
}

QHash<int, QByteArray> ReplayLog::roleNames() const
{
    return {{TimeRole, "time"}, {StepRole, "step"}, {TellingRole, "telling"}};
}

QString ReplayLog::text(const Catalogue& words, const QStringList& names) const
{
    QString text;
    for (const Line& line : m_lines)
        text += timeText(line.time) + "  "_L1 + tellingOf(line).in(&words, names) + u'\n';
    return text;
}

} // namespace sandglass::app
