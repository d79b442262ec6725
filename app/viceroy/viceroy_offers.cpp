// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/viceroy_offers.h"

#include "viceroy/gems.h"
#include "viceroy/laws.h"
#include "viceroy/pyramid.h"
#include "viceroy/viceroy_faces.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace viceroy;

namespace {

template <std::size_t Count>
QString word(const std::array<std::string_view, Count>& words, int number)
{
    return toText(words[static_cast<std::size_t>(number)]);
}

Telling named(const char* domain, const QString& value)
{
    return toTell(u"viceroy.%1.%2"_s.arg(QLatin1String(domain), value));
}

void showCard(Offer& offer, const CardSet& cards, int number, const QString& kind = u"card"_s)
{
    const ViceroyCard card = cardFace(cards, number);
    offer.face = {kind, number, QVariant::fromValue(card)};
    offer.label = named("card", card.id);
}

void showGem(Offer& offer, int colour)
{
    offer.icons = {{gemIcon(colour), 1}};
    offer.label = named("colour", word(colourWords, colour));
}

void showDeck(Offer& offer, const State& known, int deck)
{
    const bool small = static_cast<Deck>(deck) == Deck::Small;
    offer.icons = {{small ? u"back.small"_s : u"back.laws"_s, small ? known.small.size() : known.laws.size()}};
    offer.label = named("deck", word(deckWords, deck));
}

/// The card that the seat takes if the division is made: the one it proposes, or the one that is left to it.
void showDivision(Offer& offer, const CardSet& cards, const State& known, const Decision& asked, int pile)
{
    showCard(offer, cards, known.display[asked.a][static_cast<std::size_t>(pile)]);
    offer.label = toTell(u"viceroy.answer.forMe"_s, {{u"card"_s, textToTell(offer.label.id())}});
}

void showAccept(Offer& offer, const CardSet& cards, const State& known, const Decision& asked)
{
    if (asked.ask == Ask::Answer || asked.ask == Ask::LastAnswer)
        return showDivision(offer, cards, known, asked, asked.c == 0 ? 1 : 0);
    offer.icons = {{infiniteIcon(asked.a), 1}};
}

void showOption(Offer& offer, const CardSet& cards, const State& known, int option)
{
    const auto chosen = static_cast<Option>(option);
    const CardIndex card = known.play.card;
    offer.label = named("option", word(optionWords, option));
    if (card >= cardCount)
        return;
    if (!isLaw(card)) {
        if (chosen == Option::Points)
            offer.reward = {{u"points"_s, cards.rules.fifthLevelPoints}};
        else
            for (int row = 0; row < 3; ++row)
                offer.reward += talliesOf(cards[card].rows[static_cast<std::size_t>(row)].reward);
    }
    for (const LawOption& one : cards[card].options)
        if (one.option == chosen)
            offer.reward = talliesOf(one.reward);
    // What a law gives says all by itself.
    if (isLaw(card))
        offer.label = {};
    offer.icons = offer.reward;
    if (!offer.reward.isEmpty())
        offer.face = {u"reward"_s, -1, {}};
}

void showPlace(Offer& offer, const CardSet& cards, const State& known, int level)
{
    if (known.play.card < cardCount)
        offer.cost = talliesOf(cards.price[known.play.card][static_cast<std::size_t>(level - 1)]);
    offer.icons = offer.cost;
    offer.label = toTell(u"viceroy.answer.level"_s, {{u"level"_s, level}});
}

void showRecolour(Offer& offer, const CardSet& cards, const State& known, int seat, const Move& move)
{
    const Pyramid& pyramid = player(known, core::seatAt(seat)).pyramid;
    const CardIndex upper = cardAt(pyramid, move.first, move.second);
    showGem(offer, move.third);
    if (upper == noCard)
        return;
    offer.cost = {{gemIcon(move.third), recolourPrice(cards, known, pyramid, upper, static_cast<Colour>(move.third))}};
    offer.icons = offer.cost;
}

Offer openOffer(const ViceroyReading& reading, int seat, Verb verb, int first = 0)
{
    return viceroyOffer(
        *reading.cards, reading.shared, seat, moveOf<viceroy::Game>(*reading.cards, core::say(verb, first)));
}

bool closesCircle(const CardSet& cards, const Pyramid& pyramid, CardIndex card, int level, int column)
{
    const CardIndex left = cardAt(pyramid, level - 1, column);
    const CardIndex right = cardAt(pyramid, level - 1, column + 1);
    if (level < 2 || left == noCard || right == noCard)
        return false;
    return cards[card].bottom == cards[left].topRight && cards[card].bottom == cards[right].topLeft;
}

/// Infinite gems that are not used yet serve first: they cost nothing.
Tallies priceAt(const CardSet& cards, const Player& owner, CardIndex card, int level)
{
    Tallies cost;
    Tallies rest;
    for (std::size_t colour = 0; colour < colourCount; ++colour) {
        const int price = cards.price[card][static_cast<std::size_t>(level - 1)][colour];
        const int free = std::min(price, owner.pyramid.infinite[colour] - owner.infiniteUsed[colour]);
        if (free > 0)
            cost.append({infiniteIcon(static_cast<int>(colour)), free});
        if (price > free)
            rest.append({gemIcon(static_cast<int>(colour)), price - free});
    }
    return cost + rest;
}

Tallies rewardAt(const CardSet& cards, CardIndex card, int level)
{
    if (isLaw(card))
        return {};
    if (level == levelCount)
        return {{u"points"_s, cards.rules.fifthLevelPoints}};
    return talliesOf(cards[card].rows[static_cast<std::size_t>(level - 1)].reward);
}

/// A gem of this colour is in the reserve when the reward is due: the price is paid by then, and a circle is served.
bool isThereFor(const State& state, const ViceroyPlace& place, std::size_t colour)
{
    const auto paid = std::ranges::find(place.cost, gemIcon(static_cast<int>(colour)), &Tally::icon);
    const int left = state.reserve[colour] + (paid == place.cost.end() ? 0 : paid->count);
    return left > (place.circle == static_cast<int>(colour) ? 1 : 0);
}

/// What the card would lie with, as far as nothing has to be chosen.
void addRewards(State& state, const CardSet& cards, CardIndex card, const ViceroyPlace& place)
{
    if (isLaw(card))
        return;
    if (place.level == levelCount) {
        state.tokens[card].push(Token::Points15);
        return;
    }
    for (const Reward& reward : cards[card].rows[static_cast<std::size_t>(place.level - 1)].reward) {
        if (reward.kind == RewardKind::Infinite && reward.colour != anyColour
            && isThereFor(state, place, reward.colour))
            state.tokens[card].push(infiniteToken(static_cast<Colour>(reward.colour)));
        for (int i = 0; reward.kind == RewardKind::Token && i < reward.amount; ++i)
            state.tokens[card].push(reward.token);
    }
}

int worthOf(const CardSet& cards, const State& state, core::Seat seat, CardIndex card, const ViceroyPlace& place)
{
    State then = state;
    put(then, seat, card, place.level, place.column);
    addRewards(then, cards, card, place);
    return scoreOf(cards, then, seat).total - scoreOf(cards, state, seat).total;
}

/// The card that the seat is to lay, or was shown and waits for its turn: its owner may try it meanwhile.
CardIndex cardToLay(const ViceroyReading& reading, int seat)
{
    const State& state = reading.shared;
    const Player& owner = player(state, core::seatAt(seat));
    if (owner.decision.ask == Ask::Place)
        return state.play.card;
    const bool waits = state.phase == Phase::Playing && (state.queue >> seat & 1) && reading.isHuman(seat);
    const CardIndex card = waits ? owner.sealed : noCard;
    // Some laws are not laid at a free place.
    return card < cardCount && askForPlace((*reading.cards)[card].effect) == Ask::Place ? card : noCard;
}

} // namespace

