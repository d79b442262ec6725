// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/viceroy_film.h"

#include "viceroy/viceroy_faces.h"
#include "viceroy/viceroy_staging.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

constexpr QSizeF cardSize(112, 158);
constexpr QSizeF smallCard(56, 79);
constexpr QSizeF handCard(84, 118);
constexpr QSizeF packetSize(64, 64);
constexpr QSizeF gemSize(30, 30);
constexpr QSizeF bidSize(34, 34);
constexpr int shaking = 280;

int number(const Telling& event, const char* name)
{
    return event.thing(QLatin1String(name)).number;
}

QString at(const char* thing, int index)
{
    return u"%1 %2"_s.arg(QLatin1String(thing)).arg(index);
}

QString inMat(int seat, const QString& thing)
{
    return at("mat", seat) + u'/' + thing;
}

QString screenOf(int seat)
{
    return inMat(seat, u"screen"_s);
}

QString spotOf(int colour, int bidder)
{
    return at("plinth", colour) + u'/' + at("spot", bidder);
}

/// The gem that this bidder's card was won with, or -1.
int colourLying(const QVariantList& lying, int bidder)
{
    for (const QVariant& bid : lying)
        if (bid.value<LyingBid>().bidder == bidder)
            return bid.value<LyingBid>().colour;
    return -1;
}

/// Virtual opponents have no seat to be turned to.
int seatOf(int bidder)
{
    return bidder < 4 ? bidder : -1;
}

class Director {
public:
    Director(const AuctionCards& cards, const Telling& cue)
        : m_cards(cards)
        , m_lying(cue.values.value(u"lying"_s).toList())
        , m_waiting(cue.values.value(u"waiting"_s).toList())
    {
    }

    QList<ViceroyFlight> flights;

    void show(const Telling& event)
    {
        const QString& word = event.word;
        if (word == u"sealed")
            sealed(event);
        else if (word == u"bidShown" || word == u"virtualBidShown")
            bid(event);
        else if (word == u"bidLost")
            lost(event);
        else if (word == u"cardWon" || word == u"summonsTook")
            won(event);
        else if (word == u"virtualTook" || word == u"cardDiscarded")
            leaves(number(event, "card"), event);
        else if (word == u"cardMovedUp")
            movedUp(number(event, "card"));
        else if (word == u"cardDisplayed")
            dealt(number(event, "card"));
        else
            showBuilding(event);
    }

    /// Cards of the auction that wait for their turn.
    void layCards()
    {
        for (const QVariant& card : m_waiting)
            if (const QString place = m_cards.before(card.toInt()); !place.isEmpty())
                flights.append(
                    {.picture = u"card"_s, .number = card.toInt(), .from = place, .to = place, .size = cardSize});
    }

    /// The same of bids.
    void layBids(const QList<Telling>& events)
    {
        for (const QVariant& one : m_lying) {
            const auto [bidder, colour] = one.value<LyingBid>();
            const QString spot = spotOf(colour, bidder);
            if (std::ranges::find(events, bidder, bidderOf) == events.end())
                flights.append({.picture = u"bid"_s,
                    .number = colour,
                    .from = spot,
                    .to = spot,
                    .size = bidSize,
                    .seat = seatOf(bidder)});
        }
    }

private:
    void showBuilding(const Telling& event)
    {
        const QString& word = event.word;
        if (word == u"cardShown")
            shown(event);
        else if (word == u"cardLaid" || word == u"firstCardLaid")
            laid(event);
        else if (word == u"gemsPaid")
            gems(event, true);
        else if (word == u"gemsTaken")
            gems(event, false);
        else if (word == u"circleClosed")
            circle(event);
        else if (word == u"tokenGained")
            token(event);
        else if (word == u"cardDrawn")
            drawn(event);
        else
            showLaw(event);
    }

