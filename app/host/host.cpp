// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/host.h"

#include "journal/journal_notes.h"

#include <QtCore/QJsonObject>

#include <algorithm>
#include <cerrno>
#include <utility>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

// How exactly a crashed match's timers come back. A power cut costs one such beat and two syncs of the disk; together
// less than 50 ms.
constexpr core::Millis beatEvery = 25;
// Where no sand runs, nothing is lost with the time, and the disk is left in peace.
constexpr core::Millis beatEveryWithoutSand = 1000;
// A seat that no table has.
constexpr int nobody = 255;

std::optional<core::Millis> sooner(std::optional<core::Millis> one, std::optional<core::Millis> other)
{
    return one && other ? std::min(*one, *other) : one ? one : other;
}

QString warningFor(int error)
{
    switch (error) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return u"journal.warning.diskFull"_s;
    case EROFS:
    case EACCES:
    case EPERM:
        return u"journal.warning.readOnly"_s;
    default:
        return u"journal.warning.failing"_s;
    }
}

} // namespace

Host::Host(Clock& clock, std::unique_ptr<core::Session> session, Standing standing,
    std::unique_ptr<JournalKeeper> keeper, QObject* parent)
    : QObject(parent)
    , m_clock(clock)
    , m_session(std::move(session))
    , m_people(std::move(standing.people))
    , m_characters(charactersOf(*m_session))
    , m_time(std::max(standing.time, m_session->now()))
    , m_round(standing.round)
    , m_keeper(std::move(keeper))
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(std::chrono::seconds(1));
    connect(&m_clock, &Clock::rang, this, &Host::onAlarm);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        setWarning(u"journal.warning.slow"_s);
        settle();
    });
    if (!m_keeper)
        return;
    connect(m_keeper.get(), &JournalKeeper::written, this, &Host::onWritten);
    connect(m_keeper.get(), &JournalKeeper::failing, this, &Host::onFailing);
    connect(m_keeper.get(), &JournalKeeper::saving, this, [this] { setWarning(QString()); });
}

Host::~Host()
{
    close();
}

std::unique_ptr<JournalKeeper> Host::close()
{
    if (m_keeper && !isOver())
        m_keeper->append(m_session->note(clockNote(now())));
    if (m_keeper)
        m_keeper->disconnect(this);
    m_clock.disconnect(this);
    m_patience.stop();
    m_closed = true;
    return std::exchange(m_keeper, nullptr);
}

QString Host::game() const
{
    return QString::fromStdString(std::string(m_session->game()));
}

QStringList Host::names() const
{
    QStringList names;
    for (const QJsonValue& person : m_people)
        names.append(person.toObject().value("name"_L1).toString());
    return names;
}

void Host::setPeople(const QJsonArray& people)
{
    if (people == m_people)
        return;
    m_people = people;
    if (m_keeper)
        m_keeper->append(m_session->note(peopleNote(people)));
    Q_EMIT peopleChanged();
}

void Host::remindAt(std::optional<core::Millis> time)
{
    m_reminder = time;
    setAlarm();
}

void Host::lookAgainAt(std::optional<core::Millis> time)
{
    if (time == m_nextLook)
        return;
    m_nextLook = time;
    setAlarm();
}

void Host::showUntil(core::Millis time)
{
    if (time == m_shownUntil)
        return;
    m_shownUntil = time;
    Q_EMIT shownUntilChanged();
}

void Host::hurry()
{
    constexpr double haste = 4;
    if (m_haste == haste)
        return;
    m_haste = haste;
    Q_EMIT hurried();
}

qint64 Host::now() const
{
    return m_time + (m_runningSince ? m_clock.now() - *m_runningSince : 0);
}

void Host::standAt(std::unique_ptr<core::Session> session, core::Millis time)
{
    Q_ASSERT(!m_keeper && session->seats() == seats());
    m_session = std::move(session);
    m_time = std::max(time, m_session->now());
    if (m_runningSince)
        m_runningSince = m_clock.now();
    m_queue.clear();
    m_lastDeed = {};
    setAlarm();
    Q_EMIT stoodElsewhere();
    Q_EMIT changed();
}

void Host::pause()
{
    if (paused())
        return;
    m_time = now();
    m_runningSince.reset();
    if (m_keeper)
        m_keeper->append(m_session->note(clockNote(m_time)));
    setAlarm();
    Q_EMIT pausedChanged();
}

void Host::resume()
{
    if (!paused())
        return;
    m_runningSince = m_clock.now();
    setAlarm();
    Q_EMIT pausedChanged();
}

quint64 Host::submit(int seat, const QString& action)
{
    return take(seat, action);
}

quint64 Host::submitAsOpponent(int seat, const QString& action)
{
    return take(seat, action, true);
}

quint64 Host::undo(int seat)
{
    return take(seat, QString());
}

QStringList Host::legal(int seat) const
{
    QStringList actions;
    if (seat < 0 || seat >= seats())
        return actions;
    for (const std::string& action : m_session->legal(core::seatAt(seat), now()))
        actions.append(QString::fromStdString(action));
    return actions;
}

QList<Telling> Host::eventsSeenBy(int seat) const
{
    return tellings(m_session->eventsSeenBy(core::seatAt(seat)));
}

void Host::forget(const QString& name)
{
    std::vector<core::JournalRecord> records = core::readJournal(m_session->journal()).records;
    // A match that nobody saves has its people only here.
    records.push_back({.kind = core::JournalRecord::Kind::Note, .action = peopleNote(m_people)});
    const ForgottenName forgotten(name, records);
    if (forgotten.isNowhere())
        return;
    m_people = forgotten.in(m_people);
    m_session->changeNotes([&](std::string_view note) { return forgotten.in(note); });
    if (m_keeper)
        m_keeper->replace(m_session->journal());
    Q_EMIT peopleChanged();
}

