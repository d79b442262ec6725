// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/reading.h"
#include "play/seat_hands.h"
#include "tiletum/game.h"
#include "tiletum/tiletum_values.h"

#include <array>

namespace sandglass::app {

using TiletumReading = Reading<tiletum::Game>;

/// One seat of a match of Tiletum as its mat shows it, and the hands of whoever sits there.
///
/// A die is considered before it is taken, and a tile is lifted before it is used: the first touch reads, the second
/// does. Who is not on turn can do the first, and changes nothing.
class TiletumSeat : public SeatHands {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A TiletumModel has four")
    Q_PROPERTY(QList<int> resources READ resources NOTIFY boardChanged)
    Q_PROPERTY(int points READ points NOTIFY boardChanged)
    /// By the score sheet's lines.
    Q_PROPERTY(QList<int> lines READ lines NOTIFY boardChanged)
    /// Its space of the king's track, from 0.
    Q_PROPERTY(int king READ king NOTIFY boardChanged)
    Q_PROPERTY(int houses READ houses NOTIFY boardChanged)
    Q_PROPERTY(int pillars READ pillars NOTIFY boardChanged)
    Q_PROPERTY(QList<sandglass::app::TiletumTile> storehouse READ storehouse NOTIFY boardChanged)
    Q_PROPERTY(QList<sandglass::app::TiletumContractPlace> contracts READ contracts NOTIFY boardChanged)
    Q_PROPERTY(QList<sandglass::app::TiletumBuilding> buildings READ buildings NOTIFY boardChanged)
    Q_PROPERTY(QList<sandglass::app::TiletumCathedral> cathedrals READ cathedrals NOTIFY boardChanged)
    Q_PROPERTY(QList<sandglass::app::TiletumDie> dice READ dice NOTIFY boardChanged)
    /// By action: additional points of finished buildings.
    Q_PROPERTY(QList<int> tokens READ tokens NOTIFY boardChanged)
    /// It is this seat's turn, or its question.
    Q_PROPERTY(bool active READ isActive NOTIFY turnChanged)
    /// What is open of its turn, the die's own first.
    Q_PROPERTY(QList<sandglass::app::TiletumOpen> open READ openThings NOTIFY turnChanged)
    /// The die that is considered.
    Q_PROPERTY(sandglass::app::TiletumPlan plan READ plan NOTIFY planChanged)
    /// The tile that is lifted, or -1.
    Q_PROPERTY(int lifted READ lifted NOTIFY liftedChanged)
    /// Numbers of the tiles that can be done something with now.
    Q_PROPERTY(QList<int> usable READ usable NOTIFY movesChanged)
    /// The space of the map that is looked at, or -1, and everything that it has, in sentences.
    Q_PROPERTY(int looked READ looked NOTIFY lookedChanged)
    Q_PROPERTY(QList<sandglass::app::Telling> lookedWords READ lookedWords NOTIFY lookedChanged)
    /// The board that is read as a copy, or -1.
    Q_PROPERTY(int copied READ copied NOTIFY lookedChanged)
    /// It reads about the card set.
    Q_PROPERTY(bool readsCards READ readsCards NOTIFY lookedChanged)
    /// Something was revealed in this turn: nothing before it can be taken back.
    Q_PROPERTY(bool sealed READ isSealed NOTIFY turnChanged)
    /// Ending: "owed" (something must be answered first), "may", "sure" (asked once, points would be lost), "now"
    /// (nothing else is left), or nothing while others play.
    Q_PROPERTY(QString ending READ ending NOTIFY endingChanged)

public:
    explicit TiletumSeat(int index, QObject* parent = nullptr);

    QList<int> resources() const { return m_board.resources; }
    int points() const { return m_board.points; }
    QList<int> lines() const { return m_board.lines; }
    int king() const { return m_board.king; }
    int houses() const { return m_board.houses; }
    int pillars() const { return m_board.pillars; }
    QList<TiletumTile> storehouse() const { return m_board.storehouse; }
    QList<TiletumContractPlace> contracts() const { return m_board.contracts; }
    QList<TiletumBuilding> buildings() const { return m_board.buildings; }
    QList<TiletumCathedral> cathedrals() const { return m_board.cathedrals; }
    QList<TiletumDie> dice() const { return m_board.dice; }
    QList<int> tokens() const { return m_board.tokens; }
    bool isActive() const { return m_turn.active; }
    QList<TiletumOpen> openThings() const { return m_turn.open; }
    TiletumPlan plan() const { return m_plan; }
    int lifted() const { return m_lifted; }
    QList<int> usable() const { return m_usable; }
    QString ending() const { return m_ending; }
    int looked() const { return m_look.space; }
    QList<Telling> lookedWords() const { return m_look.words; }
    bool readsCards() const { return m_look.cards; }
    int copied() const { return m_look.board; }
    bool isSealed() const { return m_turn.sealed; }

