// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/arrange.h"
#include "tiletum/grants.h"
#include "tiletum/wheel.h"

#include <algorithm>
#include <numeric>

namespace sandglass::tiletum {

using core::Fields;

namespace {

constexpr int mostPoints = 60; ///< of one action: more than any turn can bring

bool hasTakenDie(const State& state)
{
    return state.phase != Phase::Action || (!state.stack.empty() && state.stack[0].open != Open::ChooseDie);
}

/// How many dice this seat has taken in this round.
int diceTaken(const State& state, int seat)
{
    if (state.phase != Phase::Action)
        return cycleCount;
    const int place = state.order.find(static_cast<std::uint8_t>(seat));
    return state.cycle + (place < state.turn || (place == state.turn && hasTakenDie(state)));
}

int lying(const State& state)
{
    int dice = 0;
    for (const auto& sector : state.dice)
        dice += std::accumulate(sector.begin(), sector.end(), 0);
    return dice;
}

/// The lowest die at the wheel, of this colour and value if they are said; nothing if there is none.
std::optional<Die> lift(State& state, int resource = -1, int value = 0)
{
    for (int v = value > 0 ? value : 1; v <= (value > 0 ? value : 6); ++v)
        for (int r = resource >= 0 ? resource : 0; r < (resource >= 0 ? resource + 1 : resourceCount); ++r)
            if (std::uint8_t& dice = diceOf(state, r, v); dice > 0) {
                --dice;
                return Die{static_cast<Resource>(r), static_cast<std::uint8_t>(v)};
            }
    return std::nullopt;
}

/// Any die of the bag, rolled.
std::optional<Die> rollOne(State& state, int value)
{
    for (std::size_t resource = 0; resource < resourceCount; ++resource)
        if (state.bag[resource] > 0) {
            --state.bag[resource];
            const auto rolled =
                static_cast<std::uint8_t>(value > 0 ? value : 1 + static_cast<int>(state.random.below(6)));
            return Die{static_cast<Resource>(resource), rolled};
        }
    return std::nullopt;
}

/// The value that the die of this turn must have had for its action, where the caller does not say.
int valueOfTurn(const State& state)
{
    const Frame& die = state.stack[0];
    return valueAt(state, die.open == Open::ChooseAction ? Action::Joker : die.action);
}

struct DiceArranger {
    Fields& fields;
    State& state;
    bool wheelNamed;

    bool count(const CardSet& cards)
    {
        const int each = cards.seatRules[state.players].dicePerColour;
        for (std::size_t resource = 0; resource < resourceCount; ++resource) {
            int left = each;
            for (const auto& sector : state.dice)
                left -= sector[resource];
            if (left < 0)
                return fields.problem("wheel", "there are not so many dice of one colour"), false;
            state.bag[resource] = static_cast<std::uint8_t>(left);
        }
        return true;
    }

    /// A named die on a board leaves the bag, or the wheel where that one was only rolled.
    bool place(const Die& die)
    {
        std::uint8_t& bag = state.bag[static_cast<std::size_t>(die.resource)];
        if (bag > 0)
            return --bag, true;
        return !wheelNamed && lift(state, number(die.resource));
    }

    std::optional<Die> missing(int value)
    {
        if (!wheelNamed)
            if (const auto die = lift(state, -1, value))
                return die;
        return rollOne(state, value);
    }

    bool board(int seat, bool named)
    {
        Board& board = state.boards[static_cast<std::size_t>(seat)];
        const int expected = diceTaken(state, seat);
        if (named) {
            if (board.dice.size() != expected)
                return fields.problem("boards",
                           "seat " + std::to_string(seat) + " has taken " + std::to_string(expected) + " dice"),
                       false;
            for (const Die& die : board.dice)
                if (!place(die))
                    return fields.problem("boards", "there are not so many dice of one colour"), false;
            return true;
        }
        const bool now = state.phase == Phase::Action && seat == state.active && hasTakenDie(state);
        while (board.dice.size() < expected) {
            const bool ofTurn = now && board.dice.size() + 1 == expected;
            std::optional<Die> die;
            if (ofTurn && state.die.value > 0)
                die = place(state.die) ? std::optional(state.die) : std::nullopt;
            else
                die = missing(ofTurn ? valueOfTurn(state) : 0);
            if (!die)
                return fields.problem("boards", "there are not so many dice"), false;
            board.dice.push(*die);
        }
        return true;
    }

