// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_player.h"

#include "bots/bots.h"

#include <QtCore/QJsonObject>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

constexpr core::Millis toSeeIt = 2600; ///< before what was shown is put back

} // namespace

LessonPlayer::LessonPlayer(House::Clockmaker clockmaker, BotPlayers::Runner thinking, QObject* parent)
    : QObject(parent)
    , m_clockmaker(std::move(clockmaker))
    , m_thinking(std::move(thinking))
    , m_filmClock(m_clockmaker())
    , m_pause(m_clockmaker())
{
    connect(m_pause.get(), &Clock::rang, this, [this] {
        if (const auto what = std::exchange(m_later, {}))
            what();
    });
}

LessonPlayer::~LessonPlayer() = default;

bool LessonPlayer::begin(const QString& game, const QString& lesson, const QJsonObject& learner)
{
    const Course& course = courseOf(game);
    const Lesson* found = course.find(lesson);
    auto session = found ? openLesson(*found, *course.shelf)
                         : std::unexpected(core::Problem{{}, {}, {}, "there is no such lesson"});
    if (!session) {
        qWarning("%s: %s: %s", qPrintable(game), qPrintable(lesson), core::sentence(session.error()).c_str());
        return false;
    }
    m_course = &course;
    m_lesson = found;
    const QJsonArray people = peopleAround(learner, found->learner, (*session)->seats());
    dismissOpponents();
    auto clock = std::make_unique<LessonClock>(m_clockmaker());
    auto host = std::make_unique<Host>(*clock, *std::move(session), Host::Standing{.people = people});
    host->resume();
    host->setGate([this](int seat, const QString& action) { return mayPass(seat, action); });
    connect(host.get(), &Host::accepted, this, [this](quint64, int seat, const QString& action) {
        if (seat == this->seat())
            m_accepted = action;
    });
    connect(host.get(), &Host::changed, this, &LessonPlayer::onChanged);
    connect(host.get(), &Host::woke, this, &LessonPlayer::onChanged);
    connect(host.get(), &Host::refused, this,
        [this](quint64, int seat, const QString&, const Telling& why) { onRefused(seat, why); });
    connect(clock.get(), &LessonClock::arrived, this, &LessonPlayer::changed);
    // Whoever shows the old match lets go of it before it ends.
    const auto oldHost = std::exchange(m_host, std::move(host));
    const auto oldClock = std::exchange(m_clock, std::move(clock));
    m_moments.clear();
    m_at = 0;
    Q_EMIT lessonChanged();
    enter(0);
    return true;
}

int LessonPlayer::number() const
{
    return m_lesson ? static_cast<int>(m_lesson - m_course->lessons.data()) + 1 : 0;
}

const LessonStep* LessonPlayer::current() const
{
    return m_lesson ? &m_lesson->steps[static_cast<std::size_t>(m_at)] : nullptr;
}

QString LessonPlayer::kind() const
{
    return current() ? current()->kind() : QString();
}

bool LessonPlayer::hasWords(int step) const
{
    const auto* deed = m_lesson->steps[static_cast<std::size_t>(step)].as<PlayStep>();
    return !deed || !deed->silent;
}

QString LessonPlayer::taskId() const
{
    // While others move without a word, what was said before stands.
    if (!m_lesson)
        return {};
    int at = m_at;
    while (at > 0 && !hasWords(at))
        --at;
    return m_lesson->id(m_lesson->steps[static_cast<std::size_t>(at)]);
}

QStringList LessonPlayer::answerIds() const
{
    QStringList ids;
    if (const auto* ask = current() ? current()->as<AskStep>() : nullptr)
        for (int i = 1; i <= ask->answers; ++i)
            ids.append(m_lesson->id(*current(), u"answer%1"_s.arg(i)));
    return ids;
}

QList<ThingName> LessonPlayer::lit() const
{
    return current() ? current()->lit : QList<ThingName>{};
}

ThingName LessonPlayer::forbidden() const
{
    const bool refused = current() && current()->as<TemptStep>() && m_mood == Mood::Refused;
    return refused && !current()->lit.isEmpty() ? current()->lit.last() : ThingName{};
}

