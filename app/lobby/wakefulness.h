// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lobby/attract_plan.h"

#include <QtCore/QObject>
#include <QtCore/QPointF>
#include <QtCore/QTimer>
#include <QtQmlIntegration/qqmlintegration.h>

#include <functional>

namespace sandglass::app {

/// Whether anybody is at the table. After a while without a hand it asks; when nobody answers it falls asleep.
class Wakefulness : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Otherwise it stays awake, as on a desktop.
    Q_PROPERTY(bool watching READ watching WRITE setWatching NOTIFY changed)
    /// People think longer in a match than before one.
    Q_PROPERTY(bool inMatch MEMBER m_inMatch WRITE setInMatch NOTIFY changed)
    /// Nobody sits there: there is nobody to ask.
    Q_PROPERTY(bool nobody MEMBER m_nobody NOTIFY changed)
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// Minutes without a hand in a match before it asks.
    Q_PROPERTY(int patience MEMBER m_patience NOTIFY changed)
    /// What it dims to at this hour, of one.
    Q_PROPERTY(double dimmest MEMBER m_dimmest NOTIFY ticked)
    /// The café is closed: asleep, the table is dark, once what it shows has come to the end of its round.
    Q_PROPERTY(bool closed MEMBER m_closed WRITE setClosed NOTIFY changed)
    Q_PROPERTY(bool dark READ dark NOTIFY changed)
    /// Where a dark table's one thing stands, of one.
    Q_PROPERTY(QPointF spot READ spot NOTIFY spotChanged)
    /// Seconds that are left to answer.
    Q_PROPERTY(int left READ left NOTIFY ticked)
    /// Of a sleeping table: how bright it is, where its picture stands (of one, both ways), and how often its ribbons
    /// have passed their languages on.
    Q_PROPERTY(double brightness READ brightness NOTIFY ticked)
    Q_PROPERTY(double wanderX READ wanderX NOTIFY ticked)
    Q_PROPERTY(double wanderY READ wanderY NOTIFY ticked)
    Q_PROPERTY(int turns READ turns NOTIFY turnsChanged)
    /// How many games there are to show, and which is shown.
    Q_PROPERTY(int games MEMBER m_games NOTIFY changed)
    Q_PROPERTY(int game READ game NOTIFY gameChanged)
    Q_PROPERTY(double size READ size CONSTANT)

public:
    enum class State { Awake, Asking, Asleep };
    Q_ENUM(State)
    /// Milliseconds that never go back.
    using Now = std::function<qint64()>;

    explicit Wakefulness(QObject* parent = nullptr);
    explicit Wakefulness(Now now, QObject* parent = nullptr);

    bool watching() const { return m_watching; }
    void setWatching(bool watching);
    void setInMatch(bool inMatch);
    State state() const { return m_state; }
    void setClosed(bool closed);
    bool dark() const { return m_dark && m_state == State::Asleep; }
    QPointF spot() const { return m_spot; }
    int left() const;
    double brightness() const;
    double wanderX() const { return attract::wanderX(asleepFor()); }
    double wanderY() const { return attract::wanderY(asleepFor()); }
    int turns() const { return m_turns; }
    int game() const { return m_game; }
    static double size() { return attract::size; }

    /// A hand: it was somebody.
    Q_INVOKABLE void touched();
    /// At once, as if nobody had been there for long.
    Q_INVOKABLE void sleepNow();
    /// What is shown has come to the end of a round: the next game, or the dark.
    Q_INVOKABLE void showNext();
    /// Time has passed.
    void tick();
    /// Another clock than the machine's: for tests that have no three days. Its own beat stops.
    void setClock(Now now);

Q_SIGNALS:
    void changed();
    void ticked();
    void spotChanged();
    void turnsChanged();
    void gameChanged();
    /// Nobody answered: what was on the table can be put away.
    void fellAsleep();

private:
    void setState(State state);
    void tickAsleep();
    qint64 asleepFor() const;

    Now m_now;
    bool m_watching = false;
    bool m_inMatch = false;
    bool m_nobody = false;
    bool m_closed = false;
    bool m_dark = false;
    int m_patience = 6;
    double m_dimmest = 0.55;
    QPointF m_spot{0.5, 0.5};
    int m_games = 0;
    int m_game = 0;
    qint64 m_shownSince = 0; ///< of the sleep: when the game came on the table
    int m_turns = 0;
    State m_state = State::Awake;
    qint64 m_since = 0; ///< when the state began, or when the last hand was there
    bool m_beats = true; ///< by itself
    QTimer m_beat;
};

} // namespace sandglass::app
