// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/telling.h"
#include "seats/seats.h"
#include "setup/setup_rules.h"
#include "setup/setup_values.h"

#include <QtCore/QHash>
#include <QtCore/QPointer>
#include <QtQml/QQmlParserStatus>

#include <array>

namespace sandglass::app {

/// How the next match of some game is laid out. It is ready from the first moment: everything has a usual answer, and
/// `problem` says what is missing where something is.
class SetupForm : public QObject, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    /// The game's word.
    Q_PROPERTY(QString game MEMBER m_game)
    /// Who sits around the table; null on a desktop, where everybody is chosen here.
    Q_PROPERTY(sandglass::app::Seats* people MEMBER m_people NOTIFY changed)
    /// What those read who do not sit at the table.
    Q_PROPERTY(QString language MEMBER m_language)
    /// By place.
    Q_PROPERTY(QList<sandglass::app::SetupChair> chairs READ chairs NOTIFY changed)
    Q_PROPERTY(QList<sandglass::app::SetupAsked> asked READ asked NOTIFY changed)
    /// Whom one can bring to a chair, from the shelf.
    Q_PROPERTY(QStringList shelf READ shelf NOTIFY changed)
    /// Why it cannot begin, or nothing.
    Q_PROPERTY(sandglass::app::Telling problem READ problem NOTIFY changed)
    Q_PROPERTY(QString about READ about NOTIFY changed)
    /// Those who had to change their place because the game has no seat there: where they sit now.
    Q_PROPERTY(QList<int> walked READ walked NOTIFY changed)

public:
    explicit SetupForm(QObject* parent = nullptr);

    QList<SetupChair> chairs() const { return m_chairs; }
    QList<SetupAsked> asked() const;
    QStringList shelf() const;
    Telling problem() const;
    QString about() const { return m_rules.about; }
    QList<int> walked() const { return m_walked; }

    void classBegin() override { }
    void componentComplete() override;

    /// Who plays there from now on. Why not, where it cannot be; then everything stays as it was.
    Q_INVOKABLE sandglass::app::Telling seat(int place, const QString& guest);
    /// Two chairs change who sits on them; people at a table walk.
    Q_INVOKABLE sandglass::app::Telling carry(int from, int to);
    /// Somebody at the table watches this match, or plays after all.
    Q_INVOKABLE void watch(int place, bool watches);
    Q_INVOKABLE bool watches(int place) const;
    /// On a desktop.
    Q_INVOKABLE void callBy(int place, const QString& name);
    Q_INVOKABLE void choose(const QString& question, int answer);
    Q_INVOKABLE void wish(int place, const QString& what, const QVariant& value);

    /// What was chosen here, and the same chosen again as far as it can be: the next match is laid out as the last one.
    Q_INVOKABLE QVariantMap memory() const;
    Q_INVOKABLE void recall(const QVariantMap& memory);

    /// "Two people and one opponent. About 80 minutes. Start whenever you like."
    Q_INVOKABLE QString sum(const sandglass::app::Catalogue* words) const;
    /// What the engine is asked for, and an object per seat, as the journal notes them.
    Q_INVOKABLE QVariantMap options() const;
    Q_INVOKABLE QVariantList everybody() const;

Q_SIGNALS:
    void changed();

private:
    bool isSeat(int place) const { return m_rules.places.contains(place); }
    bool isHeld(int place) const;
    QString guestAt(int place) const;
    int count(const QString& guest) const;
    int players() const;
    bool isAsked(const SetupQuestion& question) const;
    int answerTo(const SetupQuestion& question) const;
    QVariantMap wishesOfSeats() const;
    Telling tooMany() const;
    void showTheWay();
    void bringCompany();
    void follow();
    void dressEverybody();
    SetupChair chairAt(int place) const;

    QString m_game;
    QPointer<Seats> m_people;
    QString m_language = QStringLiteral("en");
    SetupRules m_rules;
    /// Who was chosen here, by place.
    std::array<QString, placeCount> m_guests;
    std::array<QString, placeCount> m_names;
    std::array<bool, placeCount> m_watching{};
    std::array<QVariantMap, placeCount> m_wishes;
    /// Emblem and colour that a chair's guest keeps, as long as nobody at the table wants them.
    std::array<Player, placeCount> m_looks;
    QHash<QString, int> m_answers;
    QList<int> m_walked;
    Seats m_seating;
    QList<SetupChair> m_chairs;
};

} // namespace sandglass::app
