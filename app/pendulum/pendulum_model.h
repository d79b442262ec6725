// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/pendulum_drawn.h"
#include "pendulum/pendulum_flights.h"
#include "pendulum/pendulum_seat.h"
#include "pendulum/pendulum_timer.h"
#include "pendulum/pendulum_workers.h"
#include "play/table_model.h"

namespace sandglass::app {

/// A match of Pendulum as QML draws it.
class PendulumModel : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQmlListProperty<sandglass::app::PendulumSeat> seats READ seatList NOTIFY seatsChanged)
    Q_PROPERTY(QQmlListProperty<sandglass::app::PendulumTimer> timers READ timerList CONSTANT)
    Q_PROPERTY(sandglass::app::PendulumWorkers* workers READ workers CONSTANT)
    Q_PROPERTY(sandglass::app::PendulumFlights* flights READ flights CONSTANT)
    /// The six rows of the board's side in use.
    Q_PROPERTY(QList<sandglass::app::PendulumRow> rows READ rows NOTIFY boardChanged)
    /// Free points of each place on the privilege track.
    Q_PROPERTY(QList<int> privilegePoints READ privilegePoints NOTIFY boardChanged)
    /// Spots on the board held by the rival of the two-player game.
    Q_PROPERTY(QList<int> neutralSpots READ neutralSpots NOTIFY neutralSpotsChanged)
    Q_PROPERTY(QList<sandglass::app::PendulumProvince> provinces READ provinces NOTIFY provincesChanged)
    Q_PROPERTY(int provinceDeck READ provinceDeck NOTIFY provincesChanged)
    Q_PROPERTY(sandglass::app::PendulumAchievement achievement READ achievement NOTIFY achievementChanged)
    /// Seats from the most privileged one; 5 is the neutral rival.
    Q_PROPERTY(QList<int> order READ order NOTIFY orderChanged)
    /// Seven: the five cards (an empty id where one was taken), the grande card, the printed point.
    Q_PROPERTY(QList<sandglass::app::PendulumCard> offer READ offer NOTIFY offerChanged)
    /// By seat, in a council: the votes that it came with, or -1 where nobody saw it come, as in a match that is taken
    /// up in the middle; and the reward that it took, or one without an id.
    Q_PROPERTY(QList<int> votes READ votes NOTIFY councilChanged)
    Q_PROPERTY(QList<sandglass::app::PendulumCard> taken READ taken NOTIFY councilChanged)
    /// By offer: the seat that took it, or -1.
    Q_PROPERTY(QList<int> takers READ takers NOTIFY councilChanged)
    Q_PROPERTY(int markers READ markers NOTIFY progressChanged)
    Q_PROPERTY(QString phase READ phase NOTIFY progressChanged)
    Q_PROPERTY(int round READ round NOTIFY progressChanged)
    /// On the timer track of an untimed round, from 1; 0 in others.
    Q_PROPERTY(int step READ step NOTIFY progressChanged)
    Q_PROPERTY(bool untimed READ untimed NOTIFY progressChanged)
    /// That track: by step, a bit for each area whose glass turns there.
    Q_PROPERTY(QList<int> timerTrack READ timerTrack NOTIFY boardChanged)
    /// Empty until the match is over.
    Q_PROPERTY(QList<sandglass::app::PendulumStanding> standings READ standings NOTIFY standingsChanged)
    /// By seat: the figure that it moved last, or -1.
    Q_PROPERTY(QList<int> lastMoved READ lastMoved NOTIFY lastMovedChanged)
    /// By spot on the board: the seats whose figure in hand may go there, a bit for each.
    Q_PROPERTY(QList<int> litSpots READ litSpots NOTIFY litSpotsChanged)
    /// Since when something that was drawn may not be seen yet; below zero: nothing.
    Q_PROPERTY(qint64 coveredSince READ coveredSince NOTIFY coveredSinceChanged)

