// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_class.h"

#include "core/journal.h"

#include <QtCore/QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

bool LessonClass::begin(const QString& game, const QString& lesson, const QVariantList& learners)
{
    end();
    const House::Clockmaker clocks = m_house ? House::Clockmaker([house = m_house.get()] { return house->makeClock(); })
                                             : House::Clockmaker([] { return std::make_unique<RealClock>(); });
    for (const QVariant& each : learners) {
        QJsonObject learner = QJsonObject::fromVariantMap(each.toMap());
        const QString person = learner.take("person"_L1).toString();
        m_places.append(learner["place"_L1].toInt());
        const QString name = learner["name"_L1].toString();
        m_names.append(name.isEmpty() ? u"shell.seat.emblem."_s + learner["emblem"_L1].toString() : name);
        m_emblems.append(learner["emblem"_L1].toString());
        m_colours.append(learner["colour"_L1].toString());
        if (learners.size() > 1)
            learner["place"_L1] = 0;
        auto* player = new LessonPlayer(clocks, m_house ? m_house->thinking() : BotPlayers::Runner{}, this);
        if (!player->begin(game, lesson, learner)) {
            delete player;
            end();
            return false;
        }
        m_players.append(player);
        if (learners.size() == 1 && m_progress && m_progress->begun(person, game) == lesson)
            player->goTo(m_progress->stepOf(person, game));
        follow(player, person);
    }
    m_game = game;
    m_lesson = lesson;
    Q_EMIT begun();
    return true;
}

void LessonClass::follow(LessonPlayer* player, const QString& person)
{
    player->setHold([this, player] {
        const bool wait = std::ranges::any_of(
            m_players, [&](const LessonPlayer* other) { return other != player && isWaitedFor(other); });
        if (!wait)
            for (LessonPlayer* other : std::as_const(m_players))
                if (other != player)
                    other->goTogether();
        return wait;
    });
    connect(player, &LessonPlayer::changed, this, &LessonClass::waitedForChanged);
    connect(player, &LessonPlayer::changed, this, [this, player, person] {
        if (m_progress && !player->isFinished())
            m_progress->note(person, player->game(), player->lessonName(), player->step());
    });
    connect(player, &LessonPlayer::finishedLesson, this, [this, player, person] {
        if (m_progress)
            m_progress->seal(person, player->game(), player->lessonName());
        if (std::ranges::all_of(m_players, &LessonPlayer::isFinished))
            Q_EMIT finished();
    });
}

bool LessonClass::isWaitedFor(const LessonPlayer* other)
{
    return !other->isFinished() && !other->isDone();
}

QStringList LessonClass::waitedFor() const
{
    QStringList names;
    for (qsizetype i = 0; i < m_players.size(); ++i)
        if (isWaitedFor(m_players[i]))
            names.append(m_names.value(i));
    return names;
}

void LessonClass::goOnWithoutThem()
{
    // With the last of them all go on, and all are waited for.
    QList<LessonPlayer*> late = m_players;
    late.removeIf([](const LessonPlayer* player) { return !isWaitedFor(player); });
    for (LessonPlayer* player : std::as_const(late))
        player->skip();
}

void LessonClass::nudge()
{
    for (LessonPlayer* player : std::as_const(m_players))
        player->nudge();
}

void LessonClass::end()
{
    const QList<LessonPlayer*> old = std::exchange(m_players, {});
    m_places.clear();
    m_names.clear();
    m_emblems.clear();
    m_colours.clear();
    m_lesson.clear();
    if (old.isEmpty())
        return;
    Q_EMIT begun();
    // Boards that show their matches go first.
    for (LessonPlayer* player : old)
        player->deleteLater();
}

bool LessonClass::playOn(int which)
{
    const LessonPlayer* player = m_players.value(which);
    if (!player || !m_house || player->host()->isOver())
        return false;
    Host* host = m_house->matches()->branchOff(player->journal(), core::readJournal(player->journal()).records.size());
    if (!host)
        return false;
    if (m_progress)
        m_progress->setPlayingOn(host);
    host->setPeople(player->host()->people());
    host->resume();
    return true;
}

} // namespace sandglass::app