    /// What laws do with cards, tokens and gems that lie already.
    void showLaw(const Telling& event)
    {
        const QString& word = event.word;
        const int seat = number(event, "seat");
        if (word == u"cardReplaced")
            flights.append({.picture = u"card"_s,
                .number = number(event, "law"),
                .from = inMat(seat, u"shown"_s),
                .to = inMat(seat, at("tile", number(event, "law"))),
                .size = {},
                .seat = seat});
        else if (word == u"tokenMoved")
            flights.append({.picture = u"token"_s,
                .tallies = {app::tallyOf(static_cast<viceroy::Token>(number(event, "token")))},
                .from = at("tile", number(event, "from")),
                .to = at("tile", number(event, "to")),
                .size = gemSize,
                .after = 60 * m_tokens++});
        else if (word == u"gemGiven" || word == u"gemStored")
            flights.append({.picture = u"gem"_s,
                .number = number(event, "colour"),
                .from = screenOf(seat),
                .to = word == u"gemGiven" ? screenOf(number(event, "rival")) : at("tile", number(event, "card")),
                .size = gemSize,
                .fades = true});
    }

    void sealed(const Telling& event)
    {
        const int seat = number(event, "seat");
        flights.append({.picture = u"packet"_s,
            .from = screenOf(seat),
            .to = inMat(seat, u"packet place"_s),
            .size = packetSize,
            .seat = seat});
    }

    void breakPacket(int seat)
    {
        const QString place = inMat(seat, u"packet place"_s);
        flights.append(
            {.picture = u"packet"_s, .from = place, .to = place, .size = packetSize, .until = breath, .seat = seat});
        flights.append({.picture = u"broken"_s,
            .from = place,
            .to = place,
            .size = packetSize,
            .after = breath,
            .lasts = breaking,
            .until = breath + breaking + glide,
            .fades = true,
            .sudden = true,
            .seat = seat});
    }

    /// An empty packet breaks like any other.
    void bid(const Telling& event)
    {
        const bool isVirtual = event.word == u"virtualBidShown";
        const int bidder = bidderOf(event);
        if (!isVirtual)
            breakPacket(bidder);
        const int what = shownBid(event);
        if (what == passBid)
            return;
        ViceroyFlight gem{.picture = what == attackBid ? u"token"_s : u"bid"_s,
            .number = what,
            .tallies = {app::tallyOf(viceroy::Token::Attack)},
            .from = isVirtual ? at("virtual", bidder - 4) : inMat(bidder, u"packet place"_s),
            .to = what == attackBid ? u"dial"_s : spotOf(what, bidder),
            .size = what == attackBid ? gemSize : bidSize,
            .after = breath + breaking,
            .lasts = glide,
            .sudden = true,
            .seat = seatOf(bidder)};
        flights.append(gem);
    }

    void toReserve(int bidder, int colour, int after = 0)
    {
        flights.append({.picture = u"gem"_s,
            .number = colour,
            .from = spotOf(colour, bidder),
            .to = at("reserve", colour),
            .size = gemSize,
            .after = after,
            .fades = true,
            .sudden = after > 0});
    }

    void lost(const Telling& event)
    {
        const int colour = number(event, "bid");
        if (colour >= attackBid)
            return;
        const int bidder = bidderOf(event);
        const QString spot = spotOf(colour, bidder);
        flights.append({.picture = u"bid"_s,
            .number = colour,
            .from = spot,
            .to = spot,
            .size = bidSize,
            .lasts = shaking,
            .until = shaking,
            .shakes = true,
            .seat = seatOf(bidder)});
        toReserve(bidder, colour, shaking);
    }

    /// On its way it turns its back, and behind the screen it is gone.
    void won(const Telling& event)
    {
        const int seat = number(event, "seat");
        const int card = number(event, "card");
        const QString from = m_cards.before(card);
        if (from.isEmpty())
            return;
        flights.append({.picture = u"card"_s,
            .number = card,
            .from = from,
            .to = screenOf(seat),
            .size = smallCard,
            .lasts = 300,
            .turns = true,
            .fades = true});
        if (const int colour = colourLying(m_lying, seat); colour >= 0)
            toReserve(seat, colour);
    }

