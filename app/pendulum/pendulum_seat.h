// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/pendulum_advice.h"

#include <QtCore/QObject>

#include <functional>

namespace sandglass::app {

/// One seat of a match as its mat shows it, and the hands of who sits there.
///
/// It knows no rule. What is lit comes from the legal actions. What a hand does is looked up among them: one that fits
/// is asked for, several become a choice at the seat, and where none fits the plain action is asked for all the same,
/// so that the refusal answers.
class PendulumSeat : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A PendulumModel has five")
    Q_PROPERTY(int index READ index CONSTANT)
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
    Q_PROPERTY(QList<sandglass::app::PendulumCard> hand READ hand NOTIFY cardsChanged)
    Q_PROPERTY(QList<sandglass::app::PendulumCard> discard READ discard NOTIFY cardsChanged)
    /// Numbers of the cards in hand that can be played now, alone or along with something.
    Q_PROPERTY(QList<int> playable READ playable NOTIFY movesChanged)
    /// Numbers of the cards lifted out of the hand: one that is to be played, or those to be played along.
    Q_PROPERTY(QList<int> lifted READ lifted NOTIFY liftedChanged)
    /// The word of what the seat has to decide, or nothing; and how much of it is left.
    Q_PROPERTY(QString decision READ decision NOTIFY decisionChanged)
    Q_PROPERTY(int owed READ owed NOTIFY decisionChanged)
    /// The tray: answers to the decision, or the ways to do what the hand has just asked for.
    Q_PROPERTY(QList<sandglass::app::PendulumAnswer> answers READ answers NOTIFY answersChanged)
    /// The tray is the hand's own question: it can be closed, and nothing has happened.
    Q_PROPERTY(bool choosing READ choosing NOTIFY answersChanged)
    Q_PROPERTY(QList<sandglass::app::PendulumMove> moves READ moves NOTIFY movesChanged)
    /// The figure in hand, or -1, and the spots that take it.
    Q_PROPERTY(int worker READ worker NOTIFY workerChanged)
    Q_PROPERTY(QList<int> targets READ targets NOTIFY targetsChanged)
    Q_PROPERTY(bool done READ done NOTIFY standingChanged)
    /// Its turn in an ordered phase, or something to decide.
    Q_PROPERTY(bool asked READ asked NOTIFY standingChanged)
    Q_PROPERTY(int rank READ rank NOTIFY standingChanged)
    /// Somebody's hands play it, and not an opponent, whose pieces no hand moves.
    Q_PROPERTY(bool byHand READ byHand NOTIFY standingChanged)
    /// What to do next: with what the hand holds, or else as the state says it.
    Q_PROPERTY(sandglass::app::PendulumAdvice advice READ advice NOTIFY adviceChanged)

public:
    explicit PendulumSeat(int index, QObject* parent = nullptr);

    int index() const { return m_index; }
    QString character() const { return m_printed.character; }
    bool advanced() const { return m_printed.advanced; }
    PendulumTallies recoverCost() const { return m_printed.recover; }
    QList<int> columns() const { return m_printed.columns; }
    QList<int> held() const { return m_stocks.held; }
    QList<int> limits() const { return m_stocks.limits; }
    QList<int> glory() const { return m_stocks.glory; }
    QList<PendulumSlot> productionSlots() const { return m_slots; }
    QList<PendulumCard> hand() const { return m_cards.hand; }
    QList<PendulumCard> discard() const { return m_cards.discard; }
    QList<int> playable() const { return m_playable; }
    QList<int> lifted() const { return m_lifted; }
    QString decision() const { return m_question.decision; }
    int owed() const { return m_question.owed; }
    QList<PendulumAnswer> answers() const { return choosing() ? m_choice : m_answers; }
    bool choosing() const { return !m_choice.isEmpty(); }
    QList<PendulumMove> moves() const { return m_moves; }
    int worker() const { return m_worker; }
    QList<int> targets() const { return m_targets; }
    bool done() const { return m_standing.done; }
    bool asked() const { return m_standing.asked; }
    int rank() const { return m_standing.rank; }
    bool byHand() const { return m_standing.byHand; }
    PendulumAdvice advice() const { return m_advice; }

