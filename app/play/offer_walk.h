// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/seat_hands.h"

#include <QtCore/QPointer>

namespace sandglass::app {

/// The keyboard's way through what a seat may do, in two steps: first the kinds of moves (a verb each), then the moves
/// of a kind. While something is asked, its answers are walked instead. What a move would carry is taken in hand on the
/// way, so that the board shows where it would go.
///
/// It stands on a move by what the move does, not by its number in the list: when the list changes under it and the
/// move is gone, it stands nowhere, and doing it does nothing. So nothing is ever done but what was shown.
class OfferWalk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::SeatHands* hands READ hands WRITE setHands NOTIFY handsChanged)
    /// The move it stands on; its text is empty where it stands nowhere.
    Q_PROPERTY(sandglass::app::Move move READ move NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString verb READ verb NOTIFY changed)
    /// The place where what the move carries would go, or -1.
    Q_PROPERTY(int place READ place NOTIFY changed)
    /// The same with its words and pictures.
    Q_PROPERTY(sandglass::app::Offer offer READ offer NOTIFY changed)

public:
    using QObject::QObject;

    SeatHands* hands() const { return m_hands; }
    void setHands(SeatHands* hands);
    Move move() const { return m_move; }
    QString text() const { return m_move.text; }
    QString verb() const { return m_move.verb; }
    int place() const;
    Offer offer() const;

    /// To another kind of move, and to another move of the same kind; around and around.
    Q_INVOKABLE void goToKind(int steps);
    Q_INVOKABLE void go(int steps);
    /// To the first move of this verb, or from there to the next one; whether there is any.
    Q_INVOKABLE bool goTo(const QString& verb);
    /// To the move of this verb with these first numbers; whether there is one.
    Q_INVOKABLE bool goToMove(const QString& verb, int first, int second);
    /// Does what it stands on.
    Q_INVOKABLE void act();
    /// Stands nowhere; whether it stood somewhere before.
    Q_INVOKABLE bool leave();

Q_SIGNALS:
    void handsChanged();
    void changed();

private:
    QList<Move> ways() const;
    void stand(const Move& move);
    void follow();

    QPointer<SeatHands> m_hands;
    Move m_move;
};

} // namespace sandglass::app
