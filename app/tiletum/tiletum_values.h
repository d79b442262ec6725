// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/values.h"

#include <QtCore/QRectF>

// What Tiletum's board and mats are drawn from: plain values that are compared, so that only changes are signalled.
// Resources are iron, food, gold, wool, stone; actions architect, merchant, character, contract, king, joker; both also
// as numbers from 0, in this order. A seat of -1 is nobody's; in a solo game seat 1 is the opponent.
//
// Tallies have these icons. What is given: the resources, "any" (of choice), "laurel" (victory points), "bead.<action>"
// (action points), "plus" (points for the die's action), "colour", "activate", "step.architect", "step.merchant",
// "house", "pillar", "houseAnywhere", "pillarAnywhere", "teleport.architect", "teleport.merchant". What is paid: the
// resources, "same" (of one kind of choice), "bead" (action points).
namespace sandglass::app {

/// A tile of the storehouse's kinds: helper, contract, coat, character. Number -1 is an empty place, -2 a face down
/// one.
struct TiletumTile {
    Q_GADGET
    QML_VALUE_TYPE(tiletumTile)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString face MEMBER face)
    Q_PROPERTY(QString type MEMBER type)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString action MEMBER action)
    Q_PROPERTY(QList<sandglass::app::Tally> cost MEMBER cost)
    Q_PROPERTY(QList<sandglass::app::Tally> reward MEMBER reward)

public:
    int number = -1; ///< as commands call it
    QString id; ///< its sentence is tiletum.tile.<id>
    QString face; ///< tiles with the same face are copies of each other
    QString type;
    QString kind; ///< of a character: notary, innkeeper, courtier, trader, builder; of a coat: its family
    QString action; ///< the one that a building of such characters helps
    Tallies cost;
    Tallies reward; ///< with a contract's points

    bool isEmpty() const { return number == -1; }

    bool operator==(const TiletumTile&) const = default;
};

/// Equal dice lie in one pile.
struct TiletumDie {
    Q_GADGET
    QML_VALUE_TYPE(tiletumDie)
    Q_PROPERTY(int resource MEMBER resource)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int count MEMBER count)

public:
    int resource = 0;
    int value = 1;
    int count = 1;

    bool operator==(const TiletumDie&) const = default;
};

/// A seat's additional points for an action, which a finished building has brought.
struct TiletumToken {
    Q_GADGET
    QML_VALUE_TYPE(tiletumToken)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int points MEMBER points)

public:
    int seat = 0;
    int points = 0;

    bool operator==(const TiletumToken&) const = default;
};

/// A field around the wheel: its action, the value of the sector that faces it, the tile there.
struct TiletumField {
    Q_GADGET
    QML_VALUE_TYPE(tiletumField)
    Q_PROPERTY(int action MEMBER action)
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(sandglass::app::TiletumTile tile MEMBER tile)
    Q_PROPERTY(QList<sandglass::app::TiletumToken> tokens MEMBER tokens)

public:
    int action = 0;
    QString word;
    int value = 1;
    TiletumTile tile;
    QList<TiletumToken> tokens;

    bool operator==(const TiletumField&) const = default;
};

/// A space for a house. `bonus` is nothing, "points" or "activate".
struct TiletumHouse {
    Q_GADGET
    QML_VALUE_TYPE(tiletumHouse)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int owner MEMBER owner)
    Q_PROPERTY(QString bonus MEMBER bonus)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(QRectF rect MEMBER rect)

public:
    int number = 1;
    int owner = -1;
    QString bonus;
    int points = 0;
    QRectF rect;

    bool operator==(const TiletumHouse&) const = default;
};

/// A figure on the map: "merchant" or "architect".
struct TiletumFigure {
    Q_GADGET
    QML_VALUE_TYPE(tiletumFigure)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString piece MEMBER piece)
    Q_PROPERTY(int space MEMBER space)
    Q_PROPERTY(QPointF foot MEMBER foot)

public:
    int seat = 0;
    QString piece;
    int space = 0;
    QPointF foot;

    bool operator==(const TiletumFigure&) const = default;
};