QString LessonPlayer::holdAfter() const
{
    const auto* pause = current() ? current()->as<PauseStep>() : nullptr;
    return pause ? pause->after : QString();
}

bool LessonPlayer::mayGoOn() const
{
    const LessonStep* step = current();
    if (!step || m_busy || m_done || isFinished())
        return false;
    if (step->as<SayStep>() || step->as<PauseStep>() || step->as<TimeStep>())
        return true;
    if (step->as<PlayStep>())
        return m_played;
    return m_met;
}

void LessonPlayer::goOn()
{
    if (!mayGoOn())
        return;
    if (current()->as<TimeStep>())
        passTo(*current()->at);
    next();
}

void LessonPlayer::goBack()
{
    if (!mayGoBack())
        return;
    int step = m_at - 1;
    while (step > 0 && !hasWords(step))
        --step;
    putBack(m_moments[static_cast<std::size_t>(step)]);
    enter(step);
}

void LessonPlayer::again()
{
    if (!m_lesson)
        return;
    putBack(m_moments.front());
    enter(0);
}

void LessonPlayer::goTo(int step)
{
    again();
    while (m_at < std::min(step, stepCount() - 1))
        skip();
}

void LessonPlayer::standAt(int step, bool met)
{
    goTo(step);
    while (const auto what = std::exchange(m_later, {}))
        what();
    if (current()->as<TimeStep>())
        passTo(*current()->at);
    if (met && (current()->as<TemptStep>() || current()->as<AskStep>()))
        showMe();
}

void LessonPlayer::answer(int which)
{
    const auto* ask = current() ? current()->as<AskStep>() : nullptr;
    if (!ask || m_met)
        return;
    m_met = which == ask->right;
    m_answered = which;
    reply(m_met ? Mood::Right : Mood::Wrong, m_lesson->id(*current(), u"why"_s));
}

void LessonPlayer::tryOut()
{
    if (!m_done || m_trying)
        return;
    m_doneAt = {journal(), m_host->now()};
    m_trying = true;
    Q_EMIT changed();
}

void LessonPlayer::nudge()
{
    if (m_done || isFinished())
        return;
    ++m_nudges;
    Q_EMIT changed();
}

void LessonPlayer::skip()
{
    const LessonStep* step = current();
    if (!step || m_done || isFinished())
        return;
    // What is being shown is done already.
    const bool shown = m_busy && m_shown > 0;
    if (const auto* deed = step->as<DoStep>(); deed && !shown)
        byItself(deed->wanted.first());
    if (const auto* deed = step->as<FreeStep>())
        playFreeToItsEnd(*deed);
    if (const auto* deed = step->as<PlayStep>(); deed && !m_played)
        m_host->submitAsOpponent(deed->seat, deed->action);
    if (step->as<TimeStep>())
        passTo(*step->at);
    next();
}

void LessonPlayer::showMe()
{
    const LessonStep* step = current();
    if (!step || m_busy || m_done || isFinished())
        return;
    // Freely played, it is first advised and then shown.
    ++m_shown;
    if (const auto* deed = step->as<DoStep>()) {
        if (m_shown > 1)
            return skip();
        byItself(deed->wanted.first());
        later(toSeeIt, true, [this] {
            putBack(m_moments[static_cast<std::size_t>(m_at)]);
            reply(Mood::Shown, m_lesson->id(*current(), u"hint2"_s));
        });
        Q_EMIT changed();
    } else if (const auto* tempt = step->as<TemptStep>()) {
        m_host->submit(seat(), tempt->action);
    } else if (const auto* ask = step->as<AskStep>()) {
        answer(ask->right);
    } else if (const auto* free = step->as<FreeStep>()) {
        if (m_shown <= free->advice)
            return reply(Mood::Hint, m_lesson->id(*step, u"advice%1"_s.arg(m_shown)));
        if (const auto choice = bots::chooseAction(m_host->session(), core::seatAt(seat()), m_host->now(), {}))
            m_host->submit(seat(), QString::fromStdString(*choice));
    } else {
        goOn();
    }
}

std::string LessonPlayer::journal() const
{
    return m_host->session().journal();
}

} // namespace sandglass::app
