// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random.h"
#include "play/seat_hands.h"
#include "viceroy/viceroy_offers.h"

namespace sandglass::app {

/// One seat of a match of Viceroy, and the hands of whoever sits there. What is marked as behind the screen is read
/// from the seat's own view, and only where it may be shown; all else is what everybody sees.
class ViceroySeat : public SeatHands {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A ViceroyModel has four")
    Q_PROPERTY(QList<sandglass::app::ViceroyTile> tiles READ tiles NOTIFY pyramidChanged)
    Q_PROPERTY(sandglass::app::PyramidExtent extent READ extent NOTIFY pyramidChanged)
    Q_PROPERTY(int handCharacters READ handCharacters NOTIFY standChanged)
    Q_PROPERTY(int handLaws READ handLaws NOTIFY standChanged)
    /// Something is chosen, and not yet shown.
    Q_PROPERTY(bool sealed READ isSealed NOTIFY standChanged)
    Q_PROPERTY(bool acting READ isActing NOTIFY standChanged)
    /// While cards are laid: whose turn is first, second…; 0 for who lays none.
    Q_PROPERTY(int order READ order NOTIFY standChanged)
    /// The bid that lies open: a colour, 4 an attack token, 5 nothing; -1: none.
    Q_PROPERTY(int bid READ bid NOTIFY standChanged)
    /// The card that was shown and does not lie yet.
    Q_PROPERTY(sandglass::app::ViceroyCard shown READ shown NOTIFY standChanged)
    /// The seven lines as the table can count them, their sum, and what they are counted from: circles and infinite
    /// gems, science, magic, the sum of magic bonuses, defense.
    Q_PROPERTY(QList<int> lines READ lines NOTIFY countChanged)
    Q_PROPERTY(int points READ points NOTIFY countChanged)
    Q_PROPERTY(QList<int> tallied READ tallied NOTIFY countChanged)
    /// The gems that passing in an auction gives.
    Q_PROPERTY(int passGems READ passGems NOTIFY countChanged)
    /// Gems, once the screens have fallen.
    Q_PROPERTY(QList<int> openGems READ openGems NOTIFY standChanged)
    /// Where the card that was shown may be laid, payable or not, also before its turn; and where it is tried: a number
    /// of a place, or -1.
    Q_PROPERTY(QList<sandglass::app::ViceroyPlace> places READ places NOTIFY placesChanged)
    Q_PROPERTY(int ghost READ ghost NOTIFY ghostChanged)
    /// The price there: infinite gems first, but for those that are held back.
    Q_PROPERTY(QList<sandglass::app::Tally> price READ price NOTIFY priceChanged)
    /// A card that a law shall change, touched once: what it would lose or double is shown before it happens; or -1.
    Q_PROPERTY(int meant READ meant NOTIFY meantChanged)
    /// Cards in pyramids that answer the question.
    Q_PROPERTY(QList<int> lit READ lit NOTIFY trayChanged)
    /// At the end: circles that can be recoloured, each with what it costs in the colour that costs least.
    Q_PROPERTY(QList<sandglass::app::ViceroyPlace> recolourings READ recolourings NOTIFY trayChanged)
    /// The question is answered behind the screen.
    Q_PROPERTY(bool secret READ isSecret NOTIFY trayChanged)

    // Behind the screen
    Q_PROPERTY(QList<sandglass::app::ViceroyCard> hand READ hand NOTIFY handChanged)
    /// By card of the hand: the highest level that can be paid for now; 0: none.
    Q_PROPERTY(QList<int> reach READ reach NOTIFY handChanged)
    /// By colour; empty where it may not be known.
    Q_PROPERTY(QList<int> gems READ gems NOTIFY handChanged)
    Q_PROPERTY(int attacks READ attacks NOTIFY handChanged)
    /// The order in which six cells lie there, another at every opening: colours, 4 the attack token, 5 passing.
    Q_PROPERTY(QList<int> cells READ cells NOTIFY shuffled)
    /// The order of the cards and of the empty one that stands for passing (-1), another at every opening.
    Q_PROPERTY(QList<int> fan READ fan NOTIFY fanChanged)
    /// Answers that are neither a gem nor a card: enough, tuck it, so many infinite gems.
    Q_PROPERTY(QList<sandglass::app::Offer> plates READ plates NOTIFY handChanged)
    /// The question, and why what was asked for did not happen, also where that tells what lies here.
    Q_PROPERTY(sandglass::app::Telling whisper READ whisper NOTIFY whisperChanged)
    Q_PROPERTY(sandglass::app::Telling whyNot READ whyNot NOTIFY refusalChanged)
    /// The card that is lifted out of the hand, or -1; 99 the empty one.
    Q_PROPERTY(int lifted READ lifted NOTIFY liftedChanged)

public:
    explicit ViceroySeat(int index, QObject* parent = nullptr);

