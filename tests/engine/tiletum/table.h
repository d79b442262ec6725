// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/game.h"

#include <QtCore/QString>
#include <QtTest/QTest>

/// A table for tests: a set-up with nothing left to chance, pieces and tiles that can be put where a rule needs them,
/// and actions written as a journal writes them.
namespace sandglass::tiletum::test {

/// The card data of resources/tiletum, read once.
const CardSet& cardSet();

/// A round's dice for four, with something of every colour and value: more for a Table's set-up.
inline constexpr const char* fourteenDice = R"(,"dice":[{"resource":"iron","value":1},{"resource":"iron","value":2},
    {"resource":"iron","value":6},{"resource":"iron","value":6},{"resource":"food","value":2},
    {"resource":"food","value":2},{"resource":"food","value":3},{"resource":"gold","value":4},
    {"resource":"gold","value":5},{"resource":"gold","value":1},{"resource":"wool","value":3},
    {"resource":"wool","value":6},{"resource":"stone","value":4},{"resource":"stone","value":5}])";

class Table {
public:
    /// Printed wheel, not turned: value 1 faces the architect, then merchant, character, contract, king, joker.
    /// Seat 0 begins. Fairs, cities and costs in the order of the card data; corruption 0, 1, 2.
    explicit Table(int seats = 4, const char* more = "");

    State state;

    /// Does it for the active seat: "done", or the refusal as text ("tooLittle resource=gold need=2 have=1").
    /// A refusal must leave every byte as it was.
    QString act(const char* text);
    QString actAs(int seat, const char* text);
    bool isLegal(const char* text) const;
    /// The events of the last accepted action, as text.
    QStringList told() const { return m_told; }

    Board& me() { return state.me(); }
    Board& board(int seat) { return state.boards[static_cast<std::size_t>(seat)]; }
    int stock(const char* resource) const;
    void setStock(int iron, int food, int gold, int wool, int stone);

    static int space(const char* id);
    static int tile(const char* id);
    /// Takes a tile from wherever it lies and puts it into the active seat's storehouse, as if it had been taken.
    void store(const char* id);
    void lift(const char* id);
    void settled(const char* id, int building, int floor);
    void layAtAction(const char* id, Action action);
    void layOnMap(const char* id, const char* city);
    void layInContractOffer(std::initializer_list<const char*> ids);
    void layInCharacterOffer(std::initializer_list<const char*> ids);
    void put(Piece piece, const char* space);
    void putPillar(int seat, const char* space);
    void putHouse(int seat, const char* space, int house);
    void setKing(int seat, int points);
    void setCost(const char* city, const char* cost);

    /// As if a die had been taken: so many points of this action at the bottom of the stack.
    void spend(Action action, int points);
    const Frame& open() const { return top(state); }

    /// One whole turn of the active seat that does nothing: any die, no tile.
    void passTurn();
    /// Such turns until the king phase asks, or the round has ended.
    void playOutActionPhase();
    /// The same without touching a die or the king's track.
    void endRound();

    int kingPoints(int seat) const;
    QList<int> kingOrder() const;
    void corrupt(int spaces);

private:
    QStringList m_told;
};

} // namespace sandglass::tiletum::test
