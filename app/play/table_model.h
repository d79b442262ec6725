// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/asking.h"
#include "play/scores.h"
#include "play/seat_hands.h"
#include "play/sight.h"

#include <QtQml/QQmlListProperty>

#include <functional>

namespace sandglass::app {

/// A match of some game as QML draws it. A game's own model derives from it and adds what its board shows; `read`
/// compares what may be seen with what was shown before, and signals what changed and nothing else.
class TableModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Every game has its own")
    /// By seat of the match. A game's model has the same objects as `seats`, with their own type.
    Q_PROPERTY(QQmlListProperty<sandglass::app::SeatHands> hands READ handList NOTIFY seatsChanged)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY seatsChanged)
    Q_PROPERTY(bool over READ isOver NOTIFY overChanged)
    /// Who has won and why, when the match is over.
    Q_PROPERTY(sandglass::app::Telling verdict READ verdict NOTIFY overChanged)
    /// Where everybody's points come from, as everybody at the table may know it.
    Q_PROPERTY(sandglass::app::Scores scores READ scores NOTIFY scoresChanged)

public:
    explicit TableModel(QObject* parent = nullptr);

    QQmlListProperty<SeatHands> handList();
    int seatCount() const { return m_seatCount; }
    SeatHands* handsOf(int seat) const { return m_hands.value(seat); }
    bool isOver() const { return m_end.over; }
    Telling verdict() const { return m_end.verdict; }
    Scores scores() const { return m_scores; }
    /// What a cell of the score sheet says; a seat below zero: the head of a line. A game may tell what was counted.
    Q_INVOKABLE virtual sandglass::app::Telling counted(int seat, const QString& line) const
    {
        return m_scores.inWords(seat, line);
    }

    /// Whose finger touched something that lies in the middle of the table, given how far each seat's mat is from it:
    /// the nearest one's, of those for whom the engine offers that action, or of all where nobody may. Where several
    /// are about as near, it was whoever has used their hands last.
    Q_INVOKABLE int handAt(const QList<qreal>& distances, const QString& verb, int first = -1) const;
    /// A finger on a place: whoever took something in hand last, of those for whom it may go there, brings it there. If
    /// it may go there for nobody, the last one tries. While all hands are empty, it is meant by the one seat that
    /// could bring something there; where there are several, by nobody.
    Q_INVOKABLE void tapPlace(int place);
    /// The seats whose piece in hand may go to that place, a bit for each.
    int litFor(int place) const;

    /// The id of what the game's lexicon calls a thing, as "spot" 3; empty where it has no word for it.
    Q_INVOKABLE QString nameOf(const QString& domain, int number) const
    {
        return m_naming ? m_naming(domain, number) : QString();
    }

    /// Whether some person has a turn or something to decide; otherwise people watch opponents.
    Q_INVOKABLE bool asksPerson() const;
    /// Two seats wanted the same thing at once, and privilege has decided: both are told.
    void tellContest(int loser, const Telling& why);

    /// What explanations of this match's things are made from.
    const Asking& asking() const { return m_asking; }

    /// False, if the match is of another game.
    virtual bool read(const Sight& sight) = 0;
    /// What one command has done, in the order in which a film shows it. A game may put in cues of its own.
    virtual QList<Telling> staged(const QList<Telling>& events) const { return events; }
    /// Whether a cue belongs to a turn: whoever watches an opponent's waits no longer than TurnPace says. What happens
    /// to everybody between turns has its own time.
    virtual bool isOfTurn(const Telling&) const { return false; }
    /// When the match's clock has to be looked at again, because something that is shown ends then.
    virtual std::optional<core::Millis> nextLook() const { return {}; }

Q_SIGNALS:
    void seatsChanged();
    void overChanged();
    void scoresChanged();
    /// The places that take what some hand holds have changed.
    void targetsChanged();
    void wanted(int seat, const QString& action);
    void undoWanted(int seat);

protected:
    /// Once, by the game's model: the seats there may be, which become its children.
    void setHands(const QList<SeatHands*>& hands);
    void setSeatCount(int count);
    /// Before there are seats: whoever asks for a name waits for those.
    void setNaming(const std::function<QString(const QString&, int)>& naming) { m_naming = naming; }
    /// Also whether the match is over, and who has won it.
    void setScores(const Scores& scores);
    void setAsking(Asking asking) { m_asking = std::move(asking); }

private:
    struct End {
        bool over = false;
        Telling verdict;
        bool operator==(const End&) const = default;
    };

    void noteHand(int seat);
    void noteTouch(int seat);

    QList<SeatHands*> m_hands; // children
    int m_seatCount = 0;
    std::function<QString(const QString&, int)> m_naming;
    Scores m_scores;
    Asking m_asking;
    End m_end;
    QList<int> m_holding; ///< seats with a piece in hand, the last one first
    QList<int> m_touched; ///< seats whose hands did something, the last one first
};

} // namespace sandglass::app
