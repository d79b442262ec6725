// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/arrange.h"

#include "viceroy/endgame.h"
#include "viceroy/gems.h"
#include "viceroy/invariants.h"
#include "viceroy/json.h"

#include <algorithm>
#include <charconv>
#include <ranges>

namespace sandglass::viceroy {

using core::Fields;
using core::seatAt;

Gems readGems(Fields& fields, const CardSet& cards)
{
    Gems gems{};
    for (std::size_t colour = 0; colour < colourCount; ++colour)
        gems[colour] =
            static_cast<std::uint8_t>(fields.numberOr(colourWords[colour], 0, 0, cards.rules.gemsOfEachColour));
    return gems;
}

namespace {

void put(Fields& fields, std::string_view field, std::uint8_t& value, int lowest, int highest)
{
    value = static_cast<std::uint8_t>(fields.numberOr(field, value, lowest, highest));
}

std::uint8_t bitsOf(const std::vector<int>& numbers)
{
    unsigned bits = 0;
    for (const int number : numbers)
        bits |= 1u << number;
    return static_cast<std::uint8_t>(bits);
}

void putSeats(Fields& fields, std::string_view field, const State& state, std::uint8_t& seats)
{
    if (fields.has(field))
        seats = bitsOf(fields.numbers(field, 0, state.seats - 1));
}

void putOpponents(Fields& fields, std::string_view field, const State& state, std::uint8_t& opponents)
{
    if (fields.has(field))
        opponents = bitsOf(fields.words(field, std::span(domains::opponentWords).first(state.virtuals)));
}

void arrangeRandom(Fields& fields, State& state)
{
    if (!fields.has("random"))
        return;
    const std::string text = fields.text("random");
    std::uint64_t bits = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), bits).ptr != text.data() + text.size())
        fields.problem("random", "expected a number as text");
    state.random = core::Random(bits);
}

void arrangeRound(Fields& fields, const CardSet& cards, State& state)
{
    state.phase = static_cast<Phase>(fields.wordOr("phase", static_cast<int>(state.phase), phaseWords));
    const bool begun = state.phase > Phase::StartRewards;
    const bool auction = state.phase == Phase::Bidding || state.phase == Phase::Settling;
    const bool rounds = auction || state.phase == Phase::Picking || state.phase == Phase::Playing;
    const int last = cards.rules.rounds;
    // The end comes after the last round; all before it may be in any.
    const int from = state.phase >= Phase::Recolouring ? last : begun;
    state.round = static_cast<std::uint8_t>(fields.numberOr("round", from, from, begun ? last : 0));
    const int most = auction ? cards.rules.auctionRounds : cards.rules.developmentRounds;
    state.subround = static_cast<std::uint8_t>(fields.numberOr("subround", rounds, rounds, begun ? most : 0));
    if (const int actor = fields.numberOr("actor", nobody, 0, state.seats - 1); actor != nobody)
        state.actor = static_cast<std::uint8_t>(actor);
    if (fields.numberOr("virtuals", state.virtuals, 0, virtualCount) != state.virtuals)
        fields.problem("virtuals", "the options say " + std::to_string(state.virtuals));
    if (rounds)
        state.inPhase = bitsOf({0, 1, 2, 3}) & static_cast<std::uint8_t>((1u << state.seats) - 1);
    if (auction)
        state.virtualsIn = static_cast<std::uint8_t>((1u << state.virtuals) - 1);
    putSeats(fields, "inPhase", state, state.inPhase);
    putSeats(fields, "queue", state, state.queue);
    putSeats(fields, "passers", state, state.passers);
    putSeats(fields, "skipping", state, state.skipping);
    putSeats(fields, "won", state, state.won);
    putSeats(fields, "away", state, state.away);
    putOpponents(fields, "virtualsIn", state, state.virtualsIn);
    putOpponents(fields, "strays", state, state.strays);
    arrangeRandom(fields, state);
    state.barrier =
        static_cast<std::uint32_t>(fields.numberOr("barrier", static_cast<int>(state.barrier), 0, INT32_MAX));
}

void arrangeVirtualBids(Fields& fields, State& state)
{
    if (!fields.has("virtualBids"))
        return;
    const std::vector<int> bids = fields.words("virtualBids", colourWords);
    if (state.phase != Phase::Settling || bids.size() != state.virtuals)
        return fields.problem("virtualBids", "expected one for each virtual opponent, while bids are settled");
    for (std::size_t i = 0; i < bids.size(); ++i)
        state.virtualBids[i] = static_cast<std::uint8_t>(bids[i]);
}

