// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/arrange.h"
#include "tiletum/invariants.h"
#include "tiletum/json.h"
#include "tiletum/solo.h"
#include "tiletum/wheel.h"

#include <algorithm>
#include <charconv>
#include <span>

namespace sandglass::tiletum {

using core::Fields;

namespace {

/// Every board in play once, in an order; those of `order` are kept where the field is not there.
void readOrder(Fields& fields, std::string_view field, core::List<std::uint8_t, maxPlayers>& order)
{
    if (!fields.has(field))
        return;
    core::List<std::uint8_t, maxPlayers> read;
    for (const int seat : fields.numbers(field, 0, order.size() - 1))
        if (!read.full() && !read.contains(static_cast<std::uint8_t>(seat)))
            read.push(static_cast<std::uint8_t>(seat));
    if (read.size() != order.size())
        return fields.problem(field, "expected every seat once");
    order = read;
}

/// A number that follows from others: it may be told, and must be right then.
void follows(Fields& fields, std::string_view field, int value)
{
    if (fields.numberOr(field, value, 0, INT16_MAX) != value)
        fields.problem(field, "at this moment it is " + std::to_string(value));
}

void arrangeRound(Fields& fields, State& state)
{
    state.phase = static_cast<Phase>(fields.wordOr("phase", static_cast<int>(state.phase), phaseWords));
    const bool acting = state.phase == Phase::Action;
    const int first = state.phase == Phase::Over ? roundCount : 1;
    state.round = static_cast<std::uint8_t>(fields.numberOr("round", first, first, roundCount));
    const int cycle = acting ? 1 : cycleCount + 1;
    state.cycle = static_cast<std::uint8_t>(fields.numberOr("cycle", cycle, cycle, acting ? cycleCount : cycle) - 1);
    readOrder(fields, "order", state.order);
    // The solo opponent never has to be waited for: his turn is over when somebody is asked.
    const int turn = !acting ? state.players : state.solo ? state.order.find(0) : 0;
    state.turn =
        static_cast<std::uint8_t>(fields.numberOr("turn", turn, acting ? 0 : turn, acting ? state.players - 1 : turn));
    state.revealed = static_cast<std::uint8_t>(std::min(state.cycle + 1, cycleCount));
    follows(fields, "revealed", state.revealed);
}

/// Who stands where on the king's track: as told, or who is further is ahead.
void arrangeKing(Fields& fields, State& state)
{
    if (fields.has("king"))
        readOrder(fields, "king", state.king);
    else
        std::ranges::stable_sort(
            state.king, std::ranges::greater{}, [&](std::uint8_t seat) { return state.boards[seat].king; });
}

void arrangeActive(Fields& fields, State& state)
{
    const int asked = state.phase == Phase::Action ? state.order[state.turn]
        : state.phase == Phase::King               ? state.king[0]
                                                   : fields.numberOr("active", 0, 0, state.players - 1);
    state.active = static_cast<std::uint8_t>(asked);
    follows(fields, "active", asked);
    if (state.solo && asked == opponentSeat && state.phase != Phase::Over)
        fields.problem("turn", "the opponent's turn is over when somebody is asked");
}

/// How many cards of the opponent's deck are left: all of them before rounds 1 and 3, one fewer after each turn.
int decreesLeft(const State& state, int deck)
{
    const int before = state.round % 2 == 0 ? cycleCount : 0;
    const int now = state.phase != Phase::Action ? cycleCount
                                                 : state.cycle + (state.order.find(opponentSeat) < state.order.find(0));
    return deck - before - now;
}

void arrangeSolo(Fields& fields, const CardSet& cards, State& state)
{
    const int deck = state.decrees.size(); // all of them: a solo game begins with the player's turn
    std::vector<int> named;
    bool all = false;
    fields.objectIfAny("solo", [&](Fields& solo) {
        solo.flagOr("official", false);
        if (solo.has("challenges")) {
            const std::vector<int> challenges = solo.words("challenges", challengeWords);
            std::uint32_t bits = 0;
            for (const int challenge : challenges)
                bits |= 1u << challenge;
            if (count(bits) != count(state.challenges))
                solo.problem("challenges", "the options say " + std::to_string(count(state.challenges)));
            state.challenges = static_cast<std::uint8_t>(bits);
        }
        state.decree = static_cast<std::uint8_t>(solo.wordOr("decree", noTile, idsOf(cards.decrees)));
        state.opponentTokens = static_cast<std::uint8_t>(solo.numberOr("tokens", 0, 0, 5));
        all = solo.has("decrees");
        if (all)
            named = solo.words("decrees", idsOf(cards.decrees));
    });
    const int left = decreesLeft(state, deck);
    if (!all) {
        while (state.decrees.size() > left)
            state.decrees.pop();
        return;
    }
    core::List<std::uint8_t, 16> decrees;
    for (auto at = named.rbegin(); at != named.rend(); ++at) {
        const auto card = static_cast<std::uint8_t>(*at);
        if (!state.decrees.contains(card) || decrees.contains(card))
            return fields.problem("solo.decrees", "'" + cards.decrees[card].id + "' is not in the deck, or twice");
        decrees.push(card);
    }
    if (decrees.size() != left)
        return fields.problem("solo.decrees", "at this moment " + std::to_string(left) + " are left");
    state.decrees = decrees;
}

void arrangeRandom(Fields& fields, State& state)
{
    state.barrier =
        static_cast<std::uint32_t>(fields.numberOr("barrier", static_cast<int>(state.barrier), 0, INT32_MAX));
    if (!fields.has("random"))
        return;
    const std::string text = fields.text("random");
    std::uint64_t bits = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), bits).ptr != text.data() + text.size())
        fields.problem("random", "expected a number as text");
    state.random = core::Random(bits);
}

