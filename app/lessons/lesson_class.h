// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson_player.h"
#include "lessons/lesson_progress.h"

#include <QtQml/QQmlListProperty>

namespace sandglass::app {

/// Who learns a lesson together: everybody has a copy of the match and does each step at their own seat, and the copies
/// go on together. Nobody waits for one who has left.
class LessonClass : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::House* house MEMBER m_house)
    Q_PROPERTY(sandglass::app::LessonProgress* progress MEMBER m_progress)
    Q_PROPERTY(QString game READ game NOTIFY begun)
    Q_PROPERTY(QString lesson READ lesson NOTIFY begun)
    Q_PROPERTY(QQmlListProperty<sandglass::app::LessonPlayer> players READ playerList NOTIFY begun)
    /// By player: where they sit at the real table. Their copy of the match seats them at its near side.
    Q_PROPERTY(QList<int> places READ places NOTIFY begun)
    /// By player, the words of their emblem and of their colour.
    Q_PROPERTY(QStringList emblems READ emblems NOTIFY begun)
    Q_PROPERTY(QStringList colours READ colours NOTIFY begun)
    /// The names of those who have not done the step yet; of who gave none, the id of their emblem's word.
    Q_PROPERTY(QStringList waitedFor READ waitedFor NOTIFY waitedForChanged)

public:
    using QObject::QObject;

    QString game() const { return m_game; }
    QString lesson() const { return m_lesson; }
    QList<LessonPlayer*> players() const { return m_players; }
    QList<int> places() const { return m_places; }
    QStringList emblems() const { return m_emblems; }
    QStringList colours() const { return m_colours; }
    QStringList waitedFor() const;
    QQmlListProperty<LessonPlayer> playerList() { return {this, &m_players}; }

    /// `learners` are objects as Seats writes people, and "person": who they are in the progress. One who was
    /// interrupted in this lesson goes on where they were, if they learn alone. False, where there is no such lesson.
    Q_INVOKABLE bool begin(const QString& game, const QString& lesson, const QVariantList& learners);
    Q_INVOKABLE void end();
    /// The step is shown to those who have not done it, and all go on. They are waited for again.
    Q_INVOKABLE void goOnWithoutThem();
    /// What they have to touch is shown to them more brightly: a nudge, and nothing more.
    Q_INVOKABLE void nudge();
    /// The match of this learner goes on as a real one, against opponents. False, where it is over or cannot be.
    Q_INVOKABLE bool playOn(int which);

Q_SIGNALS:
    void begun();
    void waitedForChanged();
    /// Everybody who learns has come to the end.
    void finished();

private:
    static bool isWaitedFor(const LessonPlayer* other);
    void follow(LessonPlayer* player, const QString& person);

    QPointer<House> m_house;
    QPointer<LessonProgress> m_progress;
    QString m_game;
    QString m_lesson;
    QList<LessonPlayer*> m_players; // children
    QList<int> m_places;
    QStringList m_names; ///< by player
    QStringList m_emblems, m_colours;
};

} // namespace sandglass::app
