// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_film.h"

#include "pendulum/cards.h"
#include "pendulum/pendulum_faces.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace pendulum;

namespace {

// Milliseconds.
constexpr int walking = 120; ///< a figure is nearly there
constexpr int paying = 180;
constexpr int earning = 260;
constexpr int oneAfterAnother = 60;
constexpr int latest = 700 - earning;
constexpr int carrying = 220; ///< a card
constexpr int nextCard = 50;
constexpr int taking = 300; ///< a reward of the council
constexpr int voting = 450;
constexpr int nextVote = 250;
constexpr int nextProvince = 120;

int valueOf(const Telling& event, QStringView name)
{
    return event.thing(name.toString()).number;
}

QString ofSeat(int seat, const QString& name)
{
    return u"mat %1/%2"_s.arg(seat).arg(name);
}

/// Resources and votes are counted in counters, points on tracks.
QString counterOf(int seat, int stock)
{
    return ofSeat(seat, (stock < at(Stock::Power) ? u"counter %1"_s : u"marker %1"_s).arg(stock));
}

/// Tells one command, event by event.
class Staging {
public:
    explicit Staging(const PendulumBefore& before)
        : m_before(before)
    {
    }

    void tell(const Telling& event)
    {
        const QString& word = event.word;
        if (word == u"workerActed")
            begin(u"spot %1"_s.arg(valueOf(event, u"to")), walking);
        else if (word == u"produced")
            begin(ofSeat(valueOf(event, u"seat"), u"slot %1"_s.arg(valueOf(event, u"colour"))), m_ready);
        else if (word == u"achievementDone")
            begin(u"achievement"_s, 0);
        else if (word == u"paid")
            pay(event);
        else if (word == u"gained")
            gain(valueOf(event, u"seat"), valueOf(event, u"stock"), valueOf(event, u"amount"));
        else if (word == u"stratagemPlayed" || word == u"stratagemRecalled" || word == u"stratagemsRecovered")
            tellCards(event);
        else if (word.startsWith(u"province"))
            tellProvince(event);
        else
            tellCouncil(event);
    }

    QList<PendulumFlight> flights() const { return m_flights; }

private:
    /// What follows comes from there, and not before that.
    void begin(const QString& from, int ready)
    {
        m_origin = from;
        m_ready = ready;
    }

    /// What is answered on the leaf comes from there.
    QString origin(int seat) const { return m_origin.isEmpty() ? u"voice %1/tray"_s.arg(seat) : m_origin; }

    void pay(const Telling& event)
    {
        const int seat = valueOf(event, u"seat");
        const int stock = valueOf(event, u"stock");
        PendulumFlight flight;
        flight.picture = u"tallies"_s;
        flight.tallies = {{toText(stockWords[stock]), valueOf(event, u"amount")}};
        flight.from = counterOf(seat, stock);
        flight.to = origin(seat);
        flight.seat = seat;
        flight.lasts = paying;
        flight.fades = true;
        m_flights.append(flight);
        m_ready = std::max(m_ready, paying);
    }

    void gain(int seat, int stock, int amount)
    {
        PendulumFlight flight;
        flight.picture = u"tallies"_s;
        flight.tallies = {{toText(stockWords[stock]), amount}};
        flight.from = origin(seat);
        flight.to = counterOf(seat, stock);
        flight.seat = seat;
        flight.after = std::min(m_ready, latest);
        flight.lasts = earning;
        flight.stock = stock;
        flight.amount = amount;
        m_flights.append(flight);
        m_ready += oneAfterAnother;
    }

    void carry(int seat, const PendulumCard& card, const QString& from, const QString& to, int after)
    {
        PendulumFlight flight;
        flight.picture = u"card"_s;
        flight.card = card;
        flight.from = from;
        flight.to = to;
        flight.seat = seat;
        flight.after = after;
        flight.lasts = carrying;
        flight.hides = ofSeat(seat, u"card %1"_s.arg(card.number));
        m_flights.append(flight);
    }

