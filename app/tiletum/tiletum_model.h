// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/card_note.h"
#include "play/table_model.h"
#include "play/thing_name.h"
#include "tiletum/tiletum_decree.h"
#include "tiletum/tiletum_seat.h"

namespace sandglass::app {

/// A match of Tiletum as QML draws it.
class TiletumModel : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQmlListProperty<sandglass::app::TiletumSeat> seats READ seatList NOTIFY seatsChanged)
    /// The boards in play; in a solo game one more than seats, the opponent's.
    Q_PROPERTY(int boardCount READ boardCount NOTIFY seatsChanged)
    Q_PROPERTY(bool solo READ isSolo NOTIFY seatsChanged)
    Q_PROPERTY(sandglass::app::TiletumSeat* opponent READ opponent NOTIFY seatsChanged)
    /// Clockwise from above.
    Q_PROPERTY(QList<sandglass::app::TiletumField> fields READ fields NOTIFY wheelChanged)
    /// Sectors that the wheel has been turned clockwise; it grows, so that it turns one way only.
    Q_PROPERTY(int rotation READ rotation NOTIFY wheelChanged)
    Q_PROPERTY(QList<sandglass::app::TiletumDie> dice READ dice NOTIFY diceChanged)
    Q_PROPERTY(int bag READ bag NOTIFY diceChanged)
    Q_PROPERTY(QList<sandglass::app::TiletumSpace> spaces READ spaces NOTIFY mapChanged)
    Q_PROPERTY(QList<sandglass::app::TiletumFigure> figures READ figures NOTIFY figuresChanged)
    Q_PROPERTY(QList<sandglass::app::TiletumFair> fairs READ fairs NOTIFY fairsChanged)
    /// Points of the king's track from its lower end; and the seats that are on it, who is ahead first.
    Q_PROPERTY(QList<int> kingTrack READ kingTrack NOTIFY kingChanged)
    Q_PROPERTY(QList<int> kingOrder READ kingOrder NOTIFY kingChanged)
    Q_PROPERTY(sandglass::app::TiletumTile kingTile READ kingTile NOTIFY kingChanged)
    /// What the leader gets where no tile lies there.
    Q_PROPERTY(int kingLeaderPoints READ kingLeaderPoints NOTIFY kingChanged)
    /// Steps back of the three tokens in the row, from the left; -1: face down.
    Q_PROPERTY(QList<int> corruption READ corruption NOTIFY kingChanged)
    Q_PROPERTY(QList<sandglass::app::TiletumTile> characterOffer READ characterOffer NOTIFY offersChanged)
    Q_PROPERTY(QList<sandglass::app::TiletumTile> contractOffer READ contractOffer NOTIFY offersChanged)
    Q_PROPERTY(QList<int> contractPrices READ contractPrices NOTIFY offersChanged)
    Q_PROPERTY(int characterPile READ characterPile NOTIFY offersChanged)
    Q_PROPERTY(int contractPile READ contractPile NOTIFY offersChanged)
    Q_PROPERTY(QString phase READ phase NOTIFY progressChanged)
    Q_PROPERTY(int round READ round NOTIFY progressChanged)
    Q_PROPERTY(int cycle READ cycle NOTIFY progressChanged)
    /// The seat that is asked, the order of turns, and how many of it have played in this cycle.
    Q_PROPERTY(int active READ active NOTIFY progressChanged)
    Q_PROPERTY(QList<int> order READ order NOTIFY progressChanged)
    Q_PROPERTY(int played READ played NOTIFY progressChanged)
    /// What the next die gives instead of its own good, or -1.
    Q_PROPERTY(int chosenGood READ chosenGood NOTIFY progressChanged)
    /// The solo opponent's card that was turned up last, how many are left, and the challenges in play; words.
    Q_PROPERTY(sandglass::app::TiletumDecree decree READ decree NOTIFY progressChanged)
    Q_PROPERTY(int decreesLeft READ decreesLeft NOTIFY progressChanged)
    Q_PROPERTY(QStringList challenges READ challenges NOTIFY progressChanged)
    /// Places of the map that can be touched now by whoever is on turn.
    Q_PROPERTY(QList<sandglass::app::TiletumLight> lights READ lights NOTIFY lightsChanged)
    /// The set that is played with.
    Q_PROPERTY(sandglass::app::CardNote cards READ cards NOTIFY seatsChanged)
    /// See CuePlayer.
    Q_PROPERTY(QVariantMap cueLengths READ cueLengths CONSTANT)

