// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"

#include <QtCore/QObject>

#include <memory>
#include <vector>

namespace sandglass::app {

/// All lessons of a game, in their order, with the cards that they were written for.
struct Course {
    QString game;
    std::unique_ptr<core::Shelf> shelf;
    std::vector<Lesson> lessons;
    core::Problems problems; ///< of the lessons that were left out

    /// Null, where there is none of that name.
    const Lesson* find(const QString& name) const;
    /// The first one that teaches this section of the rulebook, or null.
    const Lesson* teaching(const QString& section) const;
};

/// All lessons that the program brings, as "pendulum/what-wins".
QStringList lessonNames();
/// They travel inside the program. A wrong lesson is left out, and the log says why.
const Course& courseOf(const QString& game);
/// The same from texts, by file name: for tests.
Course courseFrom(const QString& game, const QMap<QString, QByteArray>& files);

/// A lesson as a list shows it.
struct LessonEntry {
    Q_GADGET
    QML_VALUE_TYPE(lessonEntry)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString titleId MEMBER titleId)
    Q_PROPERTY(int minutes MEMBER minutes)

public:
    QString name;
    int number = 0; ///< from 1
    QString titleId;
    int minutes = 0;

    bool operator==(const LessonEntry&) const = default;
};

/// A game's lessons, as QML lists them.
class LessonCourse : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged)
    Q_PROPERTY(QList<sandglass::app::LessonEntry> lessons READ lessons NOTIFY gameChanged)

public:
    using QObject::QObject;

    QString game() const { return m_game; }
    void setGame(const QString& game);
    QList<LessonEntry> lessons() const;
    /// The lesson that shows what a section of the rulebook says; its name is empty where no lesson does.
    Q_INVOKABLE sandglass::app::LessonEntry teaching(const QString& section) const;
    /// The first one that is played freely: for who knows the game. Its name is empty where there is none.
    Q_INVOKABLE sandglass::app::LessonEntry firstMatch() const;
    /// The lesson behind that one.
    Q_INVOKABLE sandglass::app::LessonEntry after(const QString& name) const;

Q_SIGNALS:
    void gameChanged();

private:
    QString m_game;
};

} // namespace sandglass::app
