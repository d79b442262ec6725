// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/host.h"

#include <QtCore/QJsonObject>
#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::app {

/// How far everybody has come in the lessons: seals of those that are done, where the one stands that was begun, and
/// which sentences of first times they have read.
/// Kept in one small file by name; whoever has given no name at a table is remembered by their place, for the evening
/// or until the program ends. A crash is no end.
class LessonProgress : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The shell has one")
    Q_PROPERTY(sandglass::app::Host* playingOn READ playingOn NOTIFY playingOnChanged)

public:
    /// An empty name is in memory alone: for pictures and tests.
    explicit LessonProgress(const QString& file = {}, QObject* parent = nullptr);
    ~LessonProgress() override { forgetGuests(); }

    /// Who somebody at a table is here; at a desktop it is the name alone, which may be empty.
    Q_INVOKABLE static QString guest(const QString& name, int place);

    Q_INVOKABLE QStringList seals(const QString& person, const QString& game) const;
    /// The lesson that was left before its end, or nothing, and its step.
    Q_INVOKABLE QString begun(const QString& person, const QString& game) const;
    Q_INVOKABLE int stepOf(const QString& person, const QString& game) const;
    /// Whether lessons are to be offered to who starts a game: once, where they have done none.
    Q_INVOKABLE bool isOffered(const QString& person, const QString& game) const;
    Q_INVOKABLE void declineOffer(const QString& person, const QString& game);
    /// What somebody has been told once in play, and need not be told again; see FirstTimes.
    bool isTold(const QString& person, const QString& game, const QString& first) const;
    void noteTold(const QString& person, const QString& game, const QString& first);

    /// The match that goes on from a lesson's end: there it counts.
    Host* playingOn() const { return m_playingOn; }
    void setPlayingOn(Host* match);

    void note(const QString& person, const QString& game, const QString& lesson, int step);
    void seal(const QString& person, const QString& game, const QString& lesson);
    /// What was done without a name at a desktop is this person's from now on.
    void giveName(const QString& name);
    /// Whoever has this name has done nothing.
    void forget(const QString& name);
    /// The evening is over: guests without a name are nobody.
    Q_INVOKABLE void forgetGuests();

Q_SIGNALS:
    void changed();
    void playingOnChanged();
    /// Somebody has done it to its end.
    void sealed(const QString& game, const QString& lesson);

private:
    QJsonObject of(const QString& person, const QString& game) const;
    void put(const QString& person, const QString& game, const QJsonObject& state);
    void save() const;

    const QString m_file;
    QJsonObject m_people; ///< by person, by game
    QPointer<Host> m_playingOn;
};

} // namespace sandglass::app
