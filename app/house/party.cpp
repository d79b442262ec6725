// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/party.h"

#include <QtCore/QJsonObject>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

/// Where people sit when nobody has said where: by how many they are.
constexpr std::array<std::array<int, placeCount>, placeCount + 1> usualPlaces{
    {{}, {0}, {0, 3}, {0, 1, 4}, {0, 1, 3, 4}, {0, 1, 2, 3, 4}}};

/// Where the notes tell no places, everybody keeps their name and gets the rest anew.
QJsonArray usually(const QJsonArray& people, int seats, const QString& language)
{
    QJsonArray seated;
    for (int seat = 0; seat < std::min(seats, placeCount); ++seat) {
        const QString name = people.at(seat)["name"_L1].toString();
        seated.append(QJsonObject{{"place"_L1, usualPlaces[std::min(seats, placeCount)][seat]},
            {"emblem"_L1, emblemWords()[seat]}, {"colour"_L1, colourWords()[seat]}, {"language"_L1, language},
            {"name"_L1, letterCount(name) <= longestName ? name : QString()}});
    }
    return seated;
}

} // namespace

QList<int> usualPlacesOf(int seats)
{
    const auto& places = usualPlaces[static_cast<std::size_t>(std::clamp(seats, 0, placeCount))];
    return {places.begin(), places.begin() + std::clamp(seats, 0, placeCount)};
}

QStringList botsOf(const QJsonArray& people)
{
    QStringList bots;
    for (const QJsonValue& person : people)
        bots.append(person["bot"_L1].toString());
    return bots;
}

Party::Party(QObject* parent)
    : QObject(parent)
{
    connect(&m_seats, &Seats::holdersChanged, this, &Party::note);
    for (int place = 0; place < placeCount; ++place) {
        connect(m_seats.at(place), &Seat::nameChanged, this, &Party::note);
        connect(m_seats.at(place)->language(), &Language::changed, this, &Party::note);
    }
}

void Party::setHost(Host* host)
{
    if (host == m_host)
        return;
    if (m_host)
        disconnect(m_host, nullptr, this, nullptr);
    m_host = host;
    m_people.clear();
    if (host) {
        seatEverybody();
        connect(host, &Host::peopleChanged, this, &Party::follow);
    }
    Q_EMIT hostChanged();
    Q_EMIT botsChanged();
}

QStringList Party::bots() const
{
    QStringList bots = m_host ? botsOf(m_host->people()) : QStringList();
    bots.resize(m_people.size());
    return bots;
}

void Party::handOver(int seat, const QString& level)
{
    setBot(seat, level);
}

void Party::takeBack(int seat)
{
    setBot(seat, {});
}

void Party::seatEverybody()
{
    m_seating = true;
    m_people.clear();
    QJsonArray people = m_host->people();
    if (people.size() != m_host->seats() || !m_seats.restore(people)) {
        people = usually(people, m_host->seats(), m_seats.newcomersLanguage());
        m_seats.restore(people);
    }
    for (const QJsonValue& person : std::as_const(people))
        m_people.append(m_seats.at(person["place"_L1].toInt()));
    m_seating = false;
}

/// Somebody else has changed them: a name was forgotten.
void Party::follow()
{
    if (!m_writing)
        seatEverybody();
    Q_EMIT botsChanged();
}

void Party::write(const QJsonArray& people)
{
    m_writing = true;
    m_host->setPeople(people);
    m_writing = false;
}

/// By the match's seats again, with all that the notes say beside what Seats knows.
void Party::note()
{
    if (m_seating || !m_host)
        return;
    const QJsonArray seated = m_seats.toJson();
    QJsonArray people = m_host->people();
    for (qsizetype seat = 0; seat < m_people.size(); ++seat) {
        QJsonObject person = people.at(seat).toObject();
        for (const QJsonValue& here : seated)
            if (here["place"_L1].toInt() == m_people[seat]->place())
                for (const QString& key : here.toObject().keys())
                    person.insert(key, here[key]);
        if (seat < people.size())
            people.replace(seat, person);
        else
            people.append(person);
    }
    write(people);
}

void Party::setBot(int seat, const QString& level)
{
    if (!m_host || seat < 0 || seat >= m_people.size())
        return;
    note();
    QJsonArray people = m_host->people();
    QJsonObject person = people.at(seat).toObject();
    if (level.isEmpty())
        person.remove("bot"_L1);
    else
        person.insert("bot"_L1, level);
    people.replace(seat, person);
    write(people);
}

} // namespace sandglass::app
