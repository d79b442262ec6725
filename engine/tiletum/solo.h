// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/play.h"

namespace sandglass::tiletum {

/// The solo opponent, cardinal Titus. The official solo leaflet is not known: his cards are (most of them from the
/// rulebook's overview), how he plays them is this project's own procedure, made from every printed condition.
/// The card set says so too (`soloOfficial`), and the game shows it.

inline bool challenged(const State& state, Challenge challenge)
{
    return holds(state.challenges, number(challenge));
}

/// Whether the card is in his deck in this game.
bool inDeck(const CardSet& cards, const State& state, const Decree& decree);

/// His deck: the cards of this game's fairs and those of every game; shuffled before rounds 1 and 3.
void prepareDecrees(Play& play);

/// One whole turn: a card, a die, its tile, its resources, its action, and every task that he can pay.
void playOpponent(Play& play);

/// As leader on the king's track he discards the tile for points.
void opponentLeads(Play& play);
void favorAtTheCourt(Play& play);
int opponentFairPoints(const State& state, int each);
int opponentFinalPoints(const Board& board);

// Parts of his turn.
struct DieChoice {
    int resource = -1; ///< -1: none
    int value = 0;
    Action action = Action::King; ///< what he does with it
    int row = 0; ///< of his card that led to it, from 1; 0: none did, the colours at its foot
    core::List<std::uint8_t, maxRows> failed{}; ///< why the rows above it did not, from the first one: obstacles
};

DieChoice chooseDie(const CardSet& cards, const State& state, const Decree& decree);
void doOpponentAction(Play& play, Action action, int points);
void doOpponentTasks(Play& play);
/// How much of this resource he lacks for his stored contracts (facts: "Needed"); what pillars and coats cost does not
/// count.
int lack(const CardSet& cards, const Board& board, int resource);
/// A helper that he takes gives him nothing but what challenge cards say.
void opponentTakesHelper(Play& play, const Tile& helper);
/// Whether he may keep a coat of arms or a contract.
bool keeps(const CardSet& cards, const State& state, int tile);

} // namespace sandglass::tiletum