quint64 Host::take(int seat, const QString& action, bool opponent)
{
    if (!opponent && m_gate && !m_gate(seat, action.isEmpty() ? u"undo"_s : action))
        return ++m_number;
    m_queue.push_back({++m_number, seat, action, now(), opponent});
    work();
    return m_number;
}

/// A listener may submit the next command from within the answer to the last: it only joins the queue.
void Host::work()
{
    if (std::exchange(m_working, true))
        return;
    while (!m_queue.empty() && !m_done && !m_closed) {
        const Pending command = std::move(m_queue.front());
        m_queue.pop_front();
        process(command);
    }
    m_working = false;
}

void Host::refuse(const Pending& command, const QString& action, const Telling& why)
{
    if (command.opponent)
        Q_EMIT opponentRefused(command.seat, action, why.id());
    else
        Q_EMIT refused(command.number, command.seat, action, why);
}

void Host::process(const Pending& command)
{
    const QString action = command.action.isEmpty() ? u"undo"_s : command.action;
    if (paused()) {
        refuse(command, action, toTell(u"journal.refusal.paused"_s));
        return;
    }
    const core::Seat seat = core::seatAt(command.seat < 0 ? nobody : std::min(command.seat, nobody));
    auto answer = command.action.isEmpty()
        ? std::expected<core::Answer, std::string>(m_session->undo(seat, command.time))
        : m_session->submit(seat, command.time, command.action.toStdString());
    if (!answer) {
        const QString why = QString::fromStdString(answer.error());
        if (command.opponent)
            Q_EMIT opponentRefused(command.seat, action, why);
        else
            Q_EMIT misunderstood(command.number, command.seat, action, why);
        return;
    }
    if (answer->refusal) {
        refuse(command, action, telling(*answer->refusal));
        return;
    }
    if (!command.opponent)
        m_haste = 1;
    m_done = Done{{command.number, command.seat, action, command.time}, answer->rewound, tellings(answer->events),
        std::move(answer->lost), 0};
    noteRound(m_done->events, answer->record);
    if (isOver())
        answer->record += m_session->note(resultNote(*m_session));
    if (!m_keeper) {
        acknowledge();
        return;
    }
    m_done->ticket = m_keeper->append(answer->record);
    m_patience.start();
}

/// Where an event tells of a round, the journal does too: its list shows it without knowing the game.
void Host::noteRound(const QList<Telling>& events, std::string& lines)
{
    for (const Telling& event : events) {
        const int round = roundBegunBy(event);
        if (round <= 0 || round == m_round)
            continue;
        m_round = round;
        lines += m_session->note(roundNote(round, m_done->command.time));
        Q_EMIT roundChanged();
    }
}

void Host::onWritten(quint64 ticket)
{
    if (m_warning == "journal.warning.slow"_L1)
        setWarning(QString());
    if (m_done && ticket >= m_done->ticket)
        settle();
}

void Host::onFailing(quint64 ticket, int error)
{
    setWarning(warningFor(error));
    if (m_done && ticket >= m_done->ticket)
        settle();
}

void Host::settle()
{
    m_patience.stop();
    acknowledge();
    work();
}

void Host::acknowledge()
{
    if (!m_done)
        return;
    const Done done = *std::exchange(m_done, std::nullopt);
    m_lastDeed = {.time = done.command.time,
        .seat = done.command.seat,
        .undone = done.command.action == "undo"_L1,
        .rewound = done.rewound && done.command.action != "undo"_L1,
        .events = done.events};
    for (const core::Answer::Loss& loss : done.lost)
        m_lastDeed.losers.push_back(core::index(loss.seat));
    for (int seat = 0; seat < seats() && !done.events.isEmpty(); ++seat)
        m_lastDeed.seen.push_back(eventsSeenBy(seat));
    if (!done.events.isEmpty())
        m_lastDeed.seen.push_back(eventsSeenByAll());
    for (const core::Answer::Loss& loss : done.lost)
        Q_EMIT lost(core::index(loss.seat), QString::fromStdString(loss.action), telling(loss.notice));
    Q_EMIT accepted(done.command.number, done.command.seat, done.command.action,
        done.events.isEmpty() ? done.events : eventsSeenByAll());
    Q_EMIT changed();
    if (isOver())
        Q_EMIT ended();
    setAlarm();
}

void Host::onAlarm()
{
    if (m_keeper && !paused())
        m_keeper->beat(now());
    const bool woken = m_wake && *m_wake <= now();
    const bool remember = m_reminder && *m_reminder <= now();
    const bool look = m_nextLook && *m_nextLook <= now();
    if (remember)
        m_reminder.reset();
    if (look)
        m_nextLook.reset();
    setAlarm();
    if (woken)
        Q_EMIT woke();
    if (remember)
        Q_EMIT reminded();
    if (look)
        Q_EMIT lookAgain();
}

void Host::setAlarm()
{
    m_wake.reset();
    if (m_closed)
        return;
    if (paused() || isOver()) {
        m_clock.setAlarm(std::nullopt);
        return;
    }
    const core::Millis time = now();
    if (const auto wake = m_session->wakeTime(time); wake && *wake > time)
        m_wake = wake;
    std::optional<core::Millis> next = sooner(sooner(m_wake, m_reminder), m_nextLook);
    if (m_keeper)
        next = sooner(next, time + (m_wake ? beatEvery : beatEveryWithoutSand));
    if (next)
        m_clock.setAlarm(m_clock.now() + (*next - time));
    else
        m_clock.setAlarm(std::nullopt);
}

void Host::setWarning(const QString& id)
{
    if (m_warning == id)
        return;
    m_warning = id;
    Q_EMIT warningChanged();
}

} // namespace sandglass::app
