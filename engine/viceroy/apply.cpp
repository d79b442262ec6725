// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/apply.h"

#include "viceroy/auction.h"
#include "viceroy/barter.h"
#include "viceroy/development.h"
#include "viceroy/endgame.h"
#include "viceroy/gems.h"
#include "viceroy/hands.h"
#include "viceroy/laws.h"
#include "viceroy/rewards.h"
#include "viceroy/setup.h"

namespace sandglass::viceroy {

using core::index;
using core::say;

namespace {

bool inRange(const Action& action)
{
    if (static_cast<std::size_t>(action.code) >= verbs.size())
        return false;
    const auto used = core::entryOf<Verb>(verbs, action.code).used();
    for (std::size_t i = 0; i < used.size(); ++i)
        if (action.args[i] < used[i].domain->lowest() || action.args[i] > used[i].domain->highest())
            return false;
    return true;
}

Verdict pass(Turn& turn, Seat seat, Ask asked)
{
    return asked == Ask::Bid ? passAuction(turn, seat) : passDevelopment(turn, seat);
}

Verdict accept(Turn& turn, Seat seat, Ask asked)
{
    return asked == Ask::OwnGem ? useOwnGem(turn, seat) : acceptProposal(turn, seat);
}

Verdict decline(Turn& turn, Seat seat, Ask asked)
{
    switch (asked) {
    case Ask::FaceVirtual:
        return goOn(turn, seat);
    case Ask::OwnGem:
        return goWithoutInfinite(turn, seat);
    case Ask::Archive:
        return keepTaken(turn, seat);
    case Ask::BarterCard:
        return declineBarter(turn, seat);
    default:
        return declineProposal(turn, seat);
    }
}

Verdict perform(Turn& turn, Seat seat, const Action& action)
{
    const Ask asked = player(turn.state, seat).decision.ask;
    const auto card = static_cast<CardIndex>(action.args[0]);
    const auto colour = static_cast<Colour>(action.args[0]);
    const auto pile = static_cast<Pile>(action.args[1]);
    switch (action.code) {
    case Verb::Lay:
        return layFirstCard(turn, seat, card);
    case Verb::Keep:
        return keepCard(turn, seat, card);
    case Verb::Bid:
        return bid(turn, seat, action.args[0]);
    case Verb::Pass:
        return pass(turn, seat, asked);
    case Verb::Take:
        return asked == Ask::SummonsCard ? takeBySummons(turn, seat, colour, pile) : takeCard(turn, seat, colour, pile);
    case Verb::Propose:
        return propose(turn, seat, static_cast<Pile>(action.args[0]));
    case Verb::Accept:
        return accept(turn, seat, asked);
    case Verb::Decline:
        return decline(turn, seat, asked);
    case Verb::Discard:
        return discardStray(turn, seat, colour, pile);
    case Verb::Gem:
        return asked == Ask::TakeGem ? takeDueGem(turn, seat, colour) : chooseInfiniteColour(turn, seat, colour);
    case Verb::Give:
        return asked == Ask::BarterGem ? giveGem(turn, seat, colour) : storeGem(turn, seat, colour);
    case Verb::Draw:
        return drawDueCard(turn, seat, static_cast<Deck>(action.args[0]));
    case Verb::Play:
        return playCard(turn, seat, card);
    case Verb::Place:
        return place(turn, seat, action.args[0], action.args[1]);
    case Verb::Sell:
        return sellCard(turn, seat);
    case Verb::Discount:
        return discount(turn, seat, action.args[0]);
    case Verb::Choose: {
        const auto option = static_cast<Option>(action.args[0]);
        return asked == Ask::FifthLevel ? chooseFifthLevel(turn, seat, option) : chooseOption(turn, seat, option);
    }
    case Verb::Target:
        return target(turn, seat, card);
    case Verb::Token:
        return barterToken(turn, seat, static_cast<Token>(action.args[0]));
    case Verb::Tuck:
        return asked == Ask::Archive ? archiveTaken(turn, seat, card) : tuckFromHand(turn, seat, card);
    case Verb::Return:
        return returnLaw(turn, seat, card);
    case Verb::Recolour:
        return recolour(turn, seat, action.args[0], action.args[1], static_cast<Colour>(action.args[2]));
    case Verb::Done:
        return asked == Ask::Recolour ? doneRecolouring(turn, seat) : enough(turn, seat);
    case Verb::Unseal:
        unseal(turn, seat);
        return accepted;
    }
    return say(Refusal::OutOfRange);
}

/// Everything that happens by itself, until somebody has to decide or the game is over.
void runOn(Turn& turn)
{
    State& state = turn.state;
    while (state.pending == 0 && state.phase != Phase::Finished) {
        if (state.play.gemsDue > 0) {
            serveGems(turn);
            continue;
        }
        if (state.play.drawsDue > 0) {
            serveDraws(turn);
            continue;
        }
        switch (state.phase) {
        case Phase::FirstCard:
            revealFirstCards(turn);
            break;
        case Phase::StartRewards:
            payFirstReward(turn);
            break;
        case Phase::Bidding:
            revealBids(turn);
            break;
        case Phase::Settling:
            settleOn(turn);
            break;
        case Phase::Picking:
            revealCards(turn);
            break;
        case Phase::Playing:
            playOn(turn);
            break;
        case Phase::Recolouring:
            finishGame(turn);
            break;
        case Phase::Finished:
            break;
        }
    }
}

} // namespace

Seat lowestInPyramids(const State& state, std::uint8_t seats)
{
    int first = -1;
    int lowest = cardCount;
    for (int i = 0; i < state.seats; ++i) {
        if (!(seats >> i & 1))
            continue;
        const CardIndex card = state.players[static_cast<std::size_t>(i)].pyramid.laid.lowest();
        if (card < lowest) {
            lowest = card;
            first = i;
        }
    }
    return core::seatAt(first);
}

void unseal(Turn& turn, Seat seat)
{
    State& state = turn.state;
    player(state, seat).sealed = notSealed;
    state.kept[static_cast<std::size_t>(seat)] = noCard;
    ask(state, seat,
        state.phase == Phase::FirstCard     ? Ask::FirstCard
            : state.phase == Phase::Bidding ? Ask::Bid
                                            : Ask::Play);
    turn.tell(EventKind::Unsealed, index(seat));
}

namespace {

/// Why a seat has no part in what the others are choosing.
Refused whyOut(const State& state, Seat seat)
{
    if (state.phase == Phase::Picking)
        return say(Refusal::PassedBuilding);
    if (state.won & seatBit(seat))
        return say(Refusal::WonAlready);
    return say(state.away & seatBit(seat) ? Refusal::StaysAway : Refusal::PassedAuction);
}

} // namespace

Verdict whyNotNow(const State& state, Seat seat, const Action& action)
{
    if (index(seat) >= state.seats)
        return say(Refusal::NoSuchSeat);
    if (!inRange(action))
        return say(Refusal::OutOfRange);
    const Player& one = player(state, seat);
    if (action.code == Verb::Unseal)
        return mayUnseal(state, seat) ? accepted : Verdict(say(Refusal::NothingSealed));
    if (one.decision.ask == Ask::Nothing) {
        if (isSealing(state.phase))
            return one.sealed != notSealed ? say(Refusal::AlreadySealed) : whyOut(state, seat);
        if (state.actor != nobody)
            return say(Refusal::NotYourTurn, state.actor);
        return say(Refusal::NothingToDecide);
    }
    if (!(answersTo(one.decision.ask) >> static_cast<unsigned>(action.code) & 1))
        return say(Refusal::OtherDecision, one.decision.ask);
    return accepted;
}

std::expected<Events, Refused> apply(const CardSet& cards, State& state, const Command& command)
{
    if (const auto no = whyNotNow(state, command.seat, command.action))
        return std::unexpected(*no);
    std::expected<Events, Refused> result;
    Turn turn{cards, state, *result};
    if (const auto no = perform(turn, command.seat, command.action))
        return std::unexpected(*no);
    runOn(turn);
    return result;
}

} // namespace sandglass::viceroy