    /// A finger on a die of the wheel: considered; again: taken.
    Q_INVOKABLE void tapDie(int resource, int value);
    /// A key for the dice of that value: the first one is considered, and pressed again the next colour.
    Q_INVOKABLE void considerNext(int value);
    /// The considered die by so many steps; 6 and 1 are neighbours.
    Q_INVOKABLE void changeDie(int steps);
    Q_INVOKABLE void takeDie();
    Q_INVOKABLE void forgetDie();
    /// A die that is being pulled: considered.
    Q_INVOKABLE void considerDie(int resource, int value);
    /// A die that was pulled to this seat's board: taken as it was considered; while others play, considered.
    Q_INVOKABLE void dropDie(int resource, int value);
    /// A finger on a tile, wherever it lies: lifted and read; again: done with it what can be done.
    Q_INVOKABLE void tapTile(int tile);
    /// It is held up, or with -1 none is.
    Q_INVOKABLE void holdTile(int tile);
    /// One of the table's that was pulled to this seat's board: stored.
    Q_INVOKABLE void dropTile(int tile);
    /// A finger on a room or a coat's place: what is lifted goes there. Without it, a building is activated there.
    Q_INVOKABLE void tapRoom(int building, int floor);
    Q_INVOKABLE void tapCoat(int building);
    /// A stored tile that was pulled to its place; below zero: whichever may go there.
    Q_INVOKABLE void settle(int tile, int building, int floor);
    Q_INVOKABLE void adorn(int tile, int building);
    Q_INVOKABLE void fulfil(int tile);
    /// A finger on a good: exchanging and buying it, or picking it. While its ways are shown, a finger on another good:
    /// into that one.
    Q_INVOKABLE void tapGood(int resource);
    /// A good that was pulled onto another one.
    Q_INVOKABLE void trade(int given, int wanted);
    /// A finger on a house or a pillar of the supply, or beside them on what can be built now: where it could go.
    Q_INVOKABLE void tapSupply(const QString& kind);
    /// The type of a tile in this storehouse; nothing, where it does not lie there.
    Q_INVOKABLE QString storedType(int tile) const;
    /// Leaves the rest of an inner thing, or ends the turn; asks once where points would be lost.
    Q_INVOKABLE void done();
    /// An answer that a finger touched on the leaf: what ends something is asked about first, where more would be lost.
    Q_INVOKABLE void choose(const QString& text);
    /// Opens the list of everything that can be done now, by kinds.
    Q_INVOKABLE void listAll();
    /// Reads everything about a space of the map; once more, or -1: no longer.
    Q_INVOKABLE void lookAt(int space);
    /// Reads about the card set; once more: no longer.
    Q_INVOKABLE void lookAtCards();
    /// Reads somebody's board; once more, or -1: no longer.
    Q_INVOKABLE void lookAtBoard(int board);
    /// The next one around the table; after the last one, none.
    Q_INVOKABLE void lookAtNextBoard();
    /// What has happened, of which this seat should know more than the table shows.
    void hear(const QList<Telling>& events);
    /// Walks there by single steps, each of which can be taken back.
    void walk(int piece, const QList<int>& way);
    void goTo(int space);

    void read(const TiletumReading& reading, const SeatReading& hands);
    /// The board alone: of the solo opponent.
    void readBoard(const tiletum::CardSet& cards, const tiletum::State& state);

Q_SIGNALS:
    void boardChanged();
    void turnChanged();
    void planChanged();
    void liftedChanged();
    void endingChanged();
    void lookedChanged();

protected:
    bool readMore() override;
    void letGo() override;
    Telling adviceInHand() const override;
    Offer kindOf(const QList<Move>& alike) const override;
    QList<Offer> openAnswers() const override;
    QList<Offer> barredAnswers() const override;

private:
    struct Board {
        QList<int> resources, lines, tokens;
        int points = 0, king = 0, houses = 0, pillars = 0;
        QList<TiletumTile> storehouse;
        QList<TiletumContractPlace> contracts;
        QList<TiletumBuilding> buildings;
        QList<TiletumCathedral> cathedrals;
        QList<TiletumDie> dice;
        bool operator==(const Board&) const = default;
    };
    struct Turn {
        bool active = false;
        QList<TiletumOpen> open;
        bool sealed = false;
        bool operator==(const Turn&) const = default;
    };

    struct Look {
        int space = -1;
        QList<Telling> words;
        bool cards = false;
        int board = -1;
        bool operator==(const Look&) const = default;
    };

    void consider(int resource, int value);
    void setPlan(const TiletumPlan& plan);
    void readLook(int space);
    void lift(int tile);
    Telling adviceOnLifted() const;
    void hush();
    bool isSure();
    void readPlan();
    void readTurn();
    void readEnding();
    void goOn();
    bool mustAnswer() const;
    bool mayGoOn() const;
    int goodInQuestion() const;
    bool maySwap(int given, int wanted) const;
    bool losesPoints() const;
    bool losesTiles() const;

    const tiletum::CardSet* m_cards = nullptr;
    tiletum::State m_known{};
    Board m_board;
    Turn m_turn;
    TiletumPlan m_plan;
    Look m_look;
    int m_lifted = -1;
    int m_given = -1; ///< the good whose ways were last shown
    QList<int> m_usable;
    QString m_ending;
    bool m_sure = false;
    int m_piece = 0;
    QList<int> m_way; ///< spaces still to walk
    /// Which turn of the match it is, and what undo could not reach back over when it was first seen.
    std::array<int, 3> m_moment{};
    std::uint32_t m_barrier = 0;
};

/// What a seat is asked, told and offered.
SeatReading seatReadingOf(const TiletumReading& reading, int seat);

} // namespace sandglass::app
