// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/matches.h"
#include "journal/replay.h"

#include <QtCore/QObject>
#include <QtQml/qqmlregistration.h>

namespace sandglass::app {

/// Where a saved match is looked at again: opens it, continues from what is seen, and keeps what people take home of
/// it.
class ReplayRoom : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::Matches* matches MEMBER m_matches NOTIFY matchesChanged)
    Q_PROPERTY(sandglass::app::Replay* replay READ replay NOTIFY replayChanged)
    /// What there is to say about the journal that was opened: what is missing, or why it does not open.
    Q_PROPERTY(QList<sandglass::app::Telling> notices READ notices NOTIFY replayChanged)

public:
    /// Where texts and pictures go.
    struct Folders {
        QString texts;
        QString pictures;
    };

    explicit ReplayRoom(QObject* parent = nullptr);
    ReplayRoom(std::unique_ptr<Clock> clock, Folders folders, QObject* parent = nullptr);
    ~ReplayRoom() override;

    Replay* replay() const { return m_replay.get(); }
    QList<Telling> notices() const { return m_notices; }

    /// As much of it as can be repeated; false if that is nothing.
    Q_INVOKABLE bool open(const QString& file);
    /// The same with a file that need not be one of this house's.
    Q_INVOKABLE bool openOutside(const QString& path);
    Q_INVOKABLE void close();
    /// A new match from the moment that is seen. Matches tells why, where there can be none.
    Q_INVOKABLE sandglass::app::Host* continueFromHere();
    /// The log as the viewer may know it, as a text file: where it is, or nothing if it could not be written.
    Q_INVOKABLE QString saveLog(const sandglass::app::Catalogue* words);
    /// A file for a picture of this moment, that nothing has yet; nothing if there can be none.
    Q_INVOKABLE QString newPicture() const;

Q_SIGNALS:
    void matchesChanged();
    void replayChanged();

private:
    void show(std::unique_ptr<Replay> replay, const QList<Telling>& notices);

    const std::unique_ptr<Clock> m_clock;
    const Folders m_folders;
    Matches* m_matches = nullptr;
    QString m_name; ///< of the journal, without its ending
    QList<Telling> m_notices;
    std::unique_ptr<Replay> m_replay;
};

} // namespace sandglass::app