public:
    explicit PendulumModel(QObject* parent = nullptr);

    QList<PendulumSeat*> seats() const { return m_seats.first(seatCount()); }
    QList<PendulumTimer*> timers() const { return m_timers; }
    QQmlListProperty<PendulumSeat> seatList();
    QQmlListProperty<PendulumTimer> timerList();
    PendulumWorkers* workers() { return &m_workers; }
    PendulumFlights* flights() { return &m_flights; }
    /// What a film that begins now finds.
    PendulumBefore before() const;
    QList<PendulumRow> rows() const { return m_rows; }
    QList<int> privilegePoints() const { return m_privilegePoints; }
    QList<int> neutralSpots() const { return m_neutralSpots; }
    QList<PendulumProvince> provinces() const { return m_provinces; }
    int provinceDeck() const { return m_provinceDeck; }
    PendulumAchievement achievement() const { return m_achievement; }
    QList<int> order() const { return m_order; }
    QList<PendulumCard> offer() const { return m_offer; }
    QList<int> votes() const { return m_council.votes; }
    QList<PendulumCard> taken() const { return m_council.taken; }
    QList<int> takers() const { return m_council.takers; }
    int markers() const { return m_progress.markers; }
    QString phase() const { return m_progress.phase; }
    int round() const { return m_progress.round; }
    int step() const { return m_progress.step; }
    bool untimed() const { return m_progress.untimed; }
    QList<int> timerTrack() const;
    /// A frame that is free, in a row where no timer stands; or -1.
    Q_INVOKABLE int enterableFrame() const;
    /// What a place of the board is called, and what its boxes cost and give, in a reader's words.
    Q_INVOKABLE QString placeInWords(int at, const sandglass::app::Catalogue* words) const;
    /// Whether some person's figure in that row could still act.
    Q_INVOKABLE bool waitsIn(int row) const;
    /// Says at that seat how much sand is left in the three glasses at that moment.
    Q_INVOKABLE void tellSand(int seat, qint64 now);
    QList<PendulumStanding> standings() const { return m_standings; }
    /// Who has won and why, as it is said to whoever sits there; nothing before the end.
    Q_INVOKABLE QString endIn(int seat, const sandglass::app::Catalogue* words, const QStringList& names) const;
    /// How many points a long track of that seat lacks to the scroll; 0 where it is there.
    Q_INVOKABLE int shortOfScroll(int seat, int track) const;
    QList<int> litSpots() const { return m_litSpots; }
    QList<int> lastMoved() const { return m_lastMoved; }
    qint64 coveredSince() const { return m_coveredSince; }

    bool read(const Sight& sight) override;
    std::optional<core::Millis> nextLook() const override;
    void read(const PendulumReading& reading);
    /// Without anything that is contested.
    void read(const pendulum::CardSet& cards, const pendulum::State& state, core::Millis now)
    {
        read({cards, state, now});
    }

Q_SIGNALS:
    void boardChanged();
    void neutralSpotsChanged();
    void provincesChanged();
    void achievementChanged();
    void orderChanged();
    void offerChanged();
    void councilChanged();
    void progressChanged();
    void standingsChanged();
    void litSpotsChanged();
    void lastMovedChanged();
    void coveredSinceChanged();

private:
    struct Progress {
        QString phase;
        int round = 0, step = 0, markers = 0;
        bool untimed = false;
        bool operator==(const Progress&) const = default;
    };

    struct Council {
        QList<int> votes;
        QList<PendulumCard> taken;
        QList<int> takers;
        bool operator==(const Council&) const = default;
    };

    void readBoard(const PendulumReading& reading);
    void readProvinces(const PendulumReading& reading);
    void readAchievement(const PendulumReading& reading);
    void readCouncil(const PendulumReading& reading);
    void followCouncil(const pendulum::State& before, const PendulumReading& reading);
    void readProgress(const PendulumReading& reading);
    void readEnd(const PendulumReading& reading);
    void followFigures(const pendulum::State& before, const pendulum::State& state);
    void lightSpots();
    PendulumReading lastReading() const;

    QList<PendulumSeat*> m_seats; // children
    QList<PendulumTimer*> m_timers; // children
    PendulumWorkers m_workers;
    PendulumDrawn m_drawn;
    qint64 m_coveredSince = -1;
    PendulumFlights m_flights{this};
    QList<PendulumRow> m_rows;
    QList<int> m_privilegePoints;
    QList<int> m_neutralSpots;
    QList<PendulumProvince> m_provinces;
    int m_provinceDeck = 0;
    PendulumAchievement m_achievement;
    QList<int> m_order;
    QList<PendulumCard> m_offer;
    Council m_council;
    Progress m_progress;
    QList<PendulumStanding> m_standings;
    QList<int> m_litSpots;
    QList<int> m_lastMoved = QList<int>(core::maxSeats, -1);
    // What was read last, for offers that are asked for later.
    const pendulum::CardSet* m_cards = nullptr;
    pendulum::State m_known{};
    core::Millis m_now = 0;
};

} // namespace sandglass::app