public:
    explicit TiletumModel(QObject* parent = nullptr);

    QList<TiletumSeat*> seats() const { return m_seats.first(seatCount()); }
    QQmlListProperty<TiletumSeat> seatList();
    int boardCount() const { return m_boardCount; }
    bool isSolo() const { return m_boardCount > seatCount(); }
    TiletumSeat* opponent() const { return isSolo() ? m_seats[tiletum::opponentSeat] : nullptr; }
    /// A seat's, or in a solo game the opponent's.
    TiletumSeat* boardAt(int board) const { return board < m_boardCount ? m_seats.value(board) : nullptr; }
    QList<TiletumField> fields() const { return m_fields; }
    int rotation() const { return m_rotation; }
    QList<TiletumDie> dice() const { return m_dice; }
    int bag() const { return m_bag; }
    QList<TiletumSpace> spaces() const { return m_spaces; }
    QList<TiletumFigure> figures() const { return m_figures; }
    QList<TiletumFair> fairs() const { return m_fairs; }
    QList<int> kingTrack() const { return m_king.track; }
    QList<int> kingOrder() const { return m_king.order; }
    TiletumTile kingTile() const { return m_king.tile; }
    int kingLeaderPoints() const { return m_king.leaderPoints; }
    QList<int> corruption() const { return m_king.corruption; }
    QList<TiletumTile> characterOffer() const { return m_offers.characters; }
    QList<TiletumTile> contractOffer() const { return m_offers.contracts; }
    QList<int> contractPrices() const { return m_offers.prices; }
    int characterPile() const { return m_offers.characterPile; }
    int contractPile() const { return m_offers.contractPile; }
    QString phase() const { return m_progress.phase; }
    int round() const { return m_progress.round; }
    int cycle() const { return m_progress.cycle; }
    int active() const { return m_progress.active; }
    QList<int> order() const { return m_progress.order; }
    int played() const { return m_progress.played; }
    int chosenGood() const { return m_progress.chosenGood; }
    TiletumDecree decree() const { return m_progress.decree; }
    int decreesLeft() const { return m_progress.decreesLeft; }
    QStringList challenges() const { return m_progress.challenges; }
    QList<TiletumLight> lights() const { return m_lights; }
    CardNote cards() const;
    QVariantMap cueLengths() const;
    /// A tile as it is drawn, wherever it lies.
    TiletumTile tileOf(int number) const;

    /// A finger on the map: the nearest place that is lit within reach of it is meant, and whoever is on turn does
    /// what it is lit for. Elsewhere whoever touched reads what is there; on their turn the rules answer why not. In
    /// the map's units.
    Q_INVOKABLE void touchMap(QPointF at, sandglass::app::TiletumSeat* who = nullptr);
    /// A lit place, by its number.
    Q_INVOKABLE void touchLight(int index);
    /// Something that was pulled to the map and let go there: a figure, a house or a pillar of that seat, a good.
    Q_INVOKABLE void dropOnMap(const QString& kind, int seat, QPointF at);
    /// The number of the lit place that would take it there; below zero: none.
    Q_INVOKABLE int lightFor(const QString& kind, QPointF at) const;

    /// The space that the walking figure may step to and that lies that way from another one; below zero: none does.
    Q_INVOKABLE int stepToward(int from, QPointF way) const;

    /// What a line of the score sheet has counted on the table; a seat below zero: everybody's.
    Q_INVOKABLE QList<sandglass::app::ThingName> countedThings(const QString& line, int seat) const;
    sandglass::app::Telling counted(int seat, const QString& line) const override;
    /// What a fair counts, of those that take part, and what lets them.
    QList<ThingName> fairThings(int space, int fair) const;
    bool takesPart(int space, int seat) const;

    bool read(const Sight& sight) override;
    QList<Telling> staged(const QList<Telling>& events) const override;
    bool isOfTurn(const Telling& cue) const override;

Q_SIGNALS:
    void wheelChanged();
    void diceChanged();
    void mapChanged();
    void figuresChanged();
    void fairsChanged();
    void kingChanged();
    void offersChanged();
    void progressChanged();
    void lightsChanged();

private:
    struct King {
        QList<int> track, order, corruption;
        TiletumTile tile;
        int leaderPoints = 0;
        bool operator==(const King&) const = default;
    };
    struct Offers {
        QList<TiletumTile> characters, contracts;
        QList<int> prices;
        int characterPile = 0, contractPile = 0;
        bool operator==(const Offers&) const = default;
    };
    struct Progress {
        QString phase;
        int round = 0, cycle = 0, active = -1;
        QList<int> order;
        int played = 0;
        TiletumDecree decree;
        int decreesLeft = 0;
        QStringList challenges;
        int chosenGood = -1;
        bool operator==(const Progress&) const = default;
    };

    void readWheel(const tiletum::State& state);
    void readMap(const tiletum::State& state);
    void readCourt(const tiletum::State& state);
    void readProgress(const tiletum::State& state);
    void readLights(const TiletumReading& reading);
    void readScores(const tiletum::State& state);
    TiletumSeat* activeSeat() const;
    void tryAt(TiletumSeat& seat, const TiletumSpace& space, QPointF at);
    /// The nearest one of that verb within reach, or of any; below zero: none.
    int nearestLight(QPointF at, const QString& verb) const;
    const TiletumSpace* spaceAt(QPointF at) const;
    void walkTo(TiletumSeat& seat, int piece, int space);

    QList<TiletumSeat*> m_seats; // children
    int m_boardCount = 0;
    QList<TiletumField> m_fields;
    int m_rotation = 0;
    QList<TiletumDie> m_dice;
    int m_bag = 0;
    QList<TiletumSpace> m_spaces;
    QList<TiletumFigure> m_figures;
    QList<TiletumFair> m_fairs;
    King m_king;
    Offers m_offers;
    Progress m_progress;
    QList<TiletumLight> m_lights;
    // What was read last, for offers that are asked for later.
    const tiletum::CardSet* m_cards = nullptr;
    tiletum::State m_known{};
};

} // namespace sandglass::app
