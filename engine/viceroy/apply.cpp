// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/apply.h"

#include "core/rule.h"
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

/// What a check looks at: a seat that is asked for just this kind of answer.
struct Look {
    const CardSet& cards;
    const State& state;
    Seat seat;

    const Decision& decision() const { return player(state, seat).decision; }
    Ask asked() const { return decision().ask; }
};

/// The same with the right to change things.
struct Deed {
    Turn& turn;
    Seat seat;

    Ask asked() const { return player(turn.state, seat).decision.ask; }
};

using core::Args;

CardIndex card(const Args& n)
{
    return static_cast<CardIndex>(n[0]);
}

Colour colour(const Args& n)
{
    return static_cast<Colour>(n[0]);
}

/// A pile of a colour's cards: the second number, or the only one.
Pile pile(const Args& n, std::size_t at = 1)
{
    return static_cast<Pile>(n[at]);
}

Option option(const Args& n)
{
    return static_cast<Option>(n[0]);
}

Verdict always(const Look&, const Args&)
{
    return accepted;
}

void decline(Turn& turn, Seat seat, Ask asked)
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

/// Where a verb answers several questions, the question decides.
constexpr std::array<core::Rule<Verb, Refusal, Look, Deed>, verbs.size()> verbRules{{
    {Verb::Lay, [](const Look& l, const Args& n) { return whyNotLay(l.state, l.seat, card(n)); },
        [](Deed& d, const Args& n) { layFirstCard(d.turn, d.seat, card(n)); }},
    {Verb::Keep, [](const Look& l, const Args& n) { return whyNotKeep(player(l.state, l.seat), card(n)); },
        [](Deed& d, const Args& n) { keepCard(d.turn, d.seat, card(n)); }},
    {Verb::Bid, [](const Look& l, const Args& n) { return whyNotBid(l.state, l.seat, n[0]); },
        [](Deed& d, const Args& n) { bid(d.turn, d.seat, n[0]); }},
    {Verb::Pass, always,
        [](Deed& d, const Args&) {
            d.asked() == Ask::Bid ? passAuction(d.turn, d.seat) : passDevelopment(d.turn, d.seat);
        }},
    {Verb::Take,
        [](const Look& l, const Args& n) {
            return l.asked() == Ask::SummonsCard ? whyNoCard(l.state, colour(n), pile(n))
                                                 : whyNotTake(l.state, l.decision(), colour(n), pile(n));
        },
        [](Deed& d, const Args& n) {
            d.asked() == Ask::SummonsCard ? takeBySummons(d.turn, d.seat, colour(n), pile(n))
                                          : takeCard(d.turn, d.seat, colour(n), pile(n));
        }},
    {Verb::Propose, [](const Look& l, const Args& n) { return whyNotPropose(l.state, l.seat, pile(n, 0)); },
        [](Deed& d, const Args& n) { propose(d.turn, d.seat, pile(n, 0)); }},
    {Verb::Accept,
        [](const Look& l, const Args&) {
            return l.asked() == Ask::OwnGem ? whyNoGem(l.state, l.seat, static_cast<Colour>(l.decision().a))
                                            : Verdict(accepted);
        },
        [](Deed& d, const Args&) {
            d.asked() == Ask::OwnGem ? useOwnGem(d.turn, d.seat) : acceptProposal(d.turn, d.seat);
        }},
    {Verb::Decline, always, [](Deed& d, const Args&) { decline(d.turn, d.seat, d.asked()); }},
    {Verb::Discard, [](const Look& l, const Args& n) { return whyNoCard(l.state, colour(n), pile(n)); },
        [](Deed& d, const Args& n) { discardStray(d.turn, d.seat, colour(n), pile(n)); }},
    {Verb::Gem,
        [](const Look& l, const Args& n) {
            return l.asked() == Ask::TakeGem ? whyNotTakeGem(l.state, colour(n))
                                             : whyNotInfinite(l.state, l.seat, colour(n));
        },
        [](Deed& d, const Args& n) {
            d.asked() == Ask::TakeGem ? takeDueGem(d.turn, d.seat, colour(n))
                                      : chooseInfiniteColour(d.turn, d.seat, colour(n));
        }},
    {Verb::Give, [](const Look& l, const Args& n) { return whyNoGem(l.state, l.seat, colour(n)); },
        [](Deed& d, const Args& n) {
            d.asked() == Ask::BarterGem ? giveGem(d.turn, d.seat, colour(n)) : storeGem(d.turn, d.seat, colour(n));
        }},
    {Verb::Draw, [](const Look& l, const Args& n) { return whyNotDraw(l.state, static_cast<Deck>(n[0])); },
        [](Deed& d, const Args& n) { drawDueCard(d.turn, d.seat, static_cast<Deck>(n[0])); }},
    {Verb::Play, [](const Look& l, const Args& n) { return whyNotPlay(l.cards, l.state, l.seat, card(n)); },
        [](Deed& d, const Args& n) { playCard(d.turn, d.seat, card(n)); }},
    {Verb::Place, [](const Look& l, const Args& n) { return whyNotPlace(l.cards, l.state, l.seat, n[0], n[1]); },
        [](Deed& d, const Args& n) { place(d.turn, d.seat, n[0], n[1]); }},
    {Verb::Sell, [](const Look& l, const Args&) { return whyNotSell(l.state); },
        [](Deed& d, const Args&) { sellCard(d.turn, d.seat); }},
    {Verb::Discount, [](const Look& l, const Args& n) { return whyNotDiscount(l.state, l.seat, n[0]); },
        [](Deed& d, const Args& n) { discount(d.turn, d.seat, n[0]); }},
    {Verb::Choose,
        [](const Look& l, const Args& n) {
            return l.asked() == Ask::FifthLevel ? whyNotFifthLevel(option(n))
                                                : whyNotOption(l.cards, l.state, l.seat, option(n));
        },
        [](Deed& d, const Args& n) {
            d.asked() == Ask::FifthLevel ? chooseFifthLevel(d.turn, d.seat, option(n))
                                         : chooseOption(d.turn, d.seat, option(n));
        }},
    {Verb::Target, [](const Look& l, const Args& n) { return whyNotTarget(l.cards, l.state, l.seat, card(n)); },
        [](Deed& d, const Args& n) { target(d.turn, d.seat, card(n)); }},
    {Verb::Token, [](const Look& l, const Args& n) { return whyNotToken(l.state, l.seat, static_cast<Token>(n[0])); },
        [](Deed& d, const Args& n) { barterToken(d.turn, d.seat, static_cast<Token>(n[0])); }},
    {Verb::Tuck,
        [](const Look& l, const Args& n) {
            return l.asked() == Ask::Archive ? whyNotArchive(l.state, l.seat, card(n))
                                             : whyNotTuck(l.state, l.seat, card(n));
        },
        [](Deed& d, const Args& n) {
            d.asked() == Ask::Archive ? archiveTaken(d.turn, d.seat, card(n)) : tuckFromHand(d.turn, d.seat, card(n));
        }},
    {Verb::Return, [](const Look& l, const Args& n) { return whyNotReturn(l.state, l.seat, card(n)); },
        [](Deed& d, const Args& n) { returnLaw(d.turn, d.seat, card(n)); }},
    {Verb::Recolour,
        [](const Look& l, const Args& n) {
            return whyNotRecolour(l.cards, l.state, l.seat, n[0], n[1], static_cast<Colour>(n[2]));
        },
        [](Deed& d, const Args& n) { recolour(d.turn, d.seat, n[0], n[1], static_cast<Colour>(n[2])); }},
    {Verb::Done, always,
        [](Deed& d, const Args&) {
            d.asked() == Ask::Recolour ? doneRecolouring(d.turn, d.seat) : enough(d.turn, d.seat);
        }},
    {Verb::Unseal, always, [](Deed& d, const Args&) { unseal(d.turn, d.seat); }},
}};
static_assert(core::inOrder(verbRules));

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
    const auto& rule = verbRules[static_cast<std::size_t>(command.action.code)];
    if (const auto no = rule.whyNot({cards, state, command.seat}, command.action.args))
        return std::unexpected(*no);
    std::expected<Events, Refused> result;
    Turn turn{cards, state, *result};
    Deed deed{turn, command.seat};
    rule.perform(deed, command.action.args);
    runOn(turn);
    return result;
}

} // namespace sandglass::viceroy