void putToken(Fields& fields, std::string_view field, std::uint8_t& token)
{
    token = static_cast<std::uint8_t>(fields.wordOr(field, noToken, tokenWords));
}

void arrangePlay(Fields& fields, const CardSet& cards, Play& play)
{
    const auto ids = idsOf(cards);
    play.step = static_cast<Step>(fields.wordOr("step", 0, stepWords));
    put(fields, "cursor", play.cursor, 0, colourCount);
    put(fields, "level", play.level, 0, levelCount);
    play.column =
        static_cast<std::int8_t>(fields.numberOr("column", 0, domains::column.lowest(), domains::column.highest()));
    put(fields, "row", play.row, 0, 3);
    put(fields, "lastRow", play.lastRow, 0, 3);
    if (const int option = fields.wordOr("option", -1, optionWords); option >= 0) {
        const auto& options = cards[play.card == noCard ? CardIndex{0} : play.card].options;
        const auto* chosen = std::ranges::find(options, static_cast<Option>(option), &LawOption::option);
        if (chosen == options.end())
            return fields.problem("option", "not one that the law gives");
        play.option = static_cast<std::uint8_t>(chosen - options.begin());
    }
    fields.objectIfAny("discount", [&](Fields& gems) { play.discount = readGems(gems, cards); });
    put(fields, "gemsDue", play.gemsDue, 0, 99);
    put(fields, "drawsDue", play.drawsDue, 0, 9);
    play.onlyLaws = fields.flagOr("onlyLaws", false);
    put(fields, "returnsDue", play.returnsDue, 0, 9);
    play.ownCard = static_cast<CardIndex>(fields.wordOr("ownCard", noCard, ids));
    play.theirCard = static_cast<CardIndex>(fields.wordOr("theirCard", noCard, ids));
    if (play.ownCard != noCard)
        putToken(fields, "ownToken", play.ownToken);
    if (play.theirCard != noCard)
        putToken(fields, "theirToken", play.theirToken);
}

/// What nobody has or has laid on a card is in the reserve: so many gems of each colour are in play, no more, no less.
void countReserve(Fields& fields, const CardSet& cards, State& state)
{
    std::array<int, colourCount> left{};
    for (std::size_t colour = 0; colour < colourCount; ++colour) {
        const int inPlay = cards.rules.gemsOfEachColourForEachSeat * state.seats;
        left[colour] = inPlay - hoarded(state, colour);
        for (const Player& one : state.players)
            left[colour] -= one.gems[colour] + one.pyramid.infinite[colour];
        if (left[colour] < 0)
            return fields.problem("",
                "there are " + std::to_string(inPlay) + " " + std::string(colourWords[colour])
                    + " gems in play, and more are named");
        state.reserve[colour] = static_cast<std::uint8_t>(left[colour]);
    }
    for (const auto& [field, gems] : {std::pair("reserve", state.reserve), std::pair("box", state.box)})
        fields.objectIfAny(field, [&](Fields& named) {
            for (std::size_t colour = 0; colour < colourCount; ++colour)
                if (named.numberOr(colourWords[colour], gems[colour], 0, cards.rules.gemsOfEachColour) != gems[colour])
                    named.problem(colourWords[colour], std::to_string(gems[colour]) + " are left");
        });
}

/// What of these rewards comes to lie on the card. An attack token lies on a law, but a character's goes behind the
/// screen.
int tokensIn(const Rewards& rewards, bool ofLaw, int from = 0)
{
    int found = 0;
    for (int i = from; i < rewards.size(); ++i)
        if (rewards[i].kind == RewardKind::Attack ? ofLaw : rewards[i].kind >= RewardKind::Token)
            found += rewards[i].amount;
    return found;
}

/// How many more tokens the card in play may bring.
int tokensDue(const CardSet& cards, const State& state)
{
    const Play& play = state.play;
    const Card& card = cards[play.card];
    if (play.step == Step::Law)
        return card.options.empty()
            ? 0
            : std::ranges::max(card.options
                  | std::views::transform([](const LawOption& option) { return tokensIn(option.reward, true); }));
    if (play.step != Step::Reward)
        return 0;
    if (isLaw(play.card))
        return play.option < card.options.size() ? tokensIn(card.options[play.option].reward, true, play.cursor) : 0;
    const bool undecided = state.actor < state.seats && player(state, actor(state)).decision.ask == Ask::FifthLevel;
    int due = tokensIn(card.rows[play.row].reward, false, undecided ? 0 : play.cursor);
    for (std::size_t row = play.row + 1u; row <= (undecided ? 2 : play.lastRow); ++row)
        due += tokensIn(card.rows[row].reward, false);
    return due;
}

