// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "seats/seats.h"

#include <QtCore/QPointF>
#include <QtCore/QPointer>

#include <functional>

namespace sandglass::app {

/// The games' cards in the middle of a table, and who looks at which of them. A card faces whoever touched it last;
/// everybody else reads at their own place. Nothing is voted on: wishes only lie there to be seen.
class Lobby : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::Seats* seats READ seats WRITE setSeats NOTIFY changed)
    Q_PROPERTY(int cards MEMBER m_cards WRITE setCards NOTIFY changed)
    /// By place: the card that is looked at there, or -1.
    Q_PROPERTY(QList<int> looking READ looking NOTIFY changed)
    /// By card: the place that it is turned to, or -1 where it lies as all do.
    Q_PROPERTY(QList<int> facing READ facing NOTIFY changed)
    /// The place whose person has laid out the game in the middle, or -1.
    Q_PROPERTY(int laidBy READ laidBy NOTIFY changed)
    /// The place whose person would like to change places with another one's, and that one's; -1 where nobody would.
    Q_PROPERTY(int swapFrom READ swapFrom NOTIFY changed)
    Q_PROPERTY(int swapTo READ swapTo NOTIFY changed)

public:
    using Now = std::function<qint64()>;

    explicit Lobby(QObject* parent = nullptr);
    /// With a clock of its own, in milliseconds.
    explicit Lobby(Now now, QObject* parent = nullptr);

    /// Another clock than the machine's: for tests.
    void setClock(Now now) { m_now = std::move(now); }
    Seats* seats() const { return m_seats; }
    void setSeats(Seats* seats);
    void setCards(int cards);
    QList<int> looking() const { return m_looking; }
    QList<int> facing() const { return m_facing; }
    int laidBy() const { return m_laidBy; }
    int swapFrom() const { return m_swapFrom; }
    int swapTo() const { return m_swapTo; }

    /// Whose finger it was that touched a card, at a point of it as it lies on the table, both from 0 to 1; -1 where
    /// nobody sits.
    Q_INVOKABLE int whoTouched(int card, QPointF at) const;
    /// That card is touched: its toucher looks at it, and it turns to them. Two who touch it from two sides within a
    /// moment both look at it, and it stays with the first. The place, or -1 where nobody sits.
    Q_INVOKABLE int touch(int card, QPointF at);
    /// That card is pulled towards somebody, who looks at it then. The place, or -1 where nobody sits that way.
    Q_INVOKABLE int pull(int card, QPointF way);
    Q_INVOKABLE void look(int place, int card);
    Q_INVOKABLE void lookAway(int place);
    /// Nobody has touched it for a while.
    Q_INVOKABLE void lieDown(int card);
    /// That person lays a game out. False where it may not be now: right after somebody did it, another hand was only
    /// quick.
    Q_INVOKABLE bool layOut(int place);
    /// What was laid out is put back.
    Q_INVOKABLE void putBack();
    /// Somebody would like the place of somebody else, who is asked.
    Q_INVOKABLE void askToSwap(int from, int to);
    /// The answer.
    Q_INVOKABLE void answerSwap(bool swaps);

Q_SIGNALS:
    void changed();

private:
    void clearEmptyPlaces();
    void follow(int from, int to);
    int nearerInX(QList<int> places, double x) const;

    Now m_now;
    QPointer<Seats> m_seats;
    int m_cards = 0;
    QList<int> m_looking;
    QList<int> m_facing;
    QList<qint64> m_turned; ///< by card: when it turned last
    qint64 m_laidOut;
    int m_laidBy = -1;
    int m_swapFrom = -1;
    int m_swapTo = -1;
};

} // namespace sandglass::app
