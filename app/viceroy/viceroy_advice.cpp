// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/viceroy_advice.h"

#include "viceroy/gems.h"
#include "viceroy/laws.h"
#include "viceroy/viceroy_faces.h"
#include "viceroy/viceroy_staging.h"

#include <algorithm>
#include <bit>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace viceroy;

namespace {

bool isIn(unsigned seats, int seat)
{
    return (seats >> seat & 1) != 0;
}

/// A sentence that names several seats has a form for every number of them.
Telling naming(const QString& folder, const QString& word, const QList<int>& seats)
{
    constexpr std::array places{u"first", u"second", u"third"};
    QVariantMap values;
    for (qsizetype i = 0; i < seats.size(); ++i)
        values.insert(QString::fromUtf16(places[static_cast<std::size_t>(i)]), seatToTell(seats[i]));
    return toTell(folder + word + QString::number(seats.size()), values);
}

Telling ofSeat(const QString& id, int seat)
{
    return toTell(id, {{u"seat"_s, seatToTell(seat)}});
}

QList<int> seatsOf(unsigned seats)
{
    QList<int> all;
    for (int seat = 0; seat < seatCount; ++seat)
        if (isIn(seats, seat))
            all.append(seat);
    return all;
}

/// The first seat that something is waited of, but for this one.
int whoIsAwaited(const State& state, int seat)
{
    if (isActing(state.phase) && state.actor < state.seats && state.actor != seat)
        return state.actor;
    const unsigned others = state.pending & ~(1u << seat);
    return others == 0 ? -1 : std::countr_zero(others);
}

Telling besideTheAuction(const State& state, int seat)
{
    if (isIn(state.won, seat))
        return toTell(u"viceroy.hint.hasCard"_s);
    return toTell(isIn(state.away, seat) ? u"viceroy.hint.away"_s : u"viceroy.hint.noAuction"_s);
}

/// Whoever has shown a card and waits for the turn may try places meanwhile; some laws are not laid at a free place.
Telling beforeTheTurn(const CardSet& cards, const State& state, int seat)
{
    const CardIndex own = player(state, core::seatAt(seat)).sealed;
    const bool placed = askForPlace(cards[own].effect) == Ask::Place;
    for (const int other : seatsOf(state.queue))
        if (player(state, core::seatAt(other)).sealed < own)
            return ofSeat(placed ? u"viceroy.hint.later"_s : u"viceroy.hint.builds"_s, state.actor);
    return toTell(placed ? u"viceroy.hint.next"_s : u"viceroy.hint.nextLaw"_s);
}

/// The card that is left to whoever accepts.
Telling division(const CardSet& cards, const State& state, const Decision& asked, const QString& word)
{
    const CardIndex left = state.display[asked.a][asked.c == 0 ? 1 : 0];
    return toTell(u"viceroy.hint."_s + word,
        {{u"seat"_s, seatToTell(asked.b)}, {u"card"_s, textToTell(u"viceroy.card."_s + cardFace(cards, left).id)}});
}

Telling besides(const CardSet& cards, const State& state, int seat)
{
    if (state.phase == Phase::Bidding && !isIn(state.inPhase, seat))
        return besideTheAuction(state, seat);
    if (state.phase == Phase::Picking && !isIn(state.inPhase, seat))
        return toTell(u"viceroy.hint.noBuilding"_s);
    if (state.actor >= state.seats || state.actor == seat)
        return {};
    if (state.phase == Phase::Playing)
        return isIn(state.queue, seat) ? beforeTheTurn(cards, state, seat)
                                       : ofSeat(u"viceroy.hint.builds"_s, state.actor);
    const Decision& decision = player(state, core::seatAt(state.actor)).decision;
    const bool dividing =
        decision.ask == Ask::Propose || decision.ask == Ask::Answer || decision.ask == Ask::LastAnswer;
    if (dividing && decision.b == seat)
        return ofSeat(u"viceroy.hint.dividing"_s, state.actor);
    if (state.phase == Phase::Settling && isIn(state.passers, seat))
        return toTell(u"viceroy.hint.gemsLater"_s,
            {{u"seat"_s, seatToTell(state.actor)}, {u"n"_s, gemsForPassing(cards, state, seat)}});
    return {};
}

Telling recolouring(const ViceroyReading& reading, int seat)
{
    const auto& legal = reading.legal[static_cast<std::size_t>(seat)];
    const bool any = std::ranges::any_of(legal, [](const Action& action) { return action.code == Verb::Recolour; });
    const auto& gems = player(reading.shared, core::seatAt(seat)).gems;
    int left = 0;
    for (const auto gem : gems)
        left += gem;
    return any ? toTell(u"viceroy.hint.recolour"_s, {{u"n"_s, left}}) : toTell(u"viceroy.hint.recoloured"_s);
}

/// The question itself; where it is answered behind the screen, only that there is one.
Telling asked(const ViceroyReading& reading, int seat)
{
    const Player& own = player(reading.shared, core::seatAt(seat));
    const Decision& decision = own.decision;
    const QString word = toText(askWords[static_cast<std::size_t>(decision.ask)]);
    switch (decision.ask) {
    case Ask::FirstCard:
    case Ask::KeepCard:
    case Ask::Bid:
    case Ask::Play:
    case Ask::Place:
        return toTell(u"viceroy.hint."_s + word);
    case Ask::TakeGem: {
        // Whoever has bid to the end in vain is given what a pass gives.
        const State& state = reading.shared;
        const bool lost = state.phase == Phase::Settling && state.play.step == Step::Passes && own.sealed != sealedPass;
        return toTell(lost ? u"viceroy.hint.lostGems"_s : u"viceroy.hint.takeGem"_s, {{u"n"_s, int{decision.a}}});
    }
    case Ask::Propose:
        return ofSeat(u"viceroy.ask."_s + word, decision.b);
    case Ask::Answer:
    case Ask::LastAnswer:
        return division(*reading.cards, reading.shared, decision, word);
    case Ask::Recolour:
        return recolouring(reading, seat);
    default:
        return toTell(isSecret(decision.ask) ? u"viceroy.hint.secret"_s : u"viceroy.ask."_s + word);
    }
}

/// A film's cue knows which bids still lie at their plinths.
bool isVirtualBidLying(const Telling& cue, int colour)
{
    const QVariantList lying = cue.values.value(u"lying"_s).toList();
    return std::ranges::any_of(lying, [&](const QVariant& bid) {
        const auto [bidder, what] = bid.value<LyingBid>();
        return bidder >= seatCount && what == colour;
    });
}

} // namespace

