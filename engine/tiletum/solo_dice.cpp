// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/contracts.h"
#include "tiletum/solo.h"
#include "tiletum/wheel.h"

#include <algorithm>

namespace sandglass::tiletum {

namespace {

/// Dice of one colour still at the wheel.
int diceLeft(const State& state, int resource)
{
    int result = 0;
    for (int value = 1; value <= 6; ++value)
        result += diceOf(state, resource, value);
    return result;
}

int highestDie(const State& state, int resource)
{
    for (int value = 6; value > 0; --value)
        if (diceOf(state, resource, value) > 0)
            return value;
    return 0;
}

bool matches(DiceChoice choice, int resource)
{
    switch (choice) {
    case DiceChoice::Goods:
        return resource == number(Resource::Iron) || resource == number(Resource::Wool);
    case DiceChoice::Any:
    case DiceChoice::Needed:
        return true;
    default:
        return number(choice) == resource;
    }
}

/// Which of two colours he needs more: what he lacks most; of equals the one with more dice, then the first.
bool needsMore(const CardSet& cards, const State& state, int one, int other)
{
    const Board& board = state.boards[opponentSeat];
    const int lacks = lack(cards, board, one) - lack(cards, board, other);
    return lacks != 0 ? lacks > 0 : diceLeft(state, one) > diceLeft(state, other);
}

/// Of the colours of one choice that satisfy `present`: the one he needs most, or -1.
template <class Present>
int colourOf(const CardSet& cards, const State& state, DiceChoice choice, Present present)
{
    int best = -1;
    for (int resource = 0; resource < resourceCount; ++resource)
        if (matches(choice, resource) && present(resource) && (best < 0 || needsMore(cards, state, resource, best)))
            best = resource;
    return best;
}

/// A die of this value, by the colours at the foot of his card.
int colourInSector(const CardSet& cards, const State& state, const Decree& decree, int value)
{
    for (const DiceChoice choice : decree.dice) {
        const int found =
            colourOf(cards, state, choice, [&](int resource) { return diceOf(state, resource, value) > 0; });
        if (found >= 0)
            return found;
    }
    return -1;
}

DieChoice dieForAction(const CardSet& cards, const State& state, const Decree& decree, Action action)
{
    for (const Action sector : {action, Action::Joker}) {
        const int value = valueAt(state, sector);
        if (const int resource = colourInSector(cards, state, decree, value); resource >= 0)
            return {resource, value, action};
    }
    return {};
}

/// What he does with a die of the joker's sector that he took for its colour: the first action his card names.
Action actionOfDie(const State& state, const Decree& decree, int value)
{
    const Action sector = actionAt(state, value);
    if (sector != Action::Joker)
        return sector;
    const auto named = std::ranges::find(decree.priorities, Priority::Kind::Action, &Priority::kind);
    return named == decree.priorities.end() ? Action::King : named->action;
}

/// The highest die of these colours; of equal dice the colour that he needs more.
DieChoice highestOf(const CardSet& cards, const State& state, const Decree& decree, DiceChoice choice)
{
    int value = 0;
    for (int resource = 0; resource < resourceCount; ++resource)
        if (matches(choice, resource))
            value = std::max(value, highestDie(state, resource));
    if (value == 0)
        return {};
    const int resource = colourOf(cards, state, choice, [&](int colour) { return diceOf(state, colour, value) > 0; });
    return {resource, value, actionOfDie(state, decree, value)};
}

/// The colour he needs most of these, then its highest die.
DieChoice mostNeededOf(
    const CardSet& cards, const State& state, const Decree& decree, const std::vector<DiceChoice>& choices)
{
    int best = -1;
    for (const DiceChoice choice : choices) {
        const int found = colourOf(cards, state, choice, [&](int resource) { return highestDie(state, resource) > 0; });
        if (found >= 0 && (best < 0 || needsMore(cards, state, found, best)))
            best = found;
    }
    if (best < 0)
        return {};
    const int value = highestDie(state, best);
    return {best, value, actionOfDie(state, decree, value)};
}

std::uint32_t spacesWithin(const CardSet& cards, int from, int steps)
{
    std::uint32_t reached = 1u << from;
    for (int step = 0; step < steps; ++step) {
        std::uint32_t next = reached;
        for (std::size_t space = 0; space < cards.spaces.size(); ++space)
            if (holds(reached, static_cast<int>(space)))
                next |= cards.spaces[space].neighbours;
        reached = next;
    }
    return reached;
}

/// A coat he does not have lies where his piece can get with a die of this action, keeping a point to take it.
bool coatWithinReach(const CardSet& cards, const State& state, Action action)
{
    const Board& board = state.boards[opponentSeat];
    const int value = valueAt(state, action);
    bool anyDie = false;
    for (int resource = 0; resource < resourceCount; ++resource)
        anyDie |= diceOf(state, resource, value) > 0;
    if (!anyDie)
        return false;
    const int points = actionPoints(value) + board.bonusPoints[static_cast<std::size_t>(action)];
    const std::uint32_t near =
        spacesWithin(cards, action == Action::Merchant ? board.merchant : board.architect, points - 1);
    for (std::size_t spot = 0; spot < cards.tileSpots.size(); ++spot) {
        const TileIndex tile = state.mapTiles[spot];
        if (tile != noTile && holds(near, cards.tileSpots[spot].space) && tileAt(cards, tile).type == TileType::Coat
            && keeps(cards, state, tile))
            return true;
    }
    return false;
}

bool fulfilled(const CardSet& cards, const State& state, const Priority& priority)
{
    const Board& board = state.boards[opponentSeat];
    const int houses = count(board.houses);
    const int pillars = count(board.pillars);
    const auto isCoat = [&](TileIndex tile) {
        return tile != noTile && tileAt(cards, tile).type == TileType::Coat && keeps(cards, state, tile);
    };
    const auto isContract = [&](TileIndex tile) { return tileAt(cards, tile).type == TileType::Contract; };
    switch (priority.when) {
    case Condition::Always:
        return true;
    case Condition::PillarsAboveHouses:
        return pillars > houses;
    case Condition::PillarsAboveCathedrals:
        return pillars > count(board.cathedrals);
    case Condition::HousesNotBelowPillars:
        return houses >= pillars; // as the card's picture has it; the Czech rulebook's text says "more"
    case Condition::ContractStored:
        return std::any_of(board.storehouse.begin(), board.storehouse.end(), isContract);
    case Condition::CoatWithinReach:
        return coatWithinReach(cards, state, priority.action);
    case Condition::CoatInOffer:
        return std::ranges::any_of(state.contractOffer, isCoat);
    }
    return false;
}

} // namespace

int lack(const CardSet& cards, const Board& board, int resource)
{
    int need = 0;
    for (const TileIndex tile : board.storehouse)
        if (tileAt(cards, tile).type == TileType::Contract)
            need += tileAt(cards, tile).cost[static_cast<std::size_t>(resource)];
    return std::max(0, need - board.resources[static_cast<std::size_t>(resource)]);
}

DieChoice chooseDie(const CardSet& cards, const State& state, const Decree& decree)
{
    core::List<std::uint8_t, maxRows> failed;
    for (const Priority& priority : decree.priorities) {
        if (!fulfilled(cards, state, priority)) {
            failed.push(static_cast<std::uint8_t>(priority.when));
            continue;
        }
        DieChoice choice;
        if (priority.kind == Priority::Kind::Action)
            choice = dieForAction(cards, state, decree, priority.action);
        else if (priority.kind == Priority::Kind::Highest)
            choice = highestOf(cards, state, decree, priority.dice.front());
        else
            choice = mostNeededOf(cards, state, decree, priority.dice);
        if (choice.resource >= 0) {
            choice.row = failed.size() + 1;
            choice.failed = failed;
            return choice;
        }
        failed.push(noDie);
    }
    DieChoice choice;
    for (std::size_t i = 0; i < decree.dice.size() && choice.resource < 0; ++i)
        choice = highestOf(cards, state, decree, decree.dice[i]);
    if (choice.resource < 0)
        choice = highestOf(cards, state, decree, DiceChoice::Any);
    choice.failed = failed;
    return choice;
}

} // namespace sandglass::tiletum
