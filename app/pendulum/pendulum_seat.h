// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/pendulum_offers.h"
#include "play/seat_hands.h"

namespace sandglass::app {

/// One seat of a match of Pendulum as its mat shows it, and the hands of whoever sits there. A worker in hand is the
/// piece "worker"; places are spots.
class PendulumSeat : public SeatHands {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A PendulumModel has five")
    Q_PROPERTY(QString character READ character NOTIFY characterChanged)
    Q_PROPERTY(bool advanced READ advanced NOTIFY characterChanged)
    Q_PROPERTY(QList<sandglass::app::Tally> recoverCost READ recoverCost NOTIFY characterChanged)
    /// The grid's column where each long track begins.
    Q_PROPERTY(QList<int> columns READ columns NOTIFY characterChanged)
    /// By stock: military, culture, gold, votes, power, prestige, popularity, legendary.
    Q_PROPERTY(QList<int> held READ held NOTIFY heldChanged)
    Q_PROPERTY(QList<int> limits READ limits NOTIFY heldChanged)
    Q_PROPERTY(QList<int> glory READ glory NOTIFY heldChanged)
    Q_PROPERTY(QList<sandglass::app::PendulumSlot> production READ productionSlots NOTIFY slotsChanged)
    /// By place at home, whose it is: 0 no figure was hired for it, 1 a regular one, 2 a grande one.
    Q_PROPERTY(QList<int> homes READ homes NOTIFY homesChanged)
    /// How many figures are there.
    Q_PROPERTY(int atHome READ atHome NOTIFY homesChanged)
    Q_PROPERTY(QList<sandglass::app::PendulumCard> hand READ hand NOTIFY cardsChanged)
    Q_PROPERTY(QList<sandglass::app::PendulumCard> discard READ discard NOTIFY cardsChanged)
    /// Numbers of the cards in hand that can be played now, alone or along with something.
    Q_PROPERTY(QList<int> playable READ playable NOTIFY movesChanged)
    /// Numbers of the cards lifted out of the hand: one that is to be played, or those to be played along.
    Q_PROPERTY(QList<int> lifted READ lifted NOTIFY liftedChanged)
    /// By stock: how what the seat looks at would change it, at once.
    Q_PROPERTY(QList<int> meant READ meant NOTIFY meantChanged)
    /// By long track: how many points it lacks to the scroll.
    Q_PROPERTY(QList<int> toScroll READ toScroll NOTIFY heldChanged)
    /// The province that has been taken and is yet to be laid under a slot, or one without a number.
    Q_PROPERTY(sandglass::app::PendulumProvince tucking READ tucking NOTIFY tuckingChanged)
    /// The figure in hand, or -1.
    Q_PROPERTY(int worker READ worker NOTIFY inHandChanged)
    Q_PROPERTY(bool done READ done NOTIFY rankChanged)
    Q_PROPERTY(int rank READ rank NOTIFY rankChanged)

public:
    explicit PendulumSeat(int index, QObject* parent = nullptr);

    QString character() const { return m_printed.character; }
    bool advanced() const { return m_printed.advanced; }
    Tallies recoverCost() const { return m_printed.recover; }
    QList<int> columns() const { return m_printed.columns; }
    QList<int> held() const { return m_stocks.held; }
    QList<int> limits() const { return m_stocks.limits; }
    QList<int> glory() const { return m_stocks.glory; }
    QList<PendulumSlot> productionSlots() const { return m_slots; }
    QList<int> homes() const { return m_home.places; }
    int atHome() const { return m_home.there; }
    QList<PendulumCard> hand() const { return m_cards.hand; }
    QList<PendulumCard> discard() const { return m_cards.discard; }
    QList<int> playable() const { return m_playable; }
    QList<int> lifted() const { return m_lifted; }
    QList<int> meant() const;
    QList<int> toScroll() const { return m_stocks.toScroll; }
    PendulumProvince tucking() const { return m_tucking; }
    int worker() const { return inHand().number; }
    bool done() const { return m_place.done; }
    int rank() const { return m_place.rank; }

    /// A card that is played along with an action, and stays up until then.
    Q_INVOKABLE bool goesAlong(int number) const;
    /// A finger rests on that answer, or on none: what it would change is shown.
    Q_INVOKABLE void regard(const QString& text);
    // Hands. Each asks for one legal action, opens a choice, or asks for what will be refused.
    Q_INVOKABLE void sendHome(int worker);
    /// Lifts a card; one that is already up is played, or put back if it is only played along with something else.
    Q_INVOKABLE void tapCard(int number);
    Q_INVOKABLE void playCard(int number);
    /// With a slot: tucked there as soon as it is taken.
    Q_INVOKABLE void takeProvince(int source, int slot = -1);

    void read(const PendulumReading& reading, const SeatReading& hands);

Q_SIGNALS:
    void characterChanged();
    void heldChanged();
    void slotsChanged();
    void homesChanged();
    void cardsChanged();
    void liftedChanged();
    void rankChanged();
    void meantChanged();
    void tuckingChanged();

protected:
    bool isMeant(const Move& move) const override;
    QString usualVerb(const QString& kind, int place) const override;
    bool readMore() override;
    void letGo() override;
    Telling adviceInHand() const override;

private:
    struct Printed {
        QString character;
        bool advanced = false;
        Tallies recover;
        QList<int> columns;
        bool operator==(const Printed&) const = default;
    };
    struct Stocks {
        QList<int> held, limits, glory, toScroll;
        bool operator==(const Stocks&) const = default;
    };
    struct Cards {
        QList<PendulumCard> hand, discard;
        bool operator==(const Cards&) const = default;
    };
    struct Home {
        QList<int> places;
        int there = 0;
        bool operator==(const Home&) const = default;
    };
    struct Place {
        bool done = false;
        int rank = 0;
        bool operator==(const Place&) const = default;
    };

    Printed printedOf(const PendulumReading& reading) const;
    Stocks stocksOf(const PendulumReading& reading) const;
    QList<PendulumSlot> slotsOf(const PendulumReading& reading) const;
    Home homeOf(const PendulumReading& reading) const;
    Cards cardsOf(const PendulumReading& reading) const;
    void readLifted();
    int alongInHand() const;
    int alongOfCard(int number) const;

    Printed m_printed;
    Stocks m_stocks;
    QList<PendulumSlot> m_slots;
    Home m_home;
    Cards m_cards;
    Place m_place;
    const pendulum::CardSet* m_cardSet = nullptr;
    QList<int> m_playable;
    QList<int> m_lifted;
    Offer m_regarded;
    PendulumProvince m_tucking;
    unsigned m_stuck = 0; ///< the figures that stand in a row with a timer, a bit for each
};

/// What a seat is asked, told and offered.
SeatReading seatReadingOf(const PendulumReading& reading, int seat, const pendulum::Actions& legal);

} // namespace sandglass::app
