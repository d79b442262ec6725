// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_offers.h"

#include "pendulum/pendulum_faces.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace pendulum;

namespace {

template <std::size_t Count>
QString word(const std::array<Word, Count>& words, int number)
{
    return toText(words[static_cast<std::size_t>(number)]);
}

Telling named(const char* domain, const QString& value)
{
    return toTell(u"pendulum.%1.%2"_s.arg(QLatin1String(domain), value));
}

void showStock(Offer& offer, int stock, int count = 1)
{
    offer.icons.append({word(stockWords, stock), count});
    offer.label = named("stock", word(stockWords, stock));
}

void showWorker(Offer& offer, int worker)
{
    offer.icons = {{isGrande(worker) ? u"grande"_s : u"regular"_s, 1}};
    offer.label = named("worker", word(workerWords, worker));
}

/// Where it stands says more than which of them it is.
void showStanding(Offer& offer, const SeatState& own, int worker)
{
    showWorker(offer, worker);
    const int at = own.workers[worker];
    if (at >= spot::onBoard)
        return;
    offer.icons.append({u"area."_s + toText(areaWords[spot::row(at) / 2]), 1});
    offer.label = named("spot", word(spotWords, at));
}

/// What the slot pays with the province under it.
void showSlot(Offer& offer, const PendulumReading& reading, int seat, int colour)
{
    const SeatState& own = reading.state.seats[seat];
    offer.icons = {{u"production."_s + word(colourWords, colour), 1}};
    offer.label = named("colour", word(colourWords, colour));
    if (own.tucking >= provinceCount)
        return;
    const auto with = own.provinces[colour] | std::uint64_t{1} << own.tucking;
    offer.icons += Tallies{{u"arrow"_s, 1}} + slotYield(reading.cards, own.mat, colour, with);
}

void showProvince(Offer& offer, const CardSet& cards, int card)
{
    const PendulumProvince province = provinceFace(cards, card);
    offer.face = {u"province"_s, card, QVariant::fromValue(province)};
    offer.label = named("province", province.id);
}

void showPair(Offer& offer, int from, int to, int count)
{
    offer.cost = {{word(stockWords, from), count}};
    offer.reward = {{word(stockWords, to), count}};
    offer.icons = offer.cost + Tallies{{u"arrow"_s, 1}} + offer.reward;
}

/// A box resolved with cards played along: the cards, then what the box gives.
void showBox(Offer& offer, const PendulumReading& reading, int box, int modifier)
{
    if (modifier & with::waive)
        offer.icons.append({u"waiveGold"_s, 1});
    if (modifier & with::extra)
        offer.icons.append({u"repeat"_s, 1});
    const Box& what = reading.cards.board(reading.state.seatCount).rows[spot::row(box)].box[spot::column(box)];
    if (!(modifier & with::waive))
        offer.cost = talliesOf(what.cost);
    offer.reward = talliesOf(what.reward);
    offer.icons += offer.cost + Tallies{{u"arrow"_s, 1}} + offer.reward;
    // Which cards go along says more than where, but only where some do.
    offer.label = modifier == 0 ? named("spot", word(spotWords, box)) : named("with", word(withWords, modifier));
}

void showClaim(Offer& offer, const PendulumReading& reading, int claim, int twice)
{
    const Achievement& achievement = reading.cards.achievements[reading.state.achievement];
    if (static_cast<Claim>(claim) == Claim::Legendary)
        offer.icons.append({u"legendary"_s, 1});
    else
        offer.reward = offer.icons = talliesOf(achievement.reward);
    if (twice) {
        offer.icons.append({u"achieveTwice"_s, 1});
        offer.reward.append({u"achieveTwice"_s, 1});
    }
    offer.label = named("claim", word(claimWords, claim));
}

void showSource(Offer& offer, const PendulumReading& reading, int source)
{
    if (source != fromDeck)
        return showProvince(offer, reading.cards, reading.state.openProvinces[source]);
    // Its back, and how many there are.
    offer.face = {u"deck"_s, static_cast<int>(reading.state.provinceDeck.size()), {}};
    offer.icons = {{u"province"_s, 1}};
    offer.label = named("source", word(sourceWords, source));
}

void showCard(Offer& offer, const PendulumCard& card)
{
    offer.face = {u"card"_s, card.number, QVariant::fromValue(card)};
    offer.cost = card.cost;
    offer.reward = card.reward;
}

void showReward(Offer& offer, const PendulumReading& reading, int choice)
{
    const PendulumCard card = rewardFace(reading.cards, reading.state, choice);
    showCard(offer, card);
    // A grande card swaps figures; nothing is paid for it.
    if (choice == grandeChoice)
        offer.cost.clear();
    offer.label = named("offer", card.kind);
}

/// What a move names, as its text has it: "spot=purple.bottom.1".
QVariant named(const Move& move, const QString& argument, const QString& domain, int number)
{
    const QString value = move.text.section(u' ' + argument + u'=', 1).section(u' ', 0, 0);
    return QVariant::fromValue(Thing{domain, number, u"pendulum.%1.%2"_s.arg(domain, value)});
}

void showPlacing(Offer& offer, const Move& move)
{
    offer.icons = {{isGrande(move.first) ? u"grande"_s : u"regular"_s, 1}};
    offer.label = toTell(u"pendulum.offer.place"_s,
        {{u"worker"_s, named(move, u"worker"_s, u"worker"_s, move.first)},
            {u"spot"_s, named(move, u"spot"_s, u"spot"_s, move.second)}});
}

void showFlip(Offer& offer, const Move& move)
{
    offer.icons = {{u"sandglass"_s, 1}};
    offer.label = toTell(u"pendulum.offer.flip"_s, {{u"timer"_s, named(move, u"timer"_s, u"timer"_s, move.first)}});
}

/// The sign on the button of the mat that does the same.
QString signOfButton(const Move& move)
{
    switch (static_cast<Verb>(move.code)) {
    case Verb::Done:
        return u"check"_s;
    case Verb::Pace:
        return move.first == 1 ? u"check"_s : u"sandglass"_s;
    case Verb::Recover:
        return u"recoverAll"_s;
    default:
        return move.verb;
    }
}

/// What is otherwise a button of the mat.
void showButton(Offer& offer, const Move& move)
{
    offer.icons = {{signOfButton(move), 1}};
    if (static_cast<Verb>(move.code) == Verb::Done)
        offer.label = toTell(u"pendulum.offer.done"_s);
    else if (static_cast<Verb>(move.code) == Verb::Pace)
        offer.label = toTell(move.first == 1 ? u"pendulum.setup.untimed"_s : u"pendulum.setup.timed"_s);
    else
        offer.label = toTell(u"pendulum.button."_s + move.verb);
}

void showStratagem(Offer& offer, const PendulumReading& reading, int number)
{
    showCard(offer, stratagemFace(reading.cards, number));
}

} // namespace