int gemsForPassing(const CardSet& cards, const State& state, int seat)
{
    return cards.rules.passGems + tokensInPyramid(state, player(state, core::seatAt(seat)).pyramid, Token::Science);
}

Telling viceroyAdvice(const ViceroyReading& reading, int seat)
{
    const State& state = reading.shared;
    const Player& own = player(state, core::seatAt(seat));
    if (state.phase == Phase::Finished)
        return {};
    if (own.decision.ask != Ask::Nothing)
        return asked(reading, seat);
    const QList<int> others = seatsOf(state.pending & ~(1u << seat));
    if (isSealing(state.phase) && own.sealed != notSealed)
        return others.isEmpty() ? Telling{} : naming(u"viceroy.hint."_s, u"sealed"_s, others);
    if (const Telling besidesThat = besides(*reading.cards, state, seat); !besidesThat.isEmpty())
        return besidesThat;
    const int other = whoIsAwaited(state, seat);
    return other < 0 ? Telling{} : waitingFor(other);
}

Telling viceroyNews(const QList<Telling>& events, int seat)
{
    const auto number = [](const Telling& event, const QString& name) { return event.thing(name).number; };
    bool lost = false;
    int colour = -1;
    for (const Telling& event : events) {
        if (event.word == u"notAgreed" && (number(event, u"seat"_s) == seat || number(event, u"rival"_s) == seat))
            return toTell(u"viceroy.news.notAgreed"_s);
        if (event.word == u"bidLost" && bidderOf(event) == seat) {
            lost = true;
            colour = number(event, u"bid"_s);
        }
    }
    if (!lost)
        return {};
    QList<int> rivals;
    for (const Telling& event : events)
        if (event.word == u"bidLost" && number(event, u"bid"_s) == colour && bidderOf(event) != seat)
            rivals.append(bidderOf(event));
    if (!rivals.isEmpty())
        return naming(u"viceroy.news."_s, u"contest"_s, rivals);
    return toTell(std::ranges::any_of(events, [&](const Telling& event) { return isVirtualBidLying(event, colour); })
            ? u"viceroy.news.virtual"_s
            : u"viceroy.news.bidLost"_s);
}

} // namespace sandglass::app