    /// Whether the engine would accept some action of this verb with these first numbers; below zero fits any.
    Q_INVOKABLE bool may(const QString& verb, int first = -1, int second = -1) const;

    // Hands. Each asks for one legal action, opens a choice, or asks for what will be refused.
    Q_INVOKABLE void pickUp(int worker);
    Q_INVOKABLE void putDown();
    Q_INVOKABLE void moveWorker(int worker, int spot);
    Q_INVOKABLE void sendHome(int worker);
    /// Lifts a card; one that is already up is played, or put back if it is only played along with something else.
    Q_INVOKABLE void tapCard(int number);
    Q_INVOKABLE void playCard(int number);
    Q_INVOKABLE void flip(int timer);
    Q_INVOKABLE void achieve();
    /// With a slot: tucked there as soon as it is taken.
    Q_INVOKABLE void takeProvince(int source, int slot = -1);
    Q_INVOKABLE void tuck(int colour);
    Q_INVOKABLE void chooseReward(int choice);
    /// A verb without numbers: recover, refill, done, resume, begin.
    Q_INVOKABLE void simply(const QString& verb);
    Q_INVOKABLE void setPace(bool untimed);
    Q_INVOKABLE void answer(const QString& text);
    /// Closes a choice of the hand's own.
    Q_INVOKABLE void cancel();

    void read(const PendulumReading& reading, const pendulum::Actions& legal);

signals:
    void characterChanged();
    void heldChanged();
    void slotsChanged();
    void cardsChanged();
    void decisionChanged();
    void answersChanged();
    void movesChanged();
    void workerChanged();
    void targetsChanged();
    void liftedChanged();
    void standingChanged();
    void adviceChanged();
    /// The seat asks for this action.
    void wanted(int seat, const QString& action);

private:
    struct Printed {
        QString character;
        bool advanced = false;
        PendulumTallies recover;
        QList<int> columns;
        bool operator==(const Printed&) const = default;
    };
    struct Stocks {
        QList<int> held, limits, glory;
        bool operator==(const Stocks&) const = default;
    };
    struct Cards {
        QList<PendulumCard> hand, discard;
        bool operator==(const Cards&) const = default;
    };
    struct Question {
        QString decision;
        int owed = 0;
        bool operator==(const Question&) const = default;
    };
    struct Standing {
        bool done = false, asked = false;
        int rank = 0;
        bool byHand = true;
        bool operator==(const Standing&) const = default;
    };

    Printed printedOf(const PendulumReading& reading) const;
    Stocks stocksOf(const PendulumReading& reading) const;
    QList<PendulumSlot> slotsOf(const PendulumReading& reading) const;
    Cards cardsOf(const PendulumReading& reading) const;
    Question questionOf(const PendulumReading& reading) const;
    Standing standingOf(const PendulumReading& reading, const pendulum::Actions& legal) const;
    void readMoves(const PendulumReading& reading, const pendulum::Actions& legal);
    void readTargets();
    void readLifted();
    void letGo();
    void readAdvice();
    void tuckAsWished();
    PendulumAdvice adviceInHand() const;
    QList<int> playableNow() const;
    void want(const QString& action);
    int alongInHand() const;
    void attempt(const std::function<bool(const pendulum::Action&)>& fits, const pendulum::Action& plain);

    const int m_index;
    Printed m_printed;
    Stocks m_stocks;
    QList<PendulumSlot> m_slots;
    Cards m_cards;
    Question m_question;
    Standing m_standing;
    QList<PendulumMove> m_moves;
    QList<PendulumAnswer> m_shown; ///< of every legal action, in its order
    QList<PendulumAnswer> m_answers;
    QList<PendulumAnswer> m_choice;
    pendulum::Actions m_legal;
    const pendulum::CardSet* m_cardSet = nullptr;
    int m_worker = -1;
    QList<int> m_targets;
    QList<int> m_playable;
    QList<int> m_lifted;
    unsigned m_stuck = 0; ///< the figures that stand in a row with a timer, a bit for each
    PendulumAdvice m_emptyHanded;
    PendulumAdvice m_advice;
    int m_slotWish = -1; ///< where the province that is being taken shall go
};

} // namespace sandglass::app