    void settle(const CardSet& cards)
    {
        int taken = 0;
        for (const Board& board : state.boards)
            taken += board.dice.size();
        const int expected = cards.seatRules[state.players].diceDrawn - taken;
        while (!wheelNamed && lying(state) > expected)
            ++state.bag[static_cast<std::size_t>(lift(state)->resource)];
        if (lying(state) != expected)
            fields.problem("wheel", "at this moment " + std::to_string(expected) + " dice lie there");
    }
};

/// How many more frames this turn could put on the stack at most (see maxOpen).
int framesToCome(const CardSet& cards, const State& state)
{
    const Board& board = state.me();
    int frames = static_cast<int>(cards.contractSpaces.size()) - board.contracts.size();
    for (std::size_t i = 0; i < buildingCount; ++i) {
        frames += board.coats[i] == noTile;
        for (int floor = 0; floor < cards.buildings[i].rooms; ++floor)
            frames += board.rooms[i][static_cast<std::size_t>(floor)] == noTile;
    }
    const auto helper = [&](TileIndex tile) {
        if (tile != noTile && tileAt(cards, tile).type == TileType::Helper)
            frames += tileAt(cards, tile).effect.activate ? 3 : 1;
    };
    std::for_each(board.storehouse.begin(), board.storehouse.end(), helper);
    std::ranges::for_each(state.mapTiles, helper);
    if (state.stack[0].open == Open::BonusTile)
        helper(state.actionTiles[static_cast<std::size_t>(state.stack[0].action)]);
    for (std::size_t slot = 0; slot < cards.houseSlots.size(); ++slot)
        frames += state.houseOwner[slot] == 0 && cards.houseSlots[slot].bonus == HouseBonus::Activate ? 2 : 0;
    return frames;
}

void readFrame(Fields& fields, State& state)
{
    if (state.stack.full())
        return fields.problem("", "nothing nests so deep");
    Frame frame = frameOf(static_cast<Open>(fields.word("open", openWords)));
    if (frame.open == Open::Spend || frame.open == Open::BonusTile)
        frame.action = static_cast<Action>(fields.word("action", actionWords));
    frame.points = static_cast<std::uint8_t>(fields.numberOr("points", 0, 0, mostPoints));
    if (frame.open == Open::Steps) {
        frame.architectSteps = static_cast<std::uint8_t>(fields.numberOr("architectSteps", 0, 0, 9));
        frame.merchantSteps = static_cast<std::uint8_t>(fields.numberOr("merchantSteps", 0, 0, 9));
        frame.house = fields.flagOr("house", false);
        frame.pillar = fields.flagOr("pillar", false);
    }
    if (frame.open == Open::Bonuses) {
        frame.building = static_cast<std::uint8_t>(fields.number("building", 1, buildingCount) - 1);
        frame.rooms = static_cast<std::uint8_t>(fields.number("rooms", 0, (1 << roomCount) - 1));
    }
    state.stack.push(frame);
}

/// What is wrong with the frame of the die, which lies at the bottom.
std::string_view wrongBase(const State& state)
{
    const Frame& base = state.stack[0];
    if (base.open == Open::ChooseDie)
        return state.die.value > 0 ? "no die has been taken yet" : "";
    if (base.open != Open::BonusTile && base.open != Open::Spend && base.open != Open::ChooseAction)
        return "a turn begins with a die";
    const Action sector = actionAt(state, state.die.value);
    if (base.open == Open::BonusTile && state.actionTiles[static_cast<std::size_t>(base.action)] == noTile)
        return "there is no bonus tile to take";
    const bool chosen = base.open == Open::Spend && sector == Action::Joker;
    if (base.open == Open::ChooseAction ? sector != Action::Joker : !chosen && base.action != sector)
        return "the die's action is another one";
    return "";
}

std::string_view wrongAbove(const State& state, const Frame& frame)
{
    if (frame.open == Open::ChooseDie || frame.open == Open::BonusTile || frame.open == Open::KingTile)
        return "only at the bottom";
    if (frame.open == Open::Colour && (state.stack[0].open != Open::ChooseDie || state.colour != noColour))
        return "the colour is chosen before the die, once";
    return "";
}

/// True of every frame, wherever it lies.
std::string_view wrongFrame(const State& state, const Frame& frame)
{
    if (frame.open == Open::Spend && frame.action == Action::Joker)
        return "the joker's action has to be chosen";
    if (frame.open == Open::Spend && frame.action == Action::King && frame.points > 0)
        return "the king's action is done at once";
    if (frame.open == Open::Resources && frame.points == 0)
        return "no resource is left to choose";
    if (frame.open == Open::Bonuses)
        for (std::size_t floor = 0; floor < roomCount; ++floor)
            if (holds(frame.rooms, static_cast<int>(floor)) && state.me().rooms[frame.building][floor] == noTile)
                return "nobody lives there";
    return "";
}

} // namespace

void arrangeDice(Fields& fields, const CardSet& cards, State& state, const WheelWish& wheel, const BoardWishes& boards)
{
    DiceArranger arranger{fields, state, wheel.dice};
    if (wheel.dice)
        state.dice = wheel.lying;
    if (!arranger.count(cards))
        return;
    // Those that are named first: what is left to chance must not take their dice.
    for (const bool named : {true, false})
        for (int seat = 0; seat < state.players; ++seat)
            if (boards[static_cast<std::size_t>(seat)].dice == named && !arranger.board(seat, named))
                return;
    arranger.settle(cards);
    const Board& me = state.me();
    if (state.phase != Phase::Action || !hasTakenDie(state) || me.dice.empty())
        return;
    if (state.die.value == 0)
        state.die = me.dice.back();
    if (state.die != me.dice.back())
        fields.problem("die", "it is the last one that this seat has taken");
}

void arrangeStack(Fields& fields, const CardSet&, State& state)
{
    state.stack.clear();
    if (fields.has("open"))
        fields.each("open", [&](Fields& frame) { readFrame(frame, state); });
    else if (state.phase != Phase::Over)
        state.stack.push(frameOf(state.phase == Phase::King ? Open::KingTile : Open::ChooseDie));
    state.die = {};
    fields.objectIfAny("die", [&](Fields& die) {
        const auto resource = static_cast<Resource>(die.word("resource", resourceWords));
        state.die = {resource, static_cast<std::uint8_t>(die.number("value", 1, 6))};
    });
    state.colour = static_cast<std::uint8_t>(fields.wordOr("colour", noColour, resourceWords));
    state.exchanged = fields.flagOr("exchanged", false);
    const Open expected = state.phase == Phase::King ? Open::KingTile : Open::ChooseDie;
    if (state.phase == Phase::Over ? !state.stack.empty() : state.stack.empty())
        return fields.problem("open", "something is open until the end, and nothing after it");
    if (state.phase == Phase::King && (state.stack.size() != 1 || state.stack[0].open != expected))
        fields.problem("open", "in the king's phase only his tile is asked for");
}

void checkStack(Fields& fields, const CardSet& cards, const State& state)
{
    if (state.phase == Phase::Over)
        return;
    if (state.phase == Phase::King) {
        if (state.kingTile == noTile)
            fields.problem("phase", "without a tile at the king's track nobody is asked in this phase");
        return;
    }
    const auto tell = [&](std::string_view wrong) {
        if (!wrong.empty())
            fields.problem("open", std::string(wrong));
    };
    tell(wrongBase(state));
    for (int i = 0; i < state.stack.size(); ++i) {
        tell(wrongFrame(state, state.stack[i]));
        if (i > 0)
            tell(wrongAbove(state, state.stack[i]));
    }
    if (state.stack.size() + framesToCome(cards, state) > maxOpen)
        tell("nothing nests so deep");
}

} // namespace sandglass::tiletum
