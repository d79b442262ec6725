// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/values.h"

#include <QtCore/QObject>

#include <functional>
#include <optional>

namespace sandglass::app {

/// How a piece is moved: a verb whose numbers are the piece and the place it goes to. `piece` and `place` say which of
/// the verb's numbers those are, from 0; a piece below zero means that there is only one of its kind.
struct Carriage {
    QString verb;
    QString kind;
    int piece = 0;
    int place = 1;
};

/// A seat's question, advice and standing, as a game reads them out of a state.
struct SeatReading {
    QList<Move> moves; ///< all that the engine accepts of this seat
    QString decision; ///< the word of what the seat has to decide, or nothing
    Telling question; ///< the same as a sentence
    int owed = 0; ///< how much of it is left
    Telling advice; ///< what to do next while the hands are empty
    bool asked = false; ///< its turn, or something to decide
    bool human = true; ///< somebody's hands play it, and not an opponent, whose pieces no hand moves
    bool mayUndo = false;
};

/// The hands of whoever sits at a seat, in any game.
///
/// They know no rule. What a hand does is looked up among the legal moves: one that fits is asked for, several become a
/// choice at the seat, and where none fits the plain action is asked for all the same, so that the refusal answers.
class SeatHands : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A TableModel has them")
    Q_PROPERTY(int index READ index CONSTANT)
    Q_PROPERTY(QList<sandglass::app::Move> moves READ moves NOTIFY movesChanged)
    /// The moves with their words and pictures.
    Q_PROPERTY(QList<sandglass::app::Offer> offers READ offers NOTIFY offersChanged)
    Q_PROPERTY(QString decision READ decision NOTIFY questionChanged)
    Q_PROPERTY(sandglass::app::Telling question READ question NOTIFY questionChanged)
    Q_PROPERTY(int owed READ owed NOTIFY questionChanged)
    /// The tray: answers to the question, or the ways to do what the hand has just asked for.
    Q_PROPERTY(QList<sandglass::app::Offer> answers READ answers NOTIFY answersChanged)
    /// Answers that one would look for and that cannot be given now; touched, the refusal tells why.
    Q_PROPERTY(QList<sandglass::app::Offer> barred READ barred NOTIFY answersChanged)
    /// The tray is the hand's own question: it can be closed, and nothing has happened.
    Q_PROPERTY(bool choosing READ choosing NOTIFY answersChanged)
    /// The answer that the seat looks at before it gives it, or one without a move.
    Q_PROPERTY(sandglass::app::Offer considered READ considered NOTIFY consideredChanged)
    /// What the hand carries, and the places that take it.
    Q_PROPERTY(sandglass::app::Piece inHand READ inHand NOTIFY inHandChanged)
    Q_PROPERTY(QList<int> targets READ targets NOTIFY targetsChanged)
    Q_PROPERTY(bool asked READ asked NOTIFY standingChanged)
    Q_PROPERTY(bool human READ isHuman NOTIFY standingChanged)
    Q_PROPERTY(bool mayUndo READ mayUndo NOTIFY standingChanged)
    /// What to do next: with what the hand holds, or else as the state says it.
    Q_PROPERTY(sandglass::app::Telling advice READ advice NOTIFY adviceChanged)
    /// Why what the hand asked for did not happen, until it is forgotten.
    Q_PROPERTY(sandglass::app::Telling refusal READ refusal NOTIFY refusalChanged)
    /// What else the seat should know of just now, until it is forgotten: that its privilege has decided.
    Q_PROPERTY(sandglass::app::Telling notice READ notice NOTIFY noticeChanged)

public:
    explicit SeatHands(int index, QObject* parent = nullptr);

    int index() const { return m_index; }
    QList<Move> moves() const { return m_moves; }
    QList<Offer> offers() const;
    QString decision() const { return m_question.decision; }
    Telling question() const { return m_question.words; }
    int owed() const { return m_question.owed; }
    QList<Offer> answers() const { return choosing() ? m_choice : m_answers; }
    QList<Offer> barred() const { return choosing() ? QList<Offer>{} : m_barred; }
    Offer considered() const { return m_considered; }
    bool choosing() const { return !m_choice.isEmpty(); }
    Piece inHand() const { return m_inHand; }
    QList<int> targets() const { return m_targets; }
    bool asked() const { return m_standing.asked; }
    bool isHuman() const { return m_standing.human; }
    bool mayUndo() const { return m_standing.mayUndo; }
    Telling advice() const { return m_advice; }
    Telling refusal() const { return aloud(m_refusal); }
    Telling notice() const { return m_notice; }

    /// Whether the engine would accept some action of this verb with these first numbers; below zero fits any.
    Q_INVOKABLE bool may(const QString& verb, int first = -1, int second = -1) const;
    /// Does what this verb with these first numbers means; below zero fits any.
    Q_INVOKABLE void ask(const QString& verb, int first = -1, int second = -1, int third = -1);
    /// Opens a list of all that may be done now, by kinds; a kind with several moves opens them in its place.
    void listKinds();
    /// Exactly this action: an answer of a tray, an offer of the keyboard; or a kind of moves that is listed.
    Q_INVOKABLE void answer(const QString& text);
    /// Looks at this answer; looked at already, it is given.
    Q_INVOKABLE void consider(const QString& text);
    /// Closes a choice of the hand's own.
    Q_INVOKABLE void cancel();

