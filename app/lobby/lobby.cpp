// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lobby/lobby.h"

#include "lobby/steady_time.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sandglass::app {

namespace {

constexpr int nobody = -1;
constexpr qint64 sameMoment = 1000; // of two hands on one card
constexpr qint64 quickHands = 2000; // of two who lay something out
constexpr qint64 longAgo = -1'000'000;
constexpr int east = 2;

bool isLeft(int place)
{
    return place == 0 || place == 4;
}

} // namespace

Lobby::Lobby(QObject* parent)
    : Lobby(&steadyNow, parent)
{
}

Lobby::Lobby(Now now, QObject* parent)
    : QObject(parent)
    , m_now(std::move(now))
    , m_looking(placeCount, nobody)
    , m_laidOut(longAgo)
{
}

void Lobby::setSeats(Seats* seats)
{
    if (seats == m_seats)
        return;
    if (m_seats)
        disconnect(m_seats, nullptr, this, nullptr);
    m_seats = seats;
    if (seats) {
        connect(seats, &Seats::walked, this, &Lobby::follow);
        connect(seats, &Seats::peopleChanged, this, &Lobby::clearEmptyPlaces);
    }
    clearEmptyPlaces();
}

void Lobby::setCards(int cards)
{
    m_cards = cards;
    m_facing = QList<int>(cards, nobody);
    m_turned = QList<qint64>(cards, longAgo);
    m_looking.fill(nobody);
    Q_EMIT changed();
}

/// Whoever walks takes along what they look at, and what they have laid out.
void Lobby::follow(int from, int to)
{
    std::swap(m_looking[from], m_looking[to]);
    if (m_laidBy == from || m_laidBy == to)
        m_laidBy = m_laidBy == from ? to : from;
}

/// Whoever stands up leaves no wish behind.
void Lobby::clearEmptyPlaces()
{
    for (int place = 0; place < placeCount; ++place) {
        if (m_seats && m_seats->at(place)->seated())
            continue;
        m_looking[place] = nobody;
        std::ranges::replace(m_facing, place, nobody);
        m_laidBy = m_laidBy == place ? nobody : m_laidBy;
        if (m_swapFrom == place || m_swapTo == place)
            m_swapFrom = m_swapTo = nobody;
    }
    Q_EMIT changed();
}

int Lobby::nearerInX(QList<int> places, double x) const
{
    places.removeIf([this](int place) { return !m_seats->at(place)->seated(); });
    if (places.isEmpty())
        return nobody;
    const auto nearer = std::ranges::find_if(places, [x](int place) { return isLeft(place) == (x < 0.5); });
    return nearer == places.end() ? places.first() : *nearer;
}

int Lobby::whoTouched(int card, QPointF at) const
{
    if (!m_seats || m_cards == 0)
        return nobody;
    const bool last = card == m_cards - 1;
    if (last && at.x() > 2.0 / 3 && m_seats->at(east)->seated())
        return east;
    // Where the finger is on the whole row: the sides' two places divide it in the middle.
    const double x = (card + at.x()) / m_cards;
    const QList<int> south{0, 1};
    const QList<int> north{4, 3};
    const int near = nearerInX(at.y() > 0.5 ? south : north, x);
    if (near != nobody)
        return near;
    const int across = nearerInX(at.y() > 0.5 ? north : south, x);
    if (across != nobody)
        return across;
    return m_seats->at(east)->seated() ? east : nobody;
}

int Lobby::touch(int card, QPointF at)
{
    const int place = whoTouched(card, at);
    if (place == nobody || card < 0 || card >= m_cards)
        return nobody;
    const bool stays = m_facing[card] != nobody && m_facing[card] != place && m_now() - m_turned[card] < sameMoment;
    m_looking[place] = card;
    if (!stays) {
        m_facing[card] = place;
        m_turned[card] = m_now();
    }
    Q_EMIT changed();
    return place;
}

int Lobby::pull(int card, QPointF way)
{
    if (!m_seats || card < 0 || card >= m_cards)
        return nobody;
    const bool sideways = way.x() > std::abs(way.y()) && m_seats->at(east)->seated();
    const double x = (card + 0.5) / m_cards + (way.x() > 0 ? 0.01 : -0.01);
    const int place = sideways ? east : nearerInX(way.y() > 0 ? QList{0, 1} : QList{4, 3}, x);
    if (place != nobody)
        look(place, card);
    return place;
}

void Lobby::look(int place, int card)
{
    if (card < 0 || card >= m_cards || !m_seats || !m_seats->at(place)->seated())
        return;
    m_looking[place] = card;
    m_facing[card] = place;
    m_turned[card] = m_now();
    Q_EMIT changed();
}

void Lobby::lookAway(int place)
{
    m_looking[place] = nobody;
    std::ranges::replace(m_facing, place, nobody);
    Q_EMIT changed();
}

void Lobby::lieDown(int card)
{
    m_facing[card] = nobody;
    Q_EMIT changed();
}

bool Lobby::layOut(int place)
{
    if (m_now() - m_laidOut < quickHands)
        return false;
    m_laidOut = m_now();
    m_laidBy = place;
    Q_EMIT changed();
    return true;
}

void Lobby::putBack()
{
    m_laidBy = m_swapFrom = m_swapTo = nobody;
    Q_EMIT changed();
}

void Lobby::askToSwap(int from, int to)
{
    if (!m_seats || from == to || !m_seats->at(from)->seated() || !m_seats->at(to)->seated())
        return;
    m_swapFrom = from;
    m_swapTo = to;
    Q_EMIT changed();
}

void Lobby::answerSwap(bool swaps)
{
    const int from = std::exchange(m_swapFrom, nobody);
    const int to = std::exchange(m_swapTo, nobody);
    if (swaps && from != nobody)
        m_seats->exchange(from, to);
    Q_EMIT changed();
}

} // namespace sandglass::app