/// A space of the map with what lies on it. Rectangles are the map's (tiletum_map_plan.h); an empty one: it has none.
struct TiletumSpace {
    Q_GADGET
    QML_VALUE_TYPE(tiletumSpace)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(bool city MEMBER city)
    Q_PROPERTY(QRectF plate MEMBER plate)
    Q_PROPERTY(QRectF band MEMBER band)
    Q_PROPERTY(bool namedAbove MEMBER namedAbove)
    Q_PROPERTY(double nameRoom MEMBER nameRoom)
    Q_PROPERTY(QList<sandglass::app::TiletumHouse> houses MEMBER houses)
    Q_PROPERTY(bool hasSpot MEMBER hasSpot)
    Q_PROPERTY(sandglass::app::TiletumTile tile MEMBER tile)
    Q_PROPERTY(QRectF tileRect MEMBER tileRect)
    Q_PROPERTY(QList<int> pillars MEMBER pillars)
    Q_PROPERTY(QRectF pillarsRect MEMBER pillarsRect)
    Q_PROPERTY(bool cathedral MEMBER cathedral)
    Q_PROPERTY(bool built MEMBER built)
    Q_PROPERTY(int stone MEMBER stone)
    Q_PROPERTY(int costPoints MEMBER costPoints)
    Q_PROPERTY(QList<int> cathedralTiles MEMBER cathedralTiles)
    Q_PROPERTY(QRectF cathedralRect MEMBER cathedralRect)
    Q_PROPERTY(int fair MEMBER fair)
    Q_PROPERTY(QRectF flag MEMBER flag)
    Q_PROPERTY(QList<int> neighbours MEMBER neighbours)

public:
    int number = 0;
    QString id; ///< its name is tiletum.space.<id>
    bool city = false;
    QRectF plate;
    QRectF band;
    bool namedAbove = false;
    double nameRoom = 0; ///< how wide the name may be in the band, beside whoever stands there
    QList<TiletumHouse> houses; ///< those in use with so many players
    bool hasSpot = false; ///< a bonus tile lies here at the beginning
    TiletumTile tile;
    QRectF tileRect;
    QList<int> pillars; ///< by place: whose pillar stands there, or -1
    QRectF pillarsRect;
    bool cathedral = false;
    bool built = false; ///< false: "not built in this game"
    int stone = 0; ///< what a contribution costs,
    int costPoints = 0; ///< and brings besides the top tile
    QList<int> cathedralTiles; ///< points of those left, the top one first
    QRectF cathedralRect;
    int fair = 0; ///< the round of the fair that is held here, or 0
    QRectF flag;
    QList<int> neighbours;

    bool operator==(const TiletumSpace&) const = default;
};

/// The fair of a round.
struct TiletumFair {
    Q_GADGET
    QML_VALUE_TYPE(tiletumFair)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(QString fair MEMBER fair)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int printed MEMBER printed)
    Q_PROPERTY(int space MEMBER space)
    Q_PROPERTY(QString city MEMBER city)
    Q_PROPERTY(bool held MEMBER held)

public:
    int round = 1;
    QString fair; ///< what it counts: tiletum.fair.<word>
    int points = 0; ///< of the tile,
    int printed = 0; ///< and those of the round
    int space = 0;
    QString city; ///< the space's id
    bool held = false;

    bool operator==(const TiletumFair&) const = default;
};

/// A building of a player board.
struct TiletumBuilding {
    Q_GADGET
    QML_VALUE_TYPE(tiletumBuilding)
    Q_PROPERTY(QList<sandglass::app::TiletumTile> rooms MEMBER rooms)
    Q_PROPERTY(bool prefilled MEMBER prefilled)
    Q_PROPERTY(bool roof MEMBER roof)
    Q_PROPERTY(bool houseOnRoof MEMBER houseOnRoof)
    Q_PROPERTY(int food MEMBER food)
    Q_PROPERTY(QList<sandglass::app::Tally> bonus MEMBER bonus)
    Q_PROPERTY(sandglass::app::TiletumTile coat MEMBER coat)
    Q_PROPERTY(int tokenPoints MEMBER tokenPoints)
    Q_PROPERTY(bool finished MEMBER finished)

public:
    QList<TiletumTile> rooms; ///< from the first floor up
    bool prefilled = false; ///< the one that is full from the beginning: it has no rooms to fill
    bool roof = false;
    bool houseOnRoof = false;
    int food = 0; ///< what a coat of arms below it costs,
    Tallies bonus; ///< and gives
    TiletumTile coat;
    int tokenPoints = 0; ///< of the token that finishing it brings
    bool finished = false;

