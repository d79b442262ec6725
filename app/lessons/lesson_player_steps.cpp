// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_player.h"

#include "house/bot_thought.h"
#include "house/party.h"

#include <QtCore/QJsonObject>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

// How a lesson goes from step to step, and what it lets through to the rules.
namespace sandglass::app {

namespace {

constexpr core::Millis untilOthersMove = 900;
constexpr core::Millis toReadWhy = 4000; ///< before the hint takes its place
constexpr int mostMisses = 3;

} // namespace

bool LessonPlayer::isLegal(const QString& action) const
{
    return m_host->legal(seat()).contains(action);
}

/// What the rules refuse goes to the rules, so that it is refused as in play.
bool LessonPlayer::mayPass(int seat, const QString& action)
{
    if (m_byItself)
        return true;
    if (seat == this->seat() && m_trying)
        return action != "undo"_L1;
    if (seat != this->seat() || !current() || m_busy || m_done)
        return false;
    if (action == "undo"_L1) {
        goBack();
        return false;
    }
    if (current()->as<FreeStep>() || !isLegal(action))
        return true;
    if (const auto* deed = current()->as<DoStep>(); deed && deed->wanted.contains(action))
        return true;
    miss();
    return false;
}

/// Allowed, but not what the step waits for: why, and after a while a hint.
void LessonPlayer::miss()
{
    if (!current()->as<DoStep>())
        return reply(Mood::Unwanted, mayGoOn() ? u"lesson.goOnFirst"_s : u"lesson.notThisNow"_s);
    m_misses = std::min(m_misses + 1, mostMisses);
    const QString hint = m_lesson->id(*current(), m_misses == 1 ? u"hint1"_s : u"hint2"_s);
    later(toReadWhy, false, [this, hint] { reply(Mood::Hint, hint); });
    reply(Mood::Unwanted, m_lesson->id(*current(), u"unwanted"_s));
}

void LessonPlayer::reply(Mood mood, const QString& id)
{
    m_mood = mood;
    m_replyId = id;
    Q_EMIT changed();
}

void LessonPlayer::later(core::Millis wait, bool busy, std::function<void()> what)
{
    m_busy = busy;
    m_later = std::move(what);
    m_pause->setAlarm(m_pause->now() + wait);
}

void LessonPlayer::next()
{
    m_done = true;
    if (m_hold && m_hold())
        Q_EMIT changed();
    else
        enter(m_at + 1);
}

void LessonPlayer::goTogether()
{
    if (!m_done)
        return;
    if (m_trying)
        putBack(m_doneAt);
    enter(m_at + 1);
}

void LessonPlayer::enter(int step)
{
    m_at = step;
    m_misses = 0;
    m_shown = 0;
    m_played = false;
    m_met = false;
    m_answered = -1;
    m_busy = false;
    m_done = false;
    m_trying = false;
    m_nudges = 0;
    m_later = {};
    m_mood = Mood::Plain;
    m_replyId.clear();
    m_refusal = {};
    m_accepted.clear();
    m_count = {};
    dismissOpponents();
    m_clock->stand();
    m_moments.resize(static_cast<std::size_t>(step));
    m_moments.push_back({journal(), m_host->now()});
    begin(*current());
    Q_EMIT changed();
    if (isFinished())
        Q_EMIT finishedLesson();
}

void LessonPlayer::begin(const LessonStep& step)
{
    if (step.as<TimeStep>() && !m_still)
        m_clock->hurry(std::max<qint64>(0, *step.at - m_host->now()));
    else if (step.at)
        passTo(*step.at);
    // What the move before has done is seen first.
    const core::Millis filmed = m_host->shownUntil() - m_host->now();
    if (const auto* deed = step.as<PlayStep>())
        later(std::max(untilOthersMove, filmed), true, [this, deed] {
            m_busy = false;
            m_played = true;
            m_host->submitAsOpponent(deed->seat, deed->action);
            if (deed->silent)
                next();
            else
                Q_EMIT changed();
        });
    if (step.as<FreeStep>()) {
        m_bots = std::make_unique<BotPlayers>(*m_host, botThought, m_thinking);
        m_clock->run();
    }
}

/// They may be the ones who have just moved, so they go when that is over.
void LessonPlayer::dismissOpponents()
{
    if (!m_bots)
        return;
    m_host->disconnect(m_bots.get());
    m_bots.release()->deleteLater();
}

void LessonPlayer::passTo(core::Millis time)
{
    m_clock->pass(std::max<qint64>(0, time - m_host->now()));
}

void LessonPlayer::byItself(const QString& action)
{
    m_byItself = true;
    m_host->submit(seat(), action);
    m_byItself = false;
    m_accepted.clear();
}

void LessonPlayer::onChanged()
{
    const QString done = std::exchange(m_accepted, {});
    if (m_byItself || m_done || !current())
        return;
    if (const auto* deed = current()->as<DoStep>(); deed && deed->wanted.contains(done))
        return next();
    const auto* free = current()->as<FreeStep>();
    if (!free)
        return;
    if (!done.isEmpty()) {
        m_count.note(done);
        m_shown = 0;
        reply(Mood::Plain, {});
    }
    if (isReached(m_host->session(), free->until, m_count))
        next();
}

void LessonPlayer::onRefused(int seat, const Telling& why)
{
    const auto* deed = current() ? current()->as<TemptStep>() : nullptr;
    if (!deed || seat != this->seat() || why.word != deed->refusal)
        return;
    m_refusal = why;
    m_met = true;
    reply(Mood::Refused, m_lesson->id(*current(), u"after"_s));
}

void LessonPlayer::putBack(const Moment& moment)
{
    auto session = m_course->shelf->resume(moment.journal);
    if (!session) {
        qWarning("%s: a step cannot be gone back to: %s", qPrintable(m_lesson->file), session.error().c_str());
        return;
    }
    m_busy = false;
    m_accepted.clear();
    m_byItself = true;
    m_host->standAt(*std::move(session), moment.time);
    m_byItself = false;
}

void LessonPlayer::playFreeToItsEnd(const FreeStep& deed)
{
    dismissOpponents();
    auto session = m_course->shelf->resume(journal());
    if (!session)
        return;
    core::Millis now = m_host->now();
    playFree(**session, now, *m_lesson, deed.until);
    m_byItself = true;
    m_host->standAt(*std::move(session), now);
    m_byItself = false;
}

QJsonArray peopleAround(const QJsonObject& learner, int seat, int seats)
{
    const int own = learner["place"_L1].toInt();
    QList<int> places = usualPlacesOf(seats);
    // Who already sits stays there, and who would have sat there goes where the learner would have.
    if (const qsizetype taken = places.indexOf(own); taken >= 0)
        places.swapItemsAt(seat, taken);
    places[seat] = own;
    const auto others = [](QStringList words, const QJsonValue& taken) {
        words.removeAll(taken.toString());
        return words;
    };
    const QStringList emblems = others(emblemWords(), learner["emblem"_L1]);
    const QStringList colours = others(colourWords(), learner["colour"_L1]);
    QJsonArray people;
    for (int i = 0; i < seats; ++i)
        people.append(i == seat
                ? learner
                : QJsonObject{{"place"_L1, places[i]}, {"emblem"_L1, emblems[i]}, {"colour"_L1, colours[i]},
                      {"language"_L1, learner["language"_L1]}, {"name"_L1, QString()}, {"bot"_L1, u"easy"_s}});
    return people;
}

} // namespace sandglass::app
