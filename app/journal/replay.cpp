// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/replay.h"

#include "journal/journal_folder.h"

#include <QtCore/QJsonObject>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

using Kind = core::JournalRecord::Kind;

bool isStep(const core::JournalRecord& record)
{
    return record.kind == Kind::Command || record.kind == Kind::Claim || record.kind == Kind::Undo;
}

/// Repeats one record as it was played.
std::expected<core::Answer, std::string> repeat(core::Session& session, const core::JournalRecord& record)
{
    if (record.kind == Kind::Undo)
        return session.undo(core::seatAt(record.seat), record.time);
    if (isStep(record))
        return session.submit(core::seatAt(record.seat), record.time, record.action);
    if (record.kind == Kind::Note)
        session.note(record.action);
    return core::Answer{};
}

} // namespace

Replay::Replay(Clock& clock, const core::Shelf& shelf, std::string journal)
    : m_clock(clock)
    , m_shelf(shelf)
    , m_journal(std::move(journal))
    , m_log(new ReplayLog(this))
{
    connect(&m_clock, &Clock::rang, this, &Replay::onAlarm);
}

Replay::Marks Replay::usualMarks()
{
    return {
        {u"councilBegan"_s, u"council"_s},
        {u"timerFlipped"_s, u"flip"_s},
        {u"auctionRoundBegan"_s, u"auction"_s},
        {u"developmentRoundBegan"_s, u"development"_s},
        {u"circleClosed"_s, u"circle"_s},
        // What only laws do.
        {u"cardReplaced"_s, u"law"_s},
        {u"cardTucked"_s, u"law"_s},
        {u"tokenMoved"_s, u"law"_s},
        {u"gemStored"_s, u"law"_s},
        {u"lawReturned"_s, u"law"_s},
        {u"summonsTook"_s, u"law"_s},
        {u"orderSet"_s, u"king"_s},
        {u"fairHeld"_s, u"fair"_s},
        {u"gameEnded"_s, u"end"_s},
    };
}

std::expected<std::unique_ptr<Replay>, std::string> Replay::open(
    Clock& clock, const core::Shelf& shelf, std::string journal, const Marks& marks)
{
    std::unique_ptr<Replay> replay(new Replay(clock, shelf, std::move(journal)));
    const auto read = replay->readThrough(marks);
    if (!read)
        return std::unexpected(read.error());
    replay->go(0);
    replay->tellLog();
    return replay;
}

/// Plays it once from end to end, to know what happened and when.
std::expected<void, std::string> Replay::readThrough(const Marks& marks)
{
    auto session = m_shelf.resume(m_journal, 0);
    if (!session)
        return std::unexpected(session.error());
    m_session = *std::move(session);
    m_records = core::readJournal(m_journal).records;
    m_notes = readNotes(m_records);
    m_characters = charactersOf(*m_session);
    for (std::size_t i = 0; i < m_records.size(); ++i) {
        const core::JournalRecord& record = m_records[i];
        const auto answer = repeat(*m_session, record);
        if (!answer || answer->refusal)
            return std::unexpected("record " + std::to_string(i + 1) + " cannot be repeated");
        if (isStep(record)) {
            m_steps.push_back({record.time, i + 1});
            tellStep(record, *answer, marks);
        } else if (m_steps.empty()) {
            m_startRecords = i + 1;
        } else {
            m_steps.back().records = i + 1;
        }
        m_done = i + 1;
    }
    m_finished = m_session->isOver();
    m_length = std::max(m_notes.clock, m_steps.empty() ? 0 : m_steps.back().time);
    return {};
}

void Replay::tellStep(const core::JournalRecord& record, const core::Answer& answer, const Marks& marks)
{
    Deed deed{.time = record.time,
        .seat = record.seat,
        .undone = record.kind == Kind::Undo,
        .rewound = record.kind == Kind::Claim,
        .events = tellings(answer.events)};
    for (const core::Answer::Loss& loss : answer.lost)
        deed.losers.push_back(core::index(loss.seat));
    for (int seat = 0; seat < m_session->seats() && !answer.events.empty(); ++seat)
        deed.seen.push_back(tellings(m_session->eventsSeenBy(core::seatAt(seat))));
    const QList<Telling> shared = tellings(m_session->eventsSeenBy(core::nobody));
    if (!answer.events.empty())
        deed.seen.push_back(shared);
    const std::vector<ReplayLog::Line> lines = ReplayLog::linesOf(deed, steps());
    if (deed.rewound)
        mark(u"privilege"_s, record.time, lines.front().open);
    QStringList marked; // one sign of a kind for one command, however much it did
    for (const Telling& event : shared) {
        const QString kind = roundBegunBy(event) > 0 ? u"round"_s : marks.value(event.word);
        if (kind.isEmpty() || marked.contains(kind))
            continue;
        marked.append(kind);
        mark(kind, record.time, event);
    }
    m_log->add(lines);
}