    /// The same move with its words and pictures.
    Offer offerOf(const Move& move) const;
    /// Takes in hand what the move would carry, or puts down what is there.
    void hold(const Move& move);
    /// Where it would go, or -1.
    int placeOf(const Move& move) const;

    Q_INVOKABLE void pickUp(const QString& kind, int number);
    Q_INVOKABLE void putDown();
    /// Brings a piece to a place, whether or not it was in hand before.
    Q_INVOKABLE void bring(const QString& kind, int number, int place);
    /// The same for what is in hand.
    Q_INVOKABLE void bringTo(int place);
    /// Whether something could be brought there; and whatever that is, or one of several, is brought.
    bool mayBringTo(int place) const;
    void bringAnything(int place);
    /// Answers the next question of this kind with the move that fits, if there is one: taking a thing and laying it
    /// somewhere are two commands, and one wish.
    void afterwards(const QString& decision, const QString& verb, int first = -1);

    Q_INVOKABLE void undo();
    void refuse(const Telling& why);
    Q_INVOKABLE void forgetRefusal();
    void inform(const Telling& what);
    Q_INVOKABLE void forgetNotice();

    /// How the game's pieces are moved, how it words a move that is not among the legal ones, and what it shows of one.
    void setCarriages(const QList<Carriage>& carriages) { m_carriages = carriages; }
    using Wording = std::function<QString(const QString& verb, const QList<int>& numbers)>;
    void setWording(Wording wording) { m_wording = std::move(wording); }
    using Showing = std::function<Offer(const Move& move)>;
    void setShowing(Showing showing) { m_showing = std::move(showing); }

    void read(const SeatReading& reading);

Q_SIGNALS:
    void movesChanged();
    void offersChanged();
    void questionChanged();
    void answersChanged();
    void consideredChanged();
    void inHandChanged();
    void targetsChanged();
    void standingChanged();
    void adviceChanged();
    void refusalChanged();
    void noticeChanged();
    /// The seat asks for this action, or to take its last one back.
    void wanted(int seat, const QString& action);
    void undoWanted(int seat);

protected:
    /// Asks for the one move that fits, opens a choice of several, or asks for the plain one.
    void attempt(const std::function<bool(const Move&)>& fits, const QString& plain);
    QString plain(const QString& verb, const QList<int>& numbers) const;
    void readAdvice();

    /// Whether the move is meant together with what else the hand holds up: cards that are played along.
    virtual bool isMeant(const Move&) const { return true; }
    /// The verb to try with a piece that may not go to that place, so that its refusal answers.
    virtual QString usualVerb(const QString& kind, int place) const;
    /// The moves have been read: whether something else that belongs to them has changed.
    virtual bool readMore() { return false; }
    /// An opponent plays here from now on: hands that held something hold nothing.
    virtual void letGo();
    /// The answers to the seat's question, as its place shows them to everybody.
    virtual QList<Offer> openAnswers() const { return shown(m_moves); }
    /// Of the question's answers, those that are known and not possible now.
    virtual QList<Offer> barredAnswers() const { return {}; }
    /// A kind of moves in the list of all of them: its name and its sign.
    virtual Offer kindOf(const QList<Move>& alike) const { return offerOf(alike.first()); }
    /// A refusal as everybody may hear it.
    virtual Telling aloud(const Telling& why) const { return why; }
    /// The whole of it.
    Telling whyRefused() const { return m_refusal; }
    /// What to say to a hand that is not empty; nothing: as if it were.
    virtual Telling adviceInHand() const { return {}; }

private:
    struct Question {
        QString decision;
        Telling words;
        int owed = 0;
        bool operator==(const Question&) const = default;
    };
    struct Standing {
        bool asked = false, human = true, mayUndo = false;
        bool operator==(const Standing&) const = default;
    };
    struct Wish {
        QString decision, verb;
        int first = -1;
    };

    void want(const QString& action);
    void readMoves(const QList<Move>& moves);
    void readTargets();
    void doAsWished();
    void lookAt(const Offer& offer);
    QList<Offer> shown(const QList<Move>& moves) const;

    const int m_index;
    QList<Carriage> m_carriages;
    Wording m_wording;
    Showing m_showing;
    QList<Move> m_moves;
    mutable std::optional<QList<Offer>> m_offers; ///< made when somebody asks for them
    Question m_question;
    Standing m_standing;
    QList<Offer> m_answers;
    QList<Offer> m_barred;
    QList<Offer> m_choice;
    bool m_kinds = false; ///< what is chosen between are kinds of moves
    Offer m_considered;
    Piece m_inHand;
    QList<int> m_targets;
    Telling m_emptyHanded;
    Telling m_advice;
    Telling m_refusal;
    Telling m_notice;
    std::optional<Wish> m_wish;
};

} // namespace sandglass::app