void checkCards(Fields& fields, const CardSet& cards)
{
    fields.objectIfAny("cards", [&](Fields& set) {
        if (set.textOr("set", cards.set) != cards.set
            || set.numberOr("version", cards.version, 0, INT32_MAX) != cards.version)
            set.problem("", "these cards are of another set");
        set.objectIfAny("certainty", [](Fields& certainty) { certainty.names(); });
    });
}

void arrangeBoards(
    Fields& fields, const CardSet& cards, State& state, TilePool& pool, const MapWish& map, BoardWishes& wishes)
{
    int seat = 0;
    if (state.phase == Phase::King) // as when the phase began
        for (Board& board : std::span(state.boards).first(state.players))
            board.kingPoints = cards.kingTrack[board.king].points;
    if (fields.has("boards"))
        fields.each("boards", [&](Fields& board) {
            if (seat >= state.players)
                return board.problem("", "there are more of them than seats");
            wishes[static_cast<std::size_t>(seat)] = arrangeBoard(board, cards, state, seat, pool, map);
            ++seat;
        });
}

void arrangeSituation(
    Fields& fields, const CardSet& cards, State& state, const WheelWish& wheel, const core::Problems& problems)
{
    TilePool pool(cards, state);
    arrangeRound(fields, state);
    for (std::size_t place = 0; place < wheel.values.size(); ++place)
        if (wheel.values[place] != 0 && wheel.values[place] != valueAt(state, state.wheel[place]))
            fields.problem("wheel", "the values follow from the rotation");
    arrangeTiles(fields, cards, state, pool, wheel);
    const MapWish map = arrangeMap(fields, cards, state, pool);
    BoardWishes boards{};
    arrangeBoards(fields, cards, state, pool, map, boards);
    dealRest(fields, cards, state, pool);
    completeBoards(fields, cards, state, boards, map);
    arrangeKing(fields, state);
    arrangeActive(fields, state);
    arrangeStack(fields, cards, state);
    if (state.solo)
        arrangeSolo(fields, cards, state);
    if (problems.empty()) // what was refused may lie half on the table
        arrangeDice(fields, cards, state, wheel, boards);
    arrangeRandom(fields, state);
    checkCards(fields, cards);
    if (problems.empty())
        checkStack(fields, cards, state);
}

} // namespace

std::expected<State, core::Problem> arrange(
    const CardSet& cards, const Options& options, core::Seed seed, std::string_view json)
{
    auto state = setup(cards, options, seed);
    if (!state || json == "{}")
        return state;
    core::Problems problems;
    core::readText(json, "setup", problems, [&](Fields& fields) {
        Arrangement fixed;
        const WheelWish wheel = readArrangement(fields, cards, options, fixed);
        if (!problems.empty())
            return;
        state = setup(cards, options, seed, fixed);
        for (const int decree : fixed.decrees)
            if (!state->decrees.contains(static_cast<std::uint8_t>(decree)))
                return fields.problem("decrees",
                    "with these fairs the deck has no '" + cards.decrees[static_cast<std::size_t>(decree)].id + "'");
        arrangeSituation(fields, cards, *state, wheel, problems);
    });
    if (!problems.empty())
        return std::unexpected(problems.front());
    if (const auto wrong = invariants(cards, *state))
        return std::unexpected(core::Problem{"setup", "", "", *wrong});
    return state;
}

} // namespace sandglass::tiletum