bool isSecret(Ask ask)
{
    switch (ask) {
    case Ask::FirstCard:
    case Ask::KeepCard:
    case Ask::Bid:
    case Ask::Play:
    case Ask::Archive:
    case Ask::Discount:
    case Ask::BarterGem:
    case Ask::ReturnLaw:
    case Ask::TuckHand:
    case Ask::StoreGem:
        return true;
    default:
        return false;
    }
}

Offer viceroyOffer(const CardSet& cards, const State& known, int seat, const Move& move)
{
    Offer offer{.move = move, .label = named("verb", move.verb), .game = u"viceroy"_s};
    const Decision& asked = player(known, core::seatAt(seat)).decision;
    switch (static_cast<Verb>(move.code)) {
    case Verb::Lay:
    case Verb::Keep:
    case Verb::Play:
    case Verb::Tuck:
    case Verb::Return:
        showCard(offer, cards, move.first);
        break;
    case Verb::Target:
        showCard(offer, cards, move.first, u"tile"_s);
        break;
    case Verb::Take:
    case Verb::Discard:
        showCard(
            offer, cards, known.display[static_cast<std::size_t>(move.first)][static_cast<std::size_t>(move.second)]);
        break;
    case Verb::Bid:
        if (move.first == bidAttack)
            offer.icons = {{u"attack"_s, 1}};
        else
            showGem(offer, move.first);
        offer.label = named("bid", word(domains::bidWords, move.first));
        break;
    case Verb::Propose:
        showDivision(offer, cards, known, asked, move.first);
        break;
    case Verb::Accept:
        showAccept(offer, cards, known, asked);
        break;
    case Verb::Gem:
        showGem(offer, move.first);
        // What the reserve has of it is due to be taken.
        if (asked.ask == Ask::TakeGem)
            offer.label = toTell(u"viceroy.answer.gem"_s,
                {{u"gem"_s, textToTell(offer.label.id())},
                    {u"count"_s, int{known.reserve[static_cast<std::size_t>(move.first)]}}});
        break;
    case Verb::Give:
        showGem(offer, move.first);
        break;
    case Verb::Decline:
        if (asked.ask == Ask::FaceVirtual)
            offer.label = toTell(u"viceroy.answer.goOn"_s);
        break;
    case Verb::Draw:
        showDeck(offer, known, move.first);
        break;
    case Verb::Place:
        showPlace(offer, cards, known, move.first);
        break;
    case Verb::Discount:
        offer.icons = {{infiniteIcon(asked.a), move.first}};
        break;
    case Verb::Choose:
        showOption(offer, cards, known, move.first);
        break;
    case Verb::Token:
        offer.icons = {tallyOf(static_cast<Token>(move.first))};
        offer.label = named("token", word(tokenWords, move.first));
        break;
    case Verb::Recolour:
        showRecolour(offer, cards, known, seat, move);
        break;
    default:
        break;
    }
    return offer;
}