Offer offerOf(const PendulumReading& reading, int seat, const Move& move)
{
    Offer offer{.move = move, .game = u"pendulum"_s};
    const int first = move.first;
    const int second = move.second;
    switch (static_cast<Verb>(move.code)) {
    case Verb::Pay:
    case Verb::Gain:
        showStock(offer, first);
        break;
    case Verb::Advance: {
        const SeatState& own = reading.state.seats[seat];
        const bool onOne = own.owed != 0 && own.decision() == Decision::OnTrack;
        showStock(offer, stockOfTrack(first), onOne ? own.onTrackOwed : 1);
        break;
    }
    case Verb::Exchange:
        showPair(offer, first, first == at(Stock::Military) ? at(Stock::Culture) : at(Stock::Military), second);
        break;
    case Verb::Swap:
        showPair(offer, stockOfTrack(first), stockOfTrack(second), 1);
        break;
    case Verb::Glory:
        offer.icons = {{u"glory."_s + word(cubeWords, first), 1}};
        offer.label = named("cube", word(cubeWords, first));
        break;
    case Verb::Claim:
        showClaim(offer, reading, first, 0);
        break;
    case Verb::Achieve:
        showClaim(offer, reading, first, second);
        break;
    case Verb::Tuck:
        showSlot(offer, reading, seat, first);
        break;
    case Verb::Take:
        showSource(offer, reading, first);
        break;
    case Verb::Discard:
        showProvince(offer, reading.cards, first);
        break;
    case Verb::Retrieve:
    case Verb::Promote:
        showStanding(offer, reading.state.seats[seat], first);
        break;
    case Verb::Recall:
    case Verb::Play:
        showStratagem(offer, reading, first);
        break;
    case Verb::Act:
    case Verb::Rush:
        showBox(offer, reading, second, move.third);
        break;
    case Verb::Again:
        showBox(offer, reading, first, second);
        break;
    case Verb::Choose:
        showReward(offer, reading, first);
        break;
    case Verb::Skip:
        offer.icons = {{u"skip"_s, 1}};
        offer.label = toTell(u"play.answer.skip"_s);
        break;
    case Verb::Place:
        showPlacing(offer, move);
        break;
    case Verb::Flip:
        showFlip(offer, move);
        break;
    case Verb::Recover:
    case Verb::Refill:
    case Verb::Done:
    case Verb::Resume:
    case Verb::Begin:
    case Verb::Pace:
        showButton(offer, move);
        break;
    }
    return offer;
}

} // namespace sandglass::app
