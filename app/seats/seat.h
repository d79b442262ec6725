// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/language.h"
#include "seats/player.h"

#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtQml/qqmlregistration.h>

namespace sandglass::app {

class Seats;

/// One place at the table's edge and who sits there. What a finger does at a seat is one call of this object; what
/// the other seats have a say in (is that emblem free? is that place?) it asks the Seats it belongs to.
/// Calls that the rules of sitting forbid change nothing and return false.
class Seat : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The Seats of the table have them")
    Q_PROPERTY(int place READ place CONSTANT)
    /// How the seat's things are turned to face its edge, in degrees clockwise.
    Q_PROPERTY(int turn READ turn CONSTANT)
    Q_PROPERTY(sandglass::app::Language* language READ language CONSTANT)
    Q_PROPERTY(Stage stage READ stage NOTIFY stageChanged)
    Q_PROPERTY(bool seated READ seated NOTIFY stageChanged)
    Q_PROPERTY(int emblem READ emblem NOTIFY lookChanged)
    /// Its word; whoever has no name is called by it.
    Q_PROPERTY(QString emblemWord READ emblemWord NOTIFY lookChanged)
    Q_PROPERTY(int colour READ colour NOTIFY lookChanged)
    Q_PROPERTY(QString name READ name NOTIFY nameChanged)
    Q_PROPERTY(bool capitals READ capitals NOTIFY capitalsChanged)
    Q_PROPERTY(QStringList letters READ letters NOTIFY lettersChanged)

public:
    /// What the person at the seat is doing.
    enum class Stage { Empty, Choosing, Naming, Moving, Settled };
    Q_ENUM(Stage)

    Seat(int place, Seats& seats);

    int place() const { return m_place; }
    int turn() const;
    Language* language() const { return m_language; }
    Stage stage() const { return m_stage; }
    bool seated() const { return m_stage != Stage::Empty; }
    int emblem() const { return m_player.emblem; }
    QString emblemWord() const { return emblemWords().value(m_player.emblem); }
    int colour() const { return m_player.colour; }
    QString name() const { return m_player.name; }
    bool capitals() const { return m_capitals; }
    QStringList letters() const;

    /// Meaningless at an empty seat.
    Player player() const;

    Q_INVOKABLE bool sitDown();
    /// One touch: sits down, reads that language, and has nothing more to choose.
    Q_INVOKABLE bool sitDownIn(const QString& language);
    Q_INVOKABLE bool leave();
    Q_INVOKABLE bool moveTo(int place);
    Q_INVOKABLE bool chooseEmblem(int emblem);
    Q_INVOKABLE bool chooseColour(int colour);
    Q_INVOKABLE bool chooseLanguage(const QString& code);

    /// The steps of sitting down, in any order: a person may go back to each of them at any time.
    Q_INVOKABLE bool choose();
    Q_INVOKABLE bool startNaming();
    Q_INVOKABLE bool startMoving();
    Q_INVOKABLE bool settle();

    /// The seat's own keyboard. A letter beyond the longest name, or a second space in a row, is not taken.
    Q_INVOKABLE bool type(const QString& letter);
    Q_INVOKABLE bool eraseLetter();
    Q_INVOKABLE void toggleCapitals();

Q_SIGNALS:
    void stageChanged();
    void lookChanged();
    void nameChanged();
    void capitalsChanged();
    void lettersChanged();

private:
    friend class Seats;
    void welcome(const Player& player, Stage stage);
    void becomeEmpty(const QString& language);
    void setStage(Stage stage);
    bool changeStage(Stage stage);
    void setName(const QString& name);
    void setCapitals(bool capitals);
    void setLook(int emblem, int colour);

    const int m_place;
    Seats& m_seats;
    Language* const m_language; // a child
    Player m_player;
    Stage m_stage = Stage::Empty;
    bool m_capitals = true;
};

} // namespace sandglass::app