    bool operator==(const TiletumBuilding&) const = default;
};

/// A place for a fulfilled contract: the pillar that waits there, then the contract.
struct TiletumContractPlace {
    Q_GADGET
    QML_VALUE_TYPE(tiletumContractPlace)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(bool pillar MEMBER pillar)
    Q_PROPERTY(sandglass::app::TiletumTile tile MEMBER tile)

public:
    int points = 0;
    bool pillar = false;
    TiletumTile tile;

    bool operator==(const TiletumContractPlace&) const = default;
};

/// A cathedral tile that a seat has received.
struct TiletumCathedral {
    Q_GADGET
    QML_VALUE_TYPE(tiletumCathedral)
    Q_PROPERTY(int space MEMBER space)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(int points MEMBER points)

public:
    int space = 0; ///< the city,
    QString id; ///< and its id: tiletum.cathedral.<id>
    int points = 0; ///< 0: not known

    bool operator==(const TiletumCathedral&) const = default;
};

/// Something open of the turn, the die's own first.
struct TiletumOpen {
    Q_GADGET
    QML_VALUE_TYPE(tiletumOpen)
    Q_PROPERTY(QString open MEMBER open)
    Q_PROPERTY(QString action MEMBER action)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int most MEMBER most)

public:
    QString open; ///< tiletum.open.<word>
    QString action; ///< of "spend" and "bonusTile"
    int points = 0; ///< left to spend, or to choose, or steps to go
    int most = 0; ///< that it has had

    bool operator==(const TiletumOpen&) const = default;
};

/// What gold would make of a die: another value, with its action and points. `gold` is the whole price.
struct TiletumChange {
    Q_GADGET
    QML_VALUE_TYPE(tiletumChange)
    Q_PROPERTY(int as MEMBER as)
    Q_PROPERTY(int action MEMBER action)
    Q_PROPERTY(int gold MEMBER gold)
    Q_PROPERTY(bool payable MEMBER payable)

public:
    int as = 1;
    int action = 0;
    int gold = 0;
    bool payable = true;

    bool operator==(const TiletumChange&) const = default;
};

/// What a die would give, before it is taken; `resource` below zero: none is considered.
struct TiletumPlan {
    Q_GADGET
    QML_VALUE_TYPE(tiletumPlan)
    Q_PROPERTY(int resource MEMBER resource)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int as MEMBER as)
    Q_PROPERTY(int good MEMBER good)
    Q_PROPERTY(int gold MEMBER gold)
    Q_PROPERTY(int action MEMBER action)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int tokenPoints MEMBER tokenPoints)
    Q_PROPERTY(sandglass::app::TiletumTile tile MEMBER tile)
    Q_PROPERTY(sandglass::app::Telling words MEMBER words)
    Q_PROPERTY(sandglass::app::Telling obstacle MEMBER obstacle)
    Q_PROPERTY(bool only MEMBER only)
    Q_PROPERTY(QList<sandglass::app::TiletumChange> changes MEMBER changes)

public:
    int resource = -1;
    int value = 0;
    int as = 0; ///< what gold makes of it
    int good = 0; ///< what it gives: another resource, where a helper has changed that
    int gold = 0; ///< what the change costs
    int action = 0;
    int points = 0; ///< of the die
    int tokenPoints = 0; ///< and of a finished building
    TiletumTile tile;
    Telling words; ///< all of it in a sentence
    Telling obstacle; ///< why it cannot be taken like this, or why its tile cannot be stored
    bool only = true; ///< it is not this seat's turn to take it
    QList<TiletumChange> changes; ///< one less, one more

    bool operator==(const TiletumPlan&) const = default;
};

/// A place of the map that can be touched now. `verb` is move, house, pillar, collect or contribute; `far`: it is
/// reached by several steps, which `price` counts.
struct TiletumLight {
    Q_GADGET
    QML_VALUE_TYPE(tiletumLight)
    Q_PROPERTY(QString verb MEMBER verb)
    Q_PROPERTY(int space MEMBER space)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QRectF rect MEMBER rect)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(bool far MEMBER far)

public:
    QString verb;
    int space = 0;
    int number = 0; ///< of the house space, or of the tile
    QRectF rect;
    int price = 0; ///< in action points; 0: nothing, or not in points
    bool far = false;

    bool operator==(const TiletumLight&) const = default;
};

} // namespace sandglass::app