QList<Offer> openAnswers(const ViceroyReading& reading, int seat)
{
    const CardSet& cards = *reading.cards;
    const Decision& asked = player(reading.shared, core::seatAt(seat)).decision;
    QList<Offer> answers;
    if (asked.ask == Ask::Nothing || isSecret(asked.ask))
        return answers;
    switch (asked.ask) {
    case Ask::OwnGem:
        return {openOffer(reading, seat, Verb::Accept), openOffer(reading, seat, Verb::Decline)};
    case Ask::InfiniteColour:
        for (int colour = 0; colour < colourCount; ++colour)
            answers.append(openOffer(reading, seat, Verb::Gem, colour));
        return answers;
    case Ask::LawOption:
        for (const LawOption& option : cards[reading.shared.play.card].options)
            answers.append(openOffer(reading, seat, Verb::Choose, static_cast<int>(option.option)));
        return answers;
    default:
        break;
    }
    for (const Action& action : reading.legal[static_cast<std::size_t>(seat)]) {
        const bool onTable = action.code == Verb::Place || action.code == Verb::Target || action.code == Verb::Recolour;
        if (!onTable)
            answers.append(viceroyOffer(cards, reading.shared, seat, moveOf<viceroy::Game>(cards, action)));
    }
    return answers;
}

QList<int> litCards(const ViceroyReading& reading, int seat)
{
    QList<int> lit;
    const Pyramid& own = player(reading.shared, core::seatAt(seat)).pyramid;
    for (const Action& action : reading.legal[static_cast<std::size_t>(seat)]) {
        if (action.code == Verb::Target)
            lit.append(action.args[0]);
        if (action.code != Verb::Recolour)
            continue;
        if (const int upper = cardAt(own, action.args[0], action.args[1]); !lit.contains(upper))
            lit.append(upper);
    }
    return lit;
}

QList<ViceroyPlace> recolouringsOf(const ViceroyReading& reading, int seat)
{
    QList<ViceroyPlace> all;
    for (const Action& action : reading.legal[static_cast<std::size_t>(seat)]) {
        if (action.code != Verb::Recolour)
            continue;
        const Offer offer =
            viceroyOffer(*reading.cards, reading.shared, seat, moveOf<viceroy::Game>(*reading.cards, action));
        const ViceroyPlace place{action.args[0], action.args[1], offer.cost, {}, action.args[2]};
        const auto same = std::ranges::find_if(
            all, [&](const ViceroyPlace& other) { return other.level == place.level && other.column == place.column; });
        if (same == all.end())
            all.append(place);
        else if (place.cost.first().count < same->cost.first().count)
            *same = place;
    }
    return all;
}

QList<ViceroyPlace> openPlacesOf(const ViceroyReading& reading, int seat)
{
    QList<ViceroyPlace> places;
    const State& state = reading.shared;
    const Player& owner = player(state, core::seatAt(seat));
    const CardIndex card = cardToLay(reading, seat);
    if (card >= cardCount)
        return places;
    const CardSet& cards = *reading.cards;
    const int top = std::min(owner.pyramid.height + 1, isLaw(card) ? highestLawLevel : levelCount);
    for (int level = 1; level <= top; ++level)
        forEachColumn(owner.pyramid, openPlaces(owner.pyramid, level), [&](int column) {
            const bool circle = closesCircle(cards, owner.pyramid, card, level, column);
            ViceroyPlace place{level, column, priceAt(cards, owner, card, level), rewardAt(cards, card, level),
                circle ? static_cast<int>(cards[card].bottom) : -1};
            place.worth = worthOf(cards, state, core::seatAt(seat), card, place);
            places.append(place);
        });
    return places;
}

} // namespace sandglass::app