    void leaves(int card, const Telling& event)
    {
        const QString from = m_cards.before(card);
        if (from.isEmpty())
            return;
        flights.append({.picture = u"card"_s,
            .number = card,
            .from = from,
            .to = u"pile 3"_s,
            .size = smallCard,
            .ribboned = event.word == u"virtualTook"});
        if (event.word != u"virtualTook")
            return;
        const int bidder = bidderOf(event);
        if (const int colour = colourLying(m_lying, bidder); colour >= 0)
            toReserve(bidder, colour);
    }

    void movedUp(int card)
    {
        const QString from = m_cards.before(card);
        const QString to = m_cards.now(card);
        if (!from.isEmpty() && !to.isEmpty())
            flights.append({.picture = u"card"_s, .number = card, .from = from, .to = to, .size = cardSize});
    }

    /// From left to right.
    void dealt(int card)
    {
        const QString to = m_cards.now(card);
        if (to.isEmpty())
            return;
        flights.append({.picture = u"dealt"_s,
            .number = card,
            .from = u"pile 0"_s,
            .to = to,
            .size = cardSize,
            .after = 80 * m_dealt++,
            .lasts = 300,
            .turns = true,
            .sudden = true});
    }

    void shown(const Telling& event)
    {
        const int seat = number(event, "seat");
        breakPacket(seat);
        flights.append({.picture = u"dealt"_s,
            .number = number(event, "card"),
            .from = inMat(seat, u"shown"_s),
            .to = inMat(seat, u"shown"_s),
            .size = handCard,
            .after = breath,
            .lasts = 300,
            .turns = true,
            .sudden = true,
            .seat = seat});
    }

    void laid(const Telling& event)
    {
        const int seat = number(event, "seat");
        const int card = number(event, "card");
        flights.append({.picture = u"card"_s,
            .number = card,
            .from = inMat(seat, u"shown"_s),
            .to = inMat(seat, at("tile", card)),
            .size = {},
            .seat = seat});
    }

    void gems(const Telling& event, bool paid)
    {
        const int colour = number(event, "colour");
        const QString screen = screenOf(number(event, "seat"));
        const QString reserve = at("reserve", colour);
        for (int i = 0; i < number(event, "count"); ++i)
            flights.append({.picture = u"gem"_s,
                .number = colour,
                .from = paid ? screen : reserve,
                .to = paid ? reserve : screen,
                .size = gemSize,
                .after = 40 * m_gems++,
                .fades = true,
                .sudden = true});
    }

    void circle(const Telling& event)
    {
        const QString place =
            inMat(number(event, "seat"), u"circle %1 %2"_s.arg(number(event, "level")).arg(number(event, "column")));
        flights.append({.picture = u"circle"_s,
            .number = number(event, "colour"),
            .from = place,
            .to = place,
            .size = {150, 150},
            .lasts = 300,
            .fades = true});
    }

    void token(const Telling& event)
    {
        const QString tile = inMat(number(event, "seat"), at("tile", number(event, "card")));
        flights.append({.picture = u"token"_s,
            .tallies = {app::tallyOf(static_cast<viceroy::Token>(number(event, "token")))},
            .from = u"dial"_s,
            .to = tile,
            .size = gemSize,
            .after = 60 * m_tokens++,
            .sudden = true});
    }

    void drawn(const Telling& event)
    {
        const int deck = number(event, "deck");
        flights.append({.picture = u"back"_s,
            .number = deck,
            .from = at("pile", deck + 1),
            .to = screenOf(number(event, "seat")),
            .size = smallCard,
            .lasts = 300,
            .fades = true});
    }

    const AuctionCards& m_cards;
    const QVariantList m_lying;
    const QVariantList m_waiting;
    int m_dealt = 0;
    int m_gems = 0;
    int m_tokens = 0;
};

} // namespace

QList<ViceroyFlight> viceroyFlights(const QList<Telling>& events, const AuctionCards& cards)
{
    if (events.isEmpty())
        return {};
    Director director(cards, events.first());
    director.layCards();
    director.layBids(events);
    for (const Telling& event : events)
        director.show(event);
    return director.flights;
}

} // namespace sandglass::app
