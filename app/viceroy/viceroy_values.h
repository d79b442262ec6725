// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/values.h"

// What Viceroy's table is drawn from: plain values that are compared, so that only changes are signalled.
//
// Colours are numbers: 0 blue, 1 red, 2 green, 3 yellow. Cards are the engine's numbers: 0 to 63 characters, 64 to 87
// laws; people see the number plus one. What is gained is a tally: "gems" (of any colour), "cards", "points",
// "science", "magic", "defense", "attack", "magicBonus", "circleBonus.blue", "infinite.blue", "infinite.any",
// "gem.blue"; the count of points and bonuses is their value.
namespace sandglass::app {

/// One row of a character: the gem that this level costs, and what it gives. Of a law: one of what may be chosen, and
/// no cost (-1).
struct ViceroyRow {
    Q_GADGET
    QML_VALUE_TYPE(viceroyRow)
    Q_PROPERTY(int cost MEMBER cost)
    Q_PROPERTY(QList<sandglass::app::Tally> reward MEMBER reward)

public:
    int cost = -1;
    Tallies reward;

    bool operator==(const ViceroyRow&) const = default;
};

/// What is printed on a card; number -1 is no card.
struct ViceroyCard {
    Q_GADGET
    QML_VALUE_TYPE(viceroyCard)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(bool law MEMBER law)
    /// The colours of its segments: two quarter circles, and the half circle below.
    Q_PROPERTY(int topLeft MEMBER topLeft)
    Q_PROPERTY(int topRight MEMBER topRight)
    Q_PROPERTY(int bottom MEMBER bottom)
    /// A character's four, the first level's first; a law's options, if it has any.
    Q_PROPERTY(QList<sandglass::app::ViceroyRow> rows MEMBER rows)
    /// Of a law: what it does ("none", "replaceCard", "doubleTokens", "barter", "summons", "reviseCode", "chooseOne",
    /// "tuckHand", "tuckFree", "storeGems", "archive") with its number, and the points for each of what it counts
    /// ("nothing", "pyramidCards", "cardsTuckedHere", "level", "sets", "gemsHere", "circlesAndInfinite",
    /// "adjacentCharacters").
    Q_PROPERTY(QString effect MEMBER effect)
    Q_PROPERTY(int amount MEMBER amount)
    Q_PROPERTY(int draws MEMBER draws)
    Q_PROPERTY(QString counts MEMBER counts)
    Q_PROPERTY(int points MEMBER points)

public:
    int number = -1;
    QString id;
    bool law = false;
    int topLeft = 0;
    int topRight = 0;
    int bottom = 0;
    QList<ViceroyRow> rows;
    QString effect;
    int amount = 0;
    int draws = 0;
    QString counts;
    int points = 0;

    bool operator==(const ViceroyCard& other) const { return number == other.number && id == other.id; }
};

/// A card that lies in a pyramid.
struct ViceroyTile {
    Q_GADGET
    QML_VALUE_TYPE(viceroyTile)
    Q_PROPERTY(sandglass::app::ViceroyCard card MEMBER card)
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(int column MEMBER column)
    /// What lies on it.
    Q_PROPERTY(QList<sandglass::app::Tally> tokens MEMBER tokens)
    /// How many cards are tucked under it, and how many gems lie on it.
    Q_PROPERTY(int tucked MEMBER tucked)
    Q_PROPERTY(int gems MEMBER gems)
    /// What a law has counted so far, as far as the table can see; -1: it counts nothing.
    Q_PROPERTY(int counted MEMBER counted)
    /// The colour of the circle that it closes with the two cards below, or -1.
    Q_PROPERTY(int circle MEMBER circle)

public:
    ViceroyCard card;
    int level = 0;
    int column = 0;
    Tallies tokens;
    int tucked = 0;
    int gems = 0;
    int counted = -1;
    int circle = -1;

    bool operator==(const ViceroyTile&) const = default;
};

/// The ends of a pyramid's first level, and its topmost level.
struct PyramidExtent {
    Q_GADGET
    QML_VALUE_TYPE(pyramidExtent)
    Q_PROPERTY(int left MEMBER left)
    Q_PROPERTY(int right MEMBER right)
    Q_PROPERTY(int top MEMBER top)

public:
    int left = 0;
    int right = -1;
    int top = 0;

    bool operator==(const PyramidExtent&) const = default;
};

/// A place of a pyramid where a card may be laid by the rules, whatever it costs.
struct ViceroyPlace {
    Q_GADGET
    QML_VALUE_TYPE(viceroyPlace)
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(int column MEMBER column)
    /// What the card in play would cost there, all levels added up: infinite gems that would serve, and gems.
    Q_PROPERTY(QList<sandglass::app::Tally> cost MEMBER cost)
    Q_PROPERTY(QList<sandglass::app::Tally> reward MEMBER reward)
    /// The colour of the circle that would close, or -1.
    Q_PROPERTY(int circle MEMBER circle)
    /// The points that the table could count then, more than now: without what would still have to be chosen.
    Q_PROPERTY(int worth MEMBER worth)

public:
    int level = 0;
    int column = 0;
    Tallies cost;
    Tallies reward;
    int circle = -1;
    int worth = 0;

    bool operator==(const ViceroyPlace&) const = default;
};

/// One colour of the auction: the older card (it lies above), the newer one, the bids that lie there now.
struct ViceroyPlinth {
    Q_GADGET
    QML_VALUE_TYPE(viceroyPlinth)
    Q_PROPERTY(sandglass::app::ViceroyCard older MEMBER older)
    Q_PROPERTY(sandglass::app::ViceroyCard newer MEMBER newer)
    /// Seats whose shown gem has not been settled yet; virtual opponents are numbers from 4.
    Q_PROPERTY(QList<int> bidders MEMBER bidders)

public:
    ViceroyCard older;
    ViceroyCard newer;
    QList<int> bidders;

    bool operator==(const ViceroyPlinth&) const = default;
};

} // namespace sandglass::app
