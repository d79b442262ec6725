// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/table_model.h"
#include "viceroy/viceroy_film.h"
#include "viceroy/viceroy_seat.h"
#include "viceroy/viceroy_staging.h"

namespace sandglass::app {

/// A match of Viceroy as QML draws it. Everything here is what everybody at the table may see.
class ViceroyModel : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQmlListProperty<sandglass::app::ViceroySeat> seats READ seatList NOTIFY seatsChanged)
    /// The four colours of the auction.
    Q_PROPERTY(QList<sandglass::app::ViceroyPlinth> plinths READ plinths NOTIFY auctionChanged)
    /// How many cards lie in the large deck, the small deck, the laws, and out of the game.
    Q_PROPERTY(QList<int> piles READ piles NOTIFY auctionChanged)
    /// The cards that lie open beside the game; none at the end, where hands were laid there unseen.
    Q_PROPERTY(QList<int> gone READ gone NOTIFY auctionChanged)
    Q_PROPERTY(QList<int> reserve READ reserve NOTIFY auctionChanged)
    /// By virtual opponent: the colour that it drew, or -1.
    Q_PROPERTY(QList<int> virtualBids READ virtualBids NOTIFY auctionChanged)
    /// How many gems lie in the box that they draw from.
    Q_PROPERTY(int boxGems READ boxGems NOTIFY auctionChanged)
    /// By whose rules it is played: the words of an edition.
    Q_PROPERTY(QString edition READ edition NOTIFY progressChanged)
    Q_PROPERTY(QString phase READ phase NOTIFY progressChanged)
    Q_PROPERTY(int round READ round NOTIFY progressChanged)
    Q_PROPERTY(int rounds READ rounds NOTIFY progressChanged)
    /// The bidding or the building round, from 1.
    Q_PROPERTY(int subround READ subround NOTIFY progressChanged)
    Q_PROPERTY(int actor READ actor NOTIFY progressChanged)
    Q_PROPERTY(QVariantMap cueLengths READ cueLengths CONSTANT)
    /// What lies behind screens changes its places by this; 0: nobody can know how.
    Q_PROPERTY(int shuffleSeed MEMBER m_shuffleSeed WRITE setShuffleSeed NOTIFY shuffleSeedChanged)

public:
    explicit ViceroyModel(QObject* parent = nullptr);

    QList<ViceroySeat*> seats() const { return m_seats.first(seatCount()); }
    QQmlListProperty<ViceroySeat> seatList();
    QList<ViceroyPlinth> plinths() const { return m_auction.plinths; }
    QList<int> piles() const { return m_auction.piles; }
    QList<int> gone() const { return m_auction.gone; }
    QList<int> reserve() const { return m_auction.reserve; }
    QList<int> virtualBids() const { return m_auction.virtualBids; }
    int boxGems() const { return m_auction.box; }
    QString edition() const { return m_progress.edition; }
    QString phase() const { return m_progress.phase; }
    int round() const { return m_progress.round; }
    int rounds() const { return m_progress.rounds; }
    int subround() const { return m_progress.subround; }
    int actor() const { return m_progress.actor; }
    void setShuffleSeed(int seed);

    /// See GamePage.
    QVariantMap cueLengths() const { return viceroyCueLengths(); }
    QList<Telling> staged(const QList<Telling>& events) const override { return stagedViceroy(events); }
    /// What flies while a cue is shown.
    Q_INVOKABLE QList<sandglass::app::ViceroyFlight> flights(const QList<sandglass::app::Telling>& events) const;

    /// The cards that these events have brought, moved or laid something on: who sees no film finds them marked.
    Q_INVOKABLE QList<int> changedCards(const QList<sandglass::app::Telling>& events) const;

    /// What lies on a card of any pyramid.
    Q_INVOKABLE QList<sandglass::app::Tally> tokensOn(int card) const;
    /// What is printed on a card.
    Q_INVOKABLE sandglass::app::ViceroyCard card(int number) const;

    bool read(const Sight& sight) override;
    void read(const ViceroyReading& reading);

Q_SIGNALS:
    void auctionChanged();
    void progressChanged();
    void shuffleSeedChanged();

private:
    struct Auction {
        QList<ViceroyPlinth> plinths;
        QList<int> piles, gone, reserve, virtualBids;
        int box = 0;
        bool operator==(const Auction&) const = default;
    };
    struct Progress {
        QString phase, edition;
        int round = 0, rounds = 0, subround = 0, actor = -1;
        bool operator==(const Progress&) const = default;
    };

    Offer offerFor(int seat, const Move& move) const;
    void readAuction(const ViceroyReading& reading);

    QList<ViceroySeat*> m_seats; // children
    Auction m_auction;
    QList<ViceroyPlinth> m_plinthsBefore; ///< the last change: where a film's cards come from
    Progress m_progress;
    int m_shuffleSeed = 0;
    // What was read last, for offers that are asked for later.
    const viceroy::CardSet* m_cards = nullptr;
    std::vector<viceroy::State> m_known;
};

} // namespace sandglass::app
