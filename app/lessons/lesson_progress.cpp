// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_progress.h"

#include "files/outside_file.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonArray>
#include <QtCore/QSaveFile>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

/// No name begins so: names are letters.
constexpr QChar guestMark = u'@';

QStringList textsOf(const QJsonValue& list)
{
    QStringList texts;
    for (const QJsonValue& text : list.toArray())
        texts.append(text.toString());
    return texts;
}

} // namespace

LessonProgress::LessonProgress(const QString& file, QObject* parent)
    : QObject(parent)
    , m_file(file)
{
    if (file.isEmpty())
        return;
    const auto text = readOutsideFile(file);
    if (!text)
        return;
    const auto json = outsideJson(*text);
    if (json)
        m_people = json->object();
    else
        qWarning("%s: %s", qPrintable(file), qPrintable(json.error()));
}

QString LessonProgress::guest(const QString& name, int place)
{
    return name.isEmpty() ? guestMark + QString::number(place) : name;
}

QJsonObject LessonProgress::of(const QString& person, const QString& game) const
{
    return m_people[person].toObject()[game].toObject();
}

void LessonProgress::put(const QString& person, const QString& game, const QJsonObject& state)
{
    QJsonObject games = m_people[person].toObject();
    if (games[game].toObject() == state)
        return;
    games[game] = state;
    m_people[person] = games;
    save();
    Q_EMIT changed();
}

QStringList LessonProgress::seals(const QString& person, const QString& game) const
{
    return textsOf(of(person, game)["seals"_L1]);
}

QString LessonProgress::begun(const QString& person, const QString& game) const
{
    return of(person, game)["lesson"_L1].toString();
}

int LessonProgress::stepOf(const QString& person, const QString& game) const
{
    return of(person, game)["step"_L1].toInt();
}

bool LessonProgress::isOffered(const QString& person, const QString& game) const
{
    return of(person, game).isEmpty();
}

void LessonProgress::declineOffer(const QString& person, const QString& game)
{
    QJsonObject state = of(person, game);
    state["offered"_L1] = true;
    put(person, game, state);
}

bool LessonProgress::isTold(const QString& person, const QString& game, const QString& first) const
{
    return textsOf(of(person, game)["told"_L1]).contains(first);
}

void LessonProgress::noteTold(const QString& person, const QString& game, const QString& first)
{
    QJsonObject state = of(person, game);
    QJsonArray told = state["told"_L1].toArray();
    if (!told.contains(first))
        told.append(first);
    state["told"_L1] = told;
    put(person, game, state);
}

void LessonProgress::setPlayingOn(Host* match)
{
    m_playingOn = match;
    Q_EMIT playingOnChanged();
}

void LessonProgress::note(const QString& person, const QString& game, const QString& lesson, int step)
{
    QJsonObject state = of(person, game);
    state["lesson"_L1] = lesson;
    state["step"_L1] = step;
    put(person, game, state);
}

void LessonProgress::seal(const QString& person, const QString& game, const QString& lesson)
{
    QJsonObject state = of(person, game);
    QJsonArray seals = state["seals"_L1].toArray();
    if (!seals.contains(lesson))
        seals.append(lesson);
    state["seals"_L1] = seals;
    state.remove("lesson"_L1);
    state.remove("step"_L1);
    put(person, game, state);
    Q_EMIT sealed(game, lesson);
}

void LessonProgress::giveName(const QString& name)
{
    if (name.isEmpty() || m_people.contains(name) || !m_people.contains(QString()))
        return;
    m_people[name] = m_people.take(QString());
    save();
    Q_EMIT changed();
}

void LessonProgress::forget(const QString& name)
{
    if (!m_people.contains(name))
        return;
    m_people.remove(name);
    save();
    Q_EMIT changed();
}

void LessonProgress::forgetGuests()
{
    const QJsonObject before = m_people;
    for (const QString& person : before.keys())
        if (person.startsWith(guestMark))
            m_people.remove(person);
    if (m_people == before)
        return;
    save();
    Q_EMIT changed();
}

void LessonProgress::save() const
{
    if (m_file.isEmpty())
        return;
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    QSaveFile file(m_file);
    if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(m_people).toJson()) < 0 || !file.commit())
        qWarning("%s: %s", qPrintable(m_file), qPrintable(file.errorString()));
}

} // namespace sandglass::app