void Replay::mark(const QString& kind, core::Millis time, const Telling& telling)
{
    m_marks.append(QVariantMap{{u"step"_s, steps()}, {u"time"_s, QVariant::fromValue<qint64>(time)}, {u"kind"_s, kind},
        {u"telling"_s, QVariant::fromValue(telling)}});
}

QString Replay::game() const
{
    return QString::fromStdString(std::string(m_session->game()));
}

std::size_t Replay::records() const
{
    return m_position == 0 ? m_startRecords : m_steps[static_cast<std::size_t>(m_position) - 1].records;
}

qint64 Replay::now() const
{
    if (!m_playingSince)
        return m_time;
    return std::min(m_length, m_time + (m_clock.now() - *m_playingSince) * m_speed);
}

void Replay::play()
{
    if (isPlaying() || now() >= m_length)
        return;
    m_playingSince = m_clock.now();
    setAlarm();
    Q_EMIT playingChanged();
}

void Replay::pause()
{
    if (!isPlaying())
        return;
    m_time = now();
    m_playingSince.reset();
    setAlarm();
    Q_EMIT playingChanged();
}

void Replay::setSpeed(int speed)
{
    speed = std::clamp(speed, 1, fastest);
    if (speed == m_speed)
        return;
    m_time = now();
    if (isPlaying())
        m_playingSince = m_clock.now();
    m_speed = speed;
    setAlarm();
    Q_EMIT speedChanged();
}

void Replay::setViewer(int viewer)
{
    viewer = mayLookAsSeat() ? std::clamp(viewer, -1, m_session->seats() - 1) : -1;
    if (viewer == m_viewer)
        return;
    m_viewer = viewer;
    tellLog();
    Q_EMIT viewerChanged();
}

void Replay::tellLog()
{
    m_log->setViewer(isAllShown() ? ReplayLog::everything : m_viewer);
}

core::Seat Replay::eyes() const
{
    return m_viewer < 0 ? core::nobody : core::seatAt(m_viewer);
}

void Replay::step(int by)
{
    jump(m_position + by);
}

void Replay::jump(int position)
{
    pause();
    position = std::clamp(position, 0, steps());
    m_time = position == 0 ? 0 : m_steps[static_cast<std::size_t>(position) - 1].time;
    go(position);
    Q_EMIT moved();
}

void Replay::jumpToTime(qint64 time)
{
    m_time = std::clamp<core::Millis>(time, 0, m_length);
    if (isPlaying())
        m_playingSince = m_clock.now();
    go(stepsUntil(m_time));
    setAlarm();
    Q_EMIT moved();
}

/// Forward is played on from here. Back is played again from the beginning: a state does not know its past.
void Replay::go(int position)
{
    m_position = position;
    if (records() < m_done) {
        // It was read through without a fault before.
        m_session = *m_shelf.resume(m_journal, records());
        m_done = records();
        return;
    }
    for (; m_done < records(); ++m_done)
        (void)repeat(*m_session, m_records[m_done]);
}

void Replay::onAlarm()
{
    if (!isPlaying())
        return;
    const core::Millis time = now();
    if (const int position = stepsUntil(time); position != m_position) {
        go(position);
        Q_EMIT moved();
    }
    if (time >= m_length)
        pause();
    else
        setAlarm();
}

void Replay::setAlarm()
{
    if (!isPlaying()) {
        m_clock.setAlarm(std::nullopt);
        return;
    }
    const auto next = static_cast<std::size_t>(m_position);
    const core::Millis until = next < m_steps.size() ? m_steps[next].time : m_length;
    const core::Millis left = std::max<core::Millis>(until - now(), 0);
    m_clock.setAlarm(m_clock.now() + (left + m_speed - 1) / m_speed);
}

int Replay::stepsUntil(core::Millis time) const
{
    return static_cast<int>(std::ranges::upper_bound(m_steps, time, {}, &Step::time) - m_steps.begin());
}

QVariantList Replay::standings() const
{
    QVariantList standings;
    for (const QJsonValue& standing :
        resultOf(isAllShown() ? m_session->ranking() : m_session->rankingSeenBy(eyes()))) {
        QVariantMap entry = standing.toObject().toVariantMap();
        entry[u"winner"_s] = entry[u"winner"_s].toBool() && m_session->isOver();
        standings.append(entry);
    }
    return standings;
}

QString Replay::describe() const
{
    return QString::fromStdString(isAllShown() ? m_session->describeState() : m_session->describeView(eyes()));
}

QStringList Replay::namesIn(const Catalogue* words) const
{
    QStringList emblems;
    for (const QJsonValue& person : m_notes.people)
        emblems.append(person[u"emblem"_s].toString());
    return words->seatNames(names(), game(), m_characters, emblems);
}

QString Replay::logText(const Catalogue* words) const
{
    return m_log->text(*words, namesIn(words));
}

bool Replay::exportLog(const QString& path, const Catalogue* words) const
{
    return replaceFile(path, logText(words).toStdString());
}

} // namespace sandglass::app
