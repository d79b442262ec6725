// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats/seats.h"

#include <QtCore/QJsonObject>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

using Stage = Seat::Stage;

std::optional<Player> playerFrom(const QJsonObject& json)
{
    Player player;
    player.emblem = json["emblem"_L1].isString() ? int(emblemWords().indexOf(json["emblem"_L1].toString())) : -1;
    player.colour = json["colour"_L1].isString() ? int(colourWords().indexOf(json["colour"_L1].toString())) : -1;
    player.language = json["language"_L1].toString();
    player.name = json["name"_L1].toString().trimmed();
    const bool known = player.emblem >= 0 && player.colour >= 0 && Language::codes().contains(player.language);
    return known && letterCount(player.name) <= longestName ? std::optional(player) : std::nullopt;
}

bool clashes(const std::array<std::optional<Player>, placeCount>& people, const Player& newcomer)
{
    return std::ranges::any_of(people, [&newcomer](const std::optional<Player>& other) {
        return other && (other->emblem == newcomer.emblem || other->colour == newcomer.colour);
    });
}

} // namespace

Seats::Seats(QObject* parent)
    : QAbstractListModel(parent)
    , m_newcomersLanguage(Language::ofSystem())
{
    for (int place = 0; place < placeCount; ++place)
        m_seats[place] = new Seat(place, *this);
}

int Seats::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : placeCount;
}

QVariant Seats::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != SeatRole)
        return {};
    return QVariant::fromValue(m_seats[index.row()]);
}

QHash<int, QByteArray> Seats::roleNames() const
{
    return {{SeatRole, "seat"_ba}};
}

void Seats::setNewcomersLanguage(const QString& code)
{
    if (code == m_newcomersLanguage || !Language::codes().contains(code))
        return;
    m_newcomersLanguage = code;
    for (Seat* seat : m_seats) {
        if (!seat->seated())
            seat->language()->setCode(code);
    }
    Q_EMIT newcomersLanguageChanged();
}

int Seats::seatedCount() const
{
    return int(std::ranges::count_if(m_seats, &Seat::seated));
}

QList<int> Seats::emblemHolders() const
{
    return holders(&Player::emblem, emblemWords().size());
}

QList<int> Seats::colourHolders() const
{
    return holders(&Player::colour, colourWords().size());
}

Seat* Seats::at(int place) const
{
    return place >= 0 && place < placeCount ? m_seats[place] : nullptr;
}

bool Seats::sitDown(int place)
{
    Seat* seat = at(place);
    if (!seat || seat->seated())
        return false;
    const auto emblem = emblemHolders().indexOf(-1);
    const auto colour = colourHolders().indexOf(-1);
    seat->welcome({int(emblem), int(colour), m_newcomersLanguage, {}}, Stage::Choosing);
    announce();
    return true;
}

bool Seats::leave(int place)
{
    Seat* seat = seatedAt(place);
    if (!seat)
        return false;
    seat->becomeEmpty(m_newcomersLanguage);
    announce();
    return true;
}

bool Seats::move(int from, int to)
{
    Seat* old = seatedAt(from);
    Seat* place = at(to);
    if (!old || !place || place->seated())
        return false;
    const Player player = old->player();
    old->becomeEmpty(m_newcomersLanguage);
    place->welcome(player, Stage::Settled);
    Q_EMIT walked(from, to);
    announce();
    return true;
}

bool Seats::exchange(int one, int other)
{
    Seat* first = seatedAt(one);
    Seat* second = seatedAt(other);
    if (!first || !second)
        return first ? move(one, other) : move(other, one);
    const Player player = first->player();
    first->welcome(second->player(), Stage::Settled);
    second->welcome(player, Stage::Settled);
    Q_EMIT walked(one, other);
    announce();
    return true;
}

bool Seats::chooseEmblem(int place, int emblem)
{
    Seat* seat = seatedAt(place);
    const auto taken = emblemHolders();
    if (!seat || emblem < 0 || emblem >= taken.size() || (taken[emblem] != -1 && taken[emblem] != place))
        return false;
    seat->setLook(emblem, seat->colour());
    Q_EMIT holdersChanged();
    return true;
}

bool Seats::chooseColour(int place, int colour)
{
    Seat* seat = seatedAt(place);
    const auto taken = colourHolders();
    if (!seat || colour < 0 || colour >= taken.size() || (taken[colour] != -1 && taken[colour] != place))
        return false;
    seat->setLook(seat->emblem(), colour);
    Q_EMIT holdersChanged();
    return true;
}

void Seats::forget(const QString& name)
{
    for (Seat* const seat : m_seats)
        if (!name.isEmpty() && seat->name() == name)
            seat->setName(QString());
}

QJsonArray Seats::toJson() const
{
    QJsonArray people;
    for (const Seat* seat : m_seats) {
        if (!seat->seated())
            continue;
        const Player player = seat->player();
        people.append(QJsonObject{{"place"_L1, seat->place()}, {"emblem"_L1, emblemWords()[player.emblem]},
            {"colour"_L1, colourWords()[player.colour]}, {"language"_L1, player.language}, {"name"_L1, player.name}});
    }
    return people;
}

bool Seats::restore(const QJsonArray& json)
{
    std::array<std::optional<Player>, placeCount> people;
    for (const QJsonValue& value : json) {
        const int place = value["place"_L1].toInt(-1);
        const auto player = playerFrom(value.toObject());
        if (!at(place) || people[place] || !player || clashes(people, *player))
            return false;
        people[place] = player;
    }
    for (Seat* seat : m_seats) {
        if (const auto& player = people[seat->place()])
            seat->welcome(*player, Stage::Settled);
        else
            seat->becomeEmpty(m_newcomersLanguage);
    }
    announce();
    return true;
}

Seat* Seats::seatedAt(int place) const
{
    Seat* seat = at(place);
    return seat && seat->seated() ? seat : nullptr;
}

QList<int> Seats::holders(int Player::* what, qsizetype count) const
{
    QList<int> places(count, -1);
    for (const Seat* seat : m_seats) {
        if (seat->seated())
            places[seat->m_player.*what] = seat->place();
    }
    return places;
}

void Seats::announce()
{
    Q_EMIT peopleChanged();
    Q_EMIT holdersChanged();
}

} // namespace sandglass::app