    void tellCards(const Telling& event)
    {
        const int seat = valueOf(event, u"seat");
        const QString pile = ofSeat(seat, u"discard"_s);
        const QString hand = ofSeat(seat, u"hand"_s);
        if (event.word == u"stratagemPlayed") {
            const int number = valueOf(event, u"card");
            carry(seat, m_before.stratagem(number), ofSeat(seat, u"card %1"_s.arg(number)), pile, 0);
            if (m_origin.isEmpty())
                begin(pile, carrying);
        } else if (event.word == u"stratagemRecalled")
            carry(seat, m_before.stratagem(valueOf(event, u"card")), pile, hand, 0);
        else {
            int after = m_ready;
            for (const PendulumCard& card : m_before.pile(seat)) {
                carry(seat, card, pile, hand, after);
                after += nextCard;
            }
        }
    }

    void tellProvince(const Telling& event)
    {
        const bool shown = event.word == u"provinceShown";
        const int seat = shown ? -1 : valueOf(event, u"seat");
        const QString leaf = ofSeat(seat, u"tracks"_s);
        const QString slot = ofSeat(seat, u"slot %1"_s.arg(valueOf(event, u"colour")));
        const QString source = u"province %1"_s.arg(valueOf(event, u"source"));
        PendulumFlight flight;
        flight.picture = u"province"_s;
        flight.seat = seat;
        flight.lasts = carrying;
        // What is drawn from the deck shows its back until it is tucked: it may still be taken back.
        const bool drawn = event.word == u"provinceTaken" && valueOf(event, u"source") == provinceRow;
        if (const int card = valueOf(event, u"card"); card >= 0 && !drawn)
            flight.province = m_before.province(card);
        if (shown) {
            flight.from = u"province %1"_s.arg(provinceRow);
            flight.to = flight.hides = source;
            flight.after = m_shown++ * nextProvince;
        } else if (event.word == u"provinceTaken") {
            flight.from = source;
            flight.to = leaf;
        } else if (event.word == u"provinceTucked") {
            flight.from = leaf;
            flight.to = slot;
            begin(slot, carrying);
        } else {
            flight.from = flight.to = slot;
            flight.fades = true;
        }
        m_flights.append(flight);
    }

    void tellCouncil(const Telling& event)
    {
        const int seat = valueOf(event, u"seat");
        if (event.word == u"privilegeSet" && seat < core::maxSeats) {
            PendulumFlight flight;
            flight.picture = u"tallies"_s;
            flight.tallies = {{toText(stockWords[at(Stock::Votes)]), valueOf(event, u"votes")}};
            flight.from = counterOf(seat, at(Stock::Votes));
            flight.to = u"entry %1"_s.arg(seat);
            flight.seat = seat;
            flight.after = (valueOf(event, u"place") - 1) * nextVote;
            flight.lasts = voting;
            m_flights.append(flight);
        } else if (event.word == u"rewardChosen" || event.word == u"plainRewardChosen") {
            const int choice = valueOf(event, u"choice");
            const PendulumCard card = m_before.offered(choice);
            carry(seat, card, u"offer %1"_s.arg(choice), ofSeat(seat, u"hand"_s), 0);
            m_flights.last().lasts = taking;
            m_flights.last().fades = card.kind != u"stratagem";
            m_flights.last().hides.clear();
            begin(ofSeat(seat, u"hand"_s), taking);
        }
    }

    const PendulumBefore& m_before;
    QList<PendulumFlight> m_flights;
    QString m_origin;
    int m_ready = 0;
    int m_shown = 0;
};

} // namespace

QList<PendulumFlight> pendulumFlights(const QList<Telling>& events, const PendulumBefore& before)
{
    Staging staging(before);
    for (const Telling& event : events)
        staging.tell(event);
    return staging.flights();
}

} // namespace sandglass::app
