// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/auction.h"
#include "viceroy/barter.h"
#include "viceroy/development.h"
#include "viceroy/gems.h"
#include "viceroy/laws.h"
#include "viceroy/midway.h"
#include "viceroy/virtuals.h"

namespace sandglass::viceroy {

using core::seatAt;

namespace {

bool isIn(std::uint8_t seats, int seat)
{
    return seats >> seat & 1;
}

bool hasBothCards(const State& state, int colour)
{
    const auto& piles = state.display[static_cast<std::size_t>(colour)];
    return piles[0] != noCard && piles[1] != noCard;
}

bool bidsFor(const State& state, int seat, int colour)
{
    return seat < state.seats && isIn(state.inPhase, seat) && player(state, seatAt(seat)).sealed == colour;
}

/// Two cards at the colour that is being settled, and the acting seat has bid for it.
bool settlesPair(const State& state, const Decision& asked)
{
    return state.play.step == Step::Colours && state.play.cursor == asked.a + 1 && hasBothCards(state, asked.a)
        && bidsFor(state, state.actor, asked.a);
}

bool fitsSettling(const State& state, const Decision& asked)
{
    const Step step = state.play.step;
    switch (asked.ask) {
    case Ask::AttackCard:
        return step == Step::Attacks && bidsFor(state, state.actor, bidAttack);
    case Ask::WonCard:
        return settlesPair(state, asked);
    case Ask::FaceVirtual:
        return settlesPair(state, asked) && std::popcount(virtualsFor(state, asked.a)) == 1;
    case Ask::Propose:
    case Ask::Answer:
    case Ask::LastAnswer:
        return settlesPair(state, asked) && asked.b != state.actor && bidsFor(state, asked.b, asked.a);
    case Ask::StrayCard:
        return step == Step::Strays && state.strays != 0;
    case Ask::TakeGem:
        return step == Step::Passes;
    case Ask::Archive:
        return step >= Step::Attacks && step <= Step::Colours;
    default:
        return false;
    }
}

/// Before it is paid for, a card is in the hand of the seat that plays it; after that, in its pyramid.
bool isAboutToLay(const State& state)
{
    return player(state, actor(state)).hand.has(state.play.card);
}

bool hasLaid(const State& state)
{
    return ownerOf(state, state.play.card) == state.actor && state.level[state.play.card] == state.play.level
        && state.column[state.play.card] == state.play.column;
}

bool fitsDiscount(const CardSet& cards, const State& state, const Decision& asked)
{
    const Play& play = state.play;
    const Player& payer = player(state, actor(state));
    if (play.step != Step::Discount || play.cursor != asked.a || !isAboutToLay(state) || play.level == 0
        || whyNotPlace(cards, state, actor(state), play.level, play.column))
        return false;
    const Gems& price = cards.price[play.card][play.level - 1u];
    for (std::size_t colour = 0; colour < colourCount; ++colour) {
        const int usable = payer.pyramid.infinite[colour] - payer.infiniteUsed[colour];
        const int saved = play.discount[colour];
        if (colour >= play.cursor
                ? saved != 0
                : saved > usable || saved > price[colour] || price[colour] - saved > payer.gems[colour])
            return false;
    }
    return price[asked.a] > 0 && price[asked.a] == asked.b
        && payer.pyramid.infinite[asked.a] > payer.infiniteUsed[asked.a];
}

bool hasToken(const State& state, CardIndex card, std::uint8_t token)
{
    return token < tokenCount && !isInfinite(static_cast<Token>(token))
        && state.tokens[card].contains(static_cast<Token>(token));
}

bool fitsBarter(const CardSet& cards, const State& state, const Decision& asked)
{
    const Play& play = state.play;
    const Player& payer = player(state, actor(state));
    const bool begun = play.step == Step::Barter && play.ownCard != noCard
        && ownerOf(state, play.ownCard) == state.actor && play.returnsDue > 0
        && play.returnsDue <= cards[play.card].amount && total(payer.gems) >= play.returnsDue;
    const bool owned = begun && hasToken(state, play.ownCard, play.ownToken);
    const std::uint8_t rival = play.theirCard == noCard ? nobody : ownerOf(state, play.theirCard);
    const bool found = owned && rival != nobody && rival != state.actor;
    switch (asked.ask) {
    case Ask::BarterCard:
        return play.step == Step::None && play.ownCard == noCard && canBarter(state, actor(state));
    case Ask::BarterToken:
        return begun && play.ownToken == noToken && play.theirCard == noCard && asked.a == play.ownCard
            && total(payer.gems) >= cards[play.card].amount && canBarter(state, actor(state));
    case Ask::BarterTheirCard:
        return owned && play.theirCard == noCard && total(payer.gems) >= cards[play.card].amount;
    case Ask::BarterTheirToken:
        return found && play.theirToken == noToken && asked.a == play.theirCard;
    default:
        return found && hasToken(state, play.theirCard, play.theirToken) && asked.a == play.returnsDue;
    }
}

bool fitsArchive(const CardSet& cards, const State& state)
{
    const Play& play = state.play;
    if (play.step == Step::Reward)
        return isRewarding(cards, state);
    if (play.step == Step::Return)
        return hasLaid(state) && cards[play.card].effect == LawEffect::ReviseCode;
    return play.step == Step::None && play.drawsDue == 0;
}

/// Whether another gem may lie on the law in play.
bool hasRoom(const State& state, int most)
{
    const Hoard* hoard = hoardOn(state, state.play.card);
    return hoard ? total(hoard->gems) < most : hoardOn(state, noCard) != nullptr;
}

/// The laws that ask once they lie in the pyramid.
bool fitsLaw(const CardSet& cards, const State& state, const Decision& asked)
{
    const Play& play = state.play;
    const LawEffect effect = cards[play.card].effect;
    if (!hasLaid(state))
        return false;
    switch (asked.ask) {
    case Ask::LawOption:
        return play.step == Step::Law && effect == LawEffect::ChooseOne;
    case Ask::FreeTarget:
        return play.step == Step::None && effect == LawEffect::TuckFree;
    case Ask::SummonsCard:
        return play.step == Step::None && effect == LawEffect::Summons;
    case Ask::TuckHand:
        return play.step == Step::None && effect == LawEffect::TuckHand && !player(state, actor(state)).hand.empty();
    case Ask::StoreGem:
        return play.step == Step::None && effect == LawEffect::StoreGems && hasRoom(state, cards[play.card].amount);
    case Ask::ReturnLaw:
        return play.step == Step::Return && effect == LawEffect::ReviseCode && play.returnsDue > 0;
    default:
        return effect == LawEffect::Barter && fitsBarter(cards, state, asked);
    }
}

/// A double was asked for that is an infinite gem; those already gained lie behind the ones there were.
bool isDoubling(const State& state, const Decision& asked)
{
    const Play& play = state.play;
    if (play.step != Step::Double || play.ownCard >= cardCount || ownerOf(state, play.ownCard) != state.actor
        || state.host[play.card] != play.ownCard + 1 || play.cursor == 0 || play.cursor > play.lastRow)
        return false;
    const TokensOnCard& tokens = state.tokens[play.ownCard];
    if (play.lastRow > tokens.size())
        return false;
    const Token token = tokens[play.cursor - 1];
    return isInfinite(token) && static_cast<int>(infiniteColour(token)) == asked.a;
}

bool fitsPlaying(const CardSet& cards, const State& state, const Decision& asked)
{
    const Play& play = state.play;
    switch (asked.ask) {
    case Ask::Place:
    case Ask::ReplaceTarget:
    case Ask::DoubleTarget:
        return play.step == Step::Place && isAboutToLay(state) && askForPlace(cards[play.card].effect) == asked.ask;
    case Ask::Discount:
        return fitsDiscount(cards, state, asked);
    case Ask::FifthLevel:
        return play.step == Step::Reward && hasLaid(state) && play.level == levelCount;
    case Ask::InfiniteColour:
        return isRewarding(cards, state);
    case Ask::OwnGem:
        return isRewarding(cards, state) || isDoubling(state, asked);
    case Ask::Draw:
        return isRewarding(cards, state) && play.drawsDue > 0 && !play.onlyLaws;
    case Ask::TakeGem:
        return isRewarding(cards, state)
            || (state.cardsForGems && play.step == Step::None && state.discard.has(play.card));
    case Ask::Archive:
        return fitsArchive(cards, state);
    default:
        return fitsLaw(cards, state, asked);
    }
}

std::string asked(const State& state)
{
    return std::string(askWords[static_cast<std::size_t>(player(state, actor(state)).decision.ask)]);
}

} // namespace

std::optional<std::string> settlingProblem(const CardSet&, const State& state)
{
    for (int i = 0; i < state.seats; ++i) {
        const Player& one = player(state, seatAt(i));
        if (isIn(state.inPhase, i) && one.sealed > bidAttack)
            return "seat " + std::to_string(i) + " is in the auction without a bid";
        if (state.play.step == Step::Attacks && isIn(state.inPhase, i) && one.sealed < bidAttack
            && one.gems[one.sealed] == 0)
            return "seat " + std::to_string(i) + " has bid a gem that it does not have";
        if (isIn(state.queue, i)
            && (state.play.step != Step::Attacks || !bidsFor(state, i, bidAttack) || attacksOf(one) == 0))
            return "seat " + std::to_string(i) + " waits to attack without an attack token";
    }
    if ((state.strays & ~state.virtualsIn) != 0 || (state.passers & state.inPhase) != 0 || state.play.card != noCard)
        return "the auction's lists do not fit together";
    if (!fitsSettling(state, player(state, actor(state)).decision))
        return "'" + asked(state) + "' is not what this step of the auction asks";
    return std::nullopt;
}

std::optional<std::string> playingProblem(const CardSet& cards, const State& state)
{
    if ((state.queue & ~state.inPhase) != 0 || !isIn(state.inPhase, state.actor) || state.passers != 0)
        return "a seat that has passed plays";
    for (int i = 0; i < state.seats; ++i)
        if (isIn(state.queue, i)
            && (player(state, seatAt(i)).sealed >= cardCount
                || whyNotPlay(cards, state, seatAt(i), player(state, seatAt(i)).sealed)))
            return "seat " + std::to_string(i) + " waits with a card that it cannot play";
    if (state.play.card >= cardCount || state.play.card != player(state, actor(state)).sealed)
        return "the card in play is not the one that was chosen";
    if (!fitsPlaying(cards, state, player(state, actor(state)).decision))
        return "'" + asked(state) + "' is not what the card in play asks";
    return std::nullopt;
}

} // namespace sandglass::viceroy
