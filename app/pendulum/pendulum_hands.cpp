// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do at a seat of Pendulum beside what they do in every game: cards that are played along.
#include "pendulum/pendulum_advice.h"
#include "pendulum/pendulum_faces.h"
#include "pendulum/pendulum_seat.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace pendulum;

namespace {

/// The cards that an action can be played along with; the first two are the engine's own numbers.
namespace along {
constexpr int waive = with::waive;
constexpr int extra = with::extra;
constexpr int rush = 4;
constexpr int twice = 8;
} // namespace along

int alongOf(const Move& move)
{
    switch (static_cast<Verb>(move.code)) {
    case Verb::Act:
        return move.third;
    case Verb::Rush:
        return move.third | along::rush;
    case Verb::Again:
        return move.second;
    case Verb::Achieve:
        return move.second != 0 ? along::twice : 0;
    default:
        return 0;
    }
}

/// What could be played along with that verb at all.
int alongPossible(Verb verb)
{
    switch (verb) {
    case Verb::Act:
    case Verb::Again:
        return along::waive | along::extra;
    case Verb::Rush:
        return along::waive | along::rush;
    case Verb::Achieve:
        return along::twice;
    default:
        return 0;
    }
}

int alongOf(Special special)
{
    switch (special) {
    case Special::WaiveGold:
        return along::waive;
    case Special::Neighbour:
    case Special::Repeat:
        return along::extra;
    case Special::Rush:
        return along::rush;
    case Special::AchieveTwice:
        return along::twice;
    default:
        return 0;
    }
}

} // namespace

int PendulumSeat::alongOfCard(int number) const
{
    return alongOf(m_cardSet->stratagem(number).special);
}

int PendulumSeat::alongInHand() const
{
    int cards = 0;
    for (const int number : m_lifted)
        cards |= alongOfCard(number);
    return cards;
}

bool PendulumSeat::isMeant(const Move& move) const
{
    return alongOf(move) == (alongInHand() & alongPossible(static_cast<Verb>(move.code)));
}

QString PendulumSeat::usualVerb(const QString& kind, int place) const
{
    return spot::isBox(place) ? u"act"_s : SeatHands::usualVerb(kind, place);
}

QList<int> PendulumSeat::meant() const
{
    QList<int> change(stockCount);
    const Offer offer = considered().text().isEmpty() ? m_regarded : considered();
    // A stratagem gives nothing before it is played.
    if (offer.face.value.value<PendulumCard>().kind == u"stratagem")
        return change;
    const auto count = [&](const Tallies& tallies, int sign) {
        for (const Tally& tally : tallies)
            for (int stock = 0; stock < stockCount; ++stock)
                if (tally.icon == toText(stockWords[stock]))
                    change[stock] += sign * tally.count;
    };
    const bool counted = !offer.cost.isEmpty() || !offer.reward.isEmpty();
    count(offer.cost, -1);
    count(counted ? offer.reward : offer.icons, offer.move.verb == u"pay" ? -1 : 1);
    for (int stock = 0; stock < m_stocks.limits.size(); ++stock)
        change[stock] = std::min(change[stock], std::max(0, m_stocks.limits[stock] - m_stocks.held[stock]));
    return change;
}

bool PendulumSeat::goesAlong(int number) const
{
    return m_cardSet && alongOfCard(number) != 0;
}

void PendulumSeat::regard(const QString& text)
{
    const auto offered = answers();
    const auto found = std::ranges::find(offered, text, &Offer::text);
    if (changed(m_regarded, found == offered.end() ? Offer{} : *found))
        Q_EMIT meantChanged();
}

void PendulumSeat::sendHome(int worker)
{
    bring(u"worker"_s, worker, spot::mat);
}

void PendulumSeat::tapCard(int number)
{
    if (!m_cardSet || !isHuman())
        return;
    const bool partner = goesAlong(number);
    const bool up = m_lifted.contains(number);
    QList<int> lifted;
    if (partner)
        lifted = m_lifted;
    lifted.removeIf([&](int other) { return other == number || alongOfCard(other) == 0; });
    if (!up)
        lifted.append(number);
    if (changed(m_lifted, lifted))
        Q_EMIT liftedChanged();
    if (up && !partner)
        playCard(number);
}

void PendulumSeat::playCard(int number)
{
    attempt([&](const Move& move) { return move.fits(u"play", number) || move.fits(u"recall", number); },
        plain(u"play"_s, {number}));
}

void PendulumSeat::takeProvince(int source, int slot)
{
    if (slot >= 0)
        afterwards(u"province"_s, u"tuck"_s, slot);
    ask(u"take"_s, source);
}

bool PendulumSeat::readMore()
{
    int along = 0;
    QList<int> numbers;
    for (const Move& move : moves()) {
        along |= alongOf(move);
        if (move.verb == u"play")
            numbers.append(move.first);
    }
    for (const PendulumCard& card : std::as_const(m_cards.hand))
        if (alongOfCard(card.number) & along)
            numbers.append(card.number);
    return changed(m_playable, numbers);
}

/// Cards that have left the hand are no longer held up.
void PendulumSeat::readLifted()
{
    const auto gone = m_lifted.removeIf([this](int number) {
        return std::ranges::find(m_cards.hand, number, &PendulumCard::number) == m_cards.hand.end();
    });
    if (gone > 0)
        Q_EMIT liftedChanged();
}

void PendulumSeat::letGo()
{
    SeatHands::letGo();
    if (!std::exchange(m_lifted, {}).isEmpty())
        Q_EMIT liftedChanged();
}

Telling PendulumSeat::adviceInHand() const
{
    if (worker() >= 0)
        return adviceFor(targets(), m_stuck >> worker() & 1);
    if (m_lifted.isEmpty())
        return {};
    const int card = m_lifted.last();
    const auto lifted = std::ranges::find(m_cards.hand, card, &PendulumCard::number);
    const QString how = !m_playable.contains(card) ? u"pendulum.card.notNow"_s
        : goesAlong(card)                          ? u"pendulum.card.along"_s
                                                   : u"pendulum.card.play"_s;
    // What it is stands before what is done with it.
    return toTell(
        how, {{u"card"_s, QVariant::fromValue(Thing{u"stratagem"_s, card, u"pendulum.stratagem."_s + lifted->id})}});
}

} // namespace sandglass::app