    QList<ViceroyTile> tiles() const { return m_pyramid.tiles; }
    PyramidExtent extent() const { return m_pyramid.extent; }
    int handCharacters() const { return m_stand.characters; }
    int handLaws() const { return m_stand.laws; }
    bool isSealed() const { return m_stand.sealed; }
    bool isActing() const { return m_stand.acting; }
    int order() const { return m_stand.order; }
    int bid() const { return m_stand.bid; }
    ViceroyCard shown() const { return m_stand.shown; }
    QList<int> openGems() const { return m_stand.gems; }
    QList<int> lines() const { return m_count.lines; }
    int points() const { return m_count.points; }
    QList<int> tallied() const { return m_count.tallied; }
    int passGems() const { return m_count.passGems; }
    QList<ViceroyPlace> places() const { return m_places; }
    int ghost() const { return m_ghost; }
    Tallies price() const;
    QList<int> lit() const { return m_tray.lit; }
    QList<ViceroyPlace> recolourings() const { return m_tray.recolourings; }
    bool isSecret() const { return m_tray.secret; }
    Telling whisper() const { return m_whisper; }
    Telling whyNot() const { return whyRefused(); }
    QList<ViceroyCard> hand() const { return m_own.hand; }
    QList<int> reach() const { return m_own.reach; }
    QList<int> gems() const { return m_own.gems; }
    int attacks() const { return m_own.attacks; }
    QList<int> cells() const { return m_cells; }
    QList<int> fan() const { return m_fan; }
    QList<Offer> plates() const { return m_own.plates; }
    int lifted() const { return m_lifted; }
    int meant() const { return m_meant; }

    /// A place with its price and what it gives, for who does not see it.
    Q_INVOKABLE QString spokenPlace(int place, const sandglass::app::Catalogue* words) const;

    /// The screen is opened: everything behind it lies elsewhere.
    Q_INVOKABLE void shuffle();
    void setSeed(quint64 seed) { m_random = core::Random(seed); }

    // Hands. Each asks for one legal action, opens a choice, or asks for what will be refused.
    Q_INVOKABLE void tapCell(int cell);
    /// Lifts a card; one that is already up is chosen. `passing` is the empty one.
    Q_INVOKABLE void tapCard(int number);
    Q_INVOKABLE void chooseCard(int number);
    /// Tries a place; the one that is tried already is taken.
    Q_INVOKABLE void tapPlace(int place);
    Q_INVOKABLE void tryPlace(int place);
    Q_INVOKABLE void lay();
    /// A finger on a gem of the price: an infinite one is held back, and a gem that stands for one goes.
    Q_INVOKABLE void holdBack(const QString& icon);
    /// The cards that a step of the count is about, from 0.
    Q_INVOKABLE QList<int> cardsCountedIn(int step) const { return m_count.cards.value(step); }
    /// What has happened, as everybody may know it: what concerns this seat alone is told to it.
    Q_INVOKABLE void hear(const QList<sandglass::app::Telling>& events);
    /// A card in a pyramid that answers the question.
    Q_INVOKABLE void tapTile(int card);
    /// The circle below this place, in a colour; -1: whichever can be paid for.
    Q_INVOKABLE void recolour(int level, int column, int colour);
    /// What was sealed is taken back; else the last command, where that may be.
    Q_INVOKABLE void takeBack();
    /// Whoever is asked this question is told this by a card of the auction.
    Q_INVOKABLE void takeCard(int colour, int pile);

    static constexpr int passing = 99;

    void read(const ViceroyReading& reading, const SeatReading& hands);

Q_SIGNALS:
    void pyramidChanged();
    void standChanged();
    void countChanged();
    void placesChanged();
    void ghostChanged();
    void priceChanged();
    void trayChanged();
    void handChanged();
    void shuffled();
    void whisperChanged();
    void fanChanged();
    void liftedChanged();
    void meantChanged();

protected:
    QList<Offer> openAnswers() const override { return m_tray.offers; }
    Telling aloud(const Telling& why) const override;
    void letGo() override;

private:
    struct Heap {
        QList<ViceroyTile> tiles;
        PyramidExtent extent;
        bool operator==(const Heap&) const = default;
    };
    struct Stand {
        int characters = 0, laws = 0, order = 0, bid = -1;
        bool sealed = false, acting = false;
        ViceroyCard shown;
        QList<int> gems;
        bool operator==(const Stand&) const = default;
    };
    struct Count {
        QList<int> lines, tallied;
        QList<QList<int>> cards;
        int points = 0, passGems = 0;
        bool operator==(const Count&) const = default;
    };
    struct Asked {
        QList<Offer> offers;
        QList<int> lit;
        QList<ViceroyPlace> recolourings;
        bool secret = false;
        bool operator==(const Asked&) const = default;
    };
    struct Own {
        QList<ViceroyCard> hand;
        QList<int> reach, gems;
        QList<Offer> plates;
        int attacks = 0;
        bool operator==(const Own&) const = default;
    };

    Heap heapOf(const ViceroyReading& reading) const;
    Stand standOf(const ViceroyReading& reading) const;
    Count countOf(const ViceroyReading& reading) const;
    Own ownOf(const ViceroyReading& reading) const;
    QList<Offer> platesOf(const ViceroyReading& reading) const;
    void readPlaces(const ViceroyReading& reading);
    void readFan();
    void lift(int number);
    void mean(int card);
    bool owns(int card) const;
    void setGhost(int place);
    void payWithInfinite(int colour);
    QString cardVerb() const;

    Heap m_pyramid;
    Stand m_stand;
    Count m_count;
    Asked m_tray;
    Own m_own;
    Telling m_whisper;
    QList<ViceroyPlace> m_places;
    QList<int> m_cells{0, 1, 2, 3, 4, 5};
    QList<int> m_fan;
    int m_ghost = -1;
    int m_lifted = -1;
    int m_meant = -1;
    /// By colour: infinite gems that shall not be used at the place that is tried, or that was taken.
    std::array<int, 4> m_held{};
    /// The place was chosen with its price, so the questions about infinite gems are answered.
    bool m_laying = false;
    core::Random m_random{1};
};

/// What a seat is asked, told and offered.
SeatReading viceroySeatReading(const ViceroyReading& reading, int seat);

} // namespace sandglass::app
