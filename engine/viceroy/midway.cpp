// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/midway.h"

#include "viceroy/auction.h"
#include "viceroy/development.h"
#include "viceroy/legal.h"

#include <algorithm>

namespace sandglass::viceroy {

using core::seatAt;

namespace {

using Wrong = std::optional<std::string>;

Ask askOf(Phase phase)
{
    switch (phase) {
    case Phase::FirstCard:
        return Ask::FirstCard;
    case Phase::Bidding:
        return Ask::Bid;
    case Phase::Picking:
        return Ask::Play;
    default:
        return Ask::Recolour;
    }
}

bool mayBeSealed(const CardSet& cards, const State& state, Seat seat)
{
    const std::uint8_t choice = player(state, seat).sealed;
    if (choice == notSealed)
        return true;
    if (state.phase == Phase::FirstCard)
        return choice < characterCount && player(state, seat).hand.has(choice);
    if (!(state.inPhase >> core::index(seat) & 1))
        return false;
    if (choice == sealedPass)
        return true;
    if (state.phase == Phase::Bidding)
        return choice <= bidAttack && !whyNotBid(state, seat, choice);
    return choice < cardCount && !whyNotPlay(cards, state, seat, choice);
}

bool isDealt(const CardSet& cards, const State& state, const Player& one)
{
    return one.handCharacters == charactersDealt(state) && one.handLaws == cards.rules.startLaws
        && one.pyramid.laid.empty();
}

Wrong sealingProblem(const CardSet& cards, const State& state)
{
    if (state.actor != nobody || state.queue || state.passers || state.strays)
        return "somebody acts while all choose in secret";
    for (int i = 0; i < state.seats; ++i) {
        const Player& one = player(state, seatAt(i));
        const bool in = state.phase == Phase::FirstCard || state.inPhase >> i & 1;
        const bool open = in && one.sealed == notSealed;
        const CardIndex kept = state.kept[static_cast<std::size_t>(i)];
        const bool keeping = state.phase == Phase::FirstCard && state.fourCharacters && !open && kept == noCard;
        if (kept != noCard
            && (state.phase != Phase::FirstCard || !state.fourCharacters || open || kept >= characterCount
                || kept == one.sealed || !one.hand.has(kept)))
            return "seat " + std::to_string(i) + " cannot have kept that";
        const Ask asked = keeping ? Ask::KeepCard : open ? askOf(state.phase) : Ask::Nothing;
        if (!mayBeSealed(cards, state, seatAt(i)))
            return "seat " + std::to_string(i) + " cannot have sealed that";
        if (one.decision != Decision{asked})
            return "seat " + std::to_string(i) + " is not asked what this phase asks";
        if (state.phase == Phase::FirstCard && !isDealt(cards, state, one))
            return "seat " + std::to_string(i) + " is dealt " + std::to_string(charactersDealt(state))
                + " characters and " + std::to_string(cards.rules.startLaws) + " laws";
    }
    return std::nullopt;
}

Wrong actingProblem(const CardSet& cards, const State& state)
{
    if (state.actor >= state.seats || state.pending != 1u << state.actor)
        return "in this phase one seat acts, and it alone is asked";
    if (state.queue >> state.actor & 1)
        return "the seat that acts also waits for its turn";
    const Play& play = state.play;
    const Decision& asked = player(state, actor(state)).decision;
    if ((play.gemsDue > 0) != (asked.ask == Ask::TakeGem) || (asked.ask == Ask::TakeGem && asked.a != play.gemsDue))
        return "gems are due to a seat that is asked something else";
    if (play.drawsDue > 0 && asked.ask != Ask::Draw && asked.ask != Ask::Archive)
        return "cards are due to a seat that is asked something else";
    if (asked.ask == Ask::Archive
        && (!player(state, actor(state)).hand.has(asked.a)
            || (player(state, actor(state)).pyramid.laid & cards.archives).empty()))
        return "there is nothing to put into an archive";
    if (state.phase == Phase::Settling)
        return settlingProblem(cards, state);
    if (state.phase == Phase::Playing)
        return playingProblem(cards, state);
    const bool fits = asked.ask == Ask::TakeGem || asked.ask == Ask::Draw || asked.ask == Ask::OwnGem;
    return fits && play.level == 1 && isRewarding(cards, state) ? std::nullopt
                                                                : Wrong("no first card is being rewarded");
}

Wrong endProblem(const State& state)
{
    for (int i = 0; i < state.seats; ++i) {
        const Player& one = player(state, seatAt(i));
        if (!one.hand.empty() || one.sealed != notSealed)
            return "seat " + std::to_string(i) + " still has a hand at the end";
        if (one.decision != Decision{} && one.decision != Decision{Ask::Recolour})
            return "seat " + std::to_string(i) + " is not asked what the end asks";
    }
    if (state.actor != nobody || (state.phase == Phase::Finished && state.pending != 0))
        return "somebody acts at the end";
    return std::nullopt;
}

} // namespace

bool isRewarding(const CardSet& cards, const State& state)
{
    const Play& play = state.play;
    if (play.step != Step::Reward || !player(state, actor(state)).pyramid.laid.has(play.card)
        || state.level[play.card] != play.level)
        return false;
    const Card& card = cards[play.card];
    if (isLaw(play.card))
        return play.row == 0 && play.lastRow == 0 && play.option < card.options.size()
            && play.cursor <= card.options[play.option].reward.size();
    const int last = play.level == levelCount ? 2 : play.level - 1;
    const bool row = play.level == levelCount ? play.row <= last : play.row == last;
    return row && play.lastRow == last && play.cursor <= card.rows[play.row].reward.size();
}

std::optional<std::string> midwayProblem(const CardSet& cards, const State& state)
{
    const bool auction = state.phase == Phase::Bidding || state.phase == Phase::Settling;
    if ((state.won | state.away) & (auction ? state.inPhase | (state.won & state.away) : 0xFF))
        return "who has won or stays away has no part in the auction";
    if (!isSealing(state.phase) && std::ranges::any_of(state.kept, [](CardIndex card) { return card != noCard; }))
        return "a first card is kept while nobody chooses one";
    if (!isActing(state.phase) && (state.play.step != Step::None || state.play.gemsDue + state.play.drawsDue > 0))
        return "something is under way while nobody acts";
    for (int i = 0; i < state.seats; ++i) {
        const Player& one = player(state, seatAt(i));
        if (state.phase != Phase::FirstCard && one.pyramid.laid.empty())
            return "seat " + std::to_string(i) + " has an empty pyramid";
    }
    if (isSealing(state.phase)) {
        if (Wrong wrong = sealingProblem(cards, state))
            return wrong;
    } else if (isActing(state.phase)) {
        if (Wrong wrong = actingProblem(cards, state))
            return wrong;
    } else if (Wrong wrong = endProblem(state)) {
        return wrong;
    }
    for (int i = 0; i < state.seats; ++i)
        if (state.pending >> i & 1 && legal(cards, state, seatAt(i)).empty())
            return "seat " + std::to_string(i) + " is asked what it cannot answer";
    return std::nullopt;
}

} // namespace sandglass::viceroy