/// No character is worth more than three tokens, nor is a law; one law doubles them, once.
void checkTokens(Fields& fields, const CardSet& cards, const State& state)
{
    constexpr int mostTokens = TokensOnCard::capacity / 2;
    bool doubled = false;
    for (std::size_t card = 0; card < cardCount; ++card)
        doubled |= cards.cards[card].effect == LawEffect::DoubleTokens
            && (state.host[card] != 0 || state.discard.has(static_cast<int>(card)));
    const int most = doubled ? TokensOnCard::capacity : mostTokens;
    for (std::size_t card = 0; card < cardCount; ++card) {
        const bool inPlay = card == state.play.card && state.level[card] > 0;
        if (state.tokens[card].size() + (inPlay ? tokensDue(cards, state) : 0) > most)
            return fields.problem("", "'" + cards.ids[card] + "' has more tokens than it can have got");
    }
}

bool asksNobody(const State& state)
{
    return state.pending == 0 && !isActing(state.phase) && state.phase != Phase::Finished;
}

/// Who has not chosen yet is asked, unless the caller has said who is.
void askAll(const CardSet& cards, State& state)
{
    for (int i = 0; i < state.seats; ++i) {
        const bool open = player(state, seatAt(i)).sealed == notSealed;
        const bool in = state.inPhase >> i & 1;
        if (state.phase == Phase::FirstCard && open)
            ask(state, seatAt(i), Ask::FirstCard);
        else if (state.phase == Phase::Bidding && open && in)
            ask(state, seatAt(i), Ask::Bid);
        else if (state.phase == Phase::Picking && open && in)
            ask(state, seatAt(i), Ask::Play);
        else if (state.phase == Phase::Recolouring && canRecolour(cards, state, seatAt(i)))
            ask(state, seatAt(i), Ask::Recolour);
    }
}

void arrangeAll(Fields& fields, const CardSet& cards, State& state, const core::Problems& problems)
{
    Pool pool(state);
    clearTable(state);
    arrangeRound(fields, cards, state);
    std::array<SeatWish, seatCount> seats{};
    const core::Json nothing = core::Json::object();
    int at = 0;
    const auto read = [&](Fields& one) {
        if (at >= state.seats)
            return one.problem("", "there are more of them than seats");
        seats[static_cast<std::size_t>(at)] = arrangeSeat(one, cards, state, seatAt(at), pool);
        ++at;
    };
    if (fields.has("seats"))
        fields.each("seats", read);
    core::Problems none;
    while (at < state.seats) {
        Fields unnamed(nothing, "", "", none);
        read(unnamed);
    }
    const TableWish table = arrangeTable(fields, cards, state, pool);
    if (problems.empty()) // what is named twice, or is of another kind, may be more than a deck holds
        dealRest(fields, cards, state, pool, table, seats);
    countReserve(fields, cards, state);
    arrangeVirtualBids(fields, state);
    state.play.card = static_cast<CardIndex>(fields.wordOr("playing", noCard, idsOf(cards)));
    fields.objectIfAny("play", [&](Fields& play) { arrangePlay(play, cards, state.play); });
    if (fields.has("scores")) // they follow from the rest
        fields.each("scores", [](Fields& sheet) { sheet.names(); });
    if (!problems.empty())
        return; // what was refused may stand half on the table
    checkTokens(fields, cards, state);
    if (asksNobody(state))
        askAll(cards, state);
}

} // namespace

std::expected<State, core::Problem> arrange(
    const CardSet& cards, const Options& options, core::Seed seed, std::string_view json)
{
    auto state = setup(cards, options, seed);
    if (!state || json == "{}")
        return state;
    core::Problems problems;
    core::readText(json, "setup", problems, [&](Fields& fields) { arrangeAll(fields, cards, *state, problems); });
    if (!problems.empty())
        return std::unexpected(problems.front());
    if (const auto wrong = invariants(cards, *state))
        return std::unexpected(core::Problem{"setup", "", "", *wrong});
    return state;
}

} // namespace sandglass::viceroy
