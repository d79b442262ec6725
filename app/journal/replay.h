// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"
#include "host/clock.h"
#include "journal/journal_notes.h"
#include "journal/replay_log.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace sandglass::app {

/// A match looked at again: a journal with a position in it. A step is one command; position 0 is before the first.
/// Playing follows the match's own time, at 1 to 32 times its speed.
class Replay : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Opened from a journal")
    Q_PROPERTY(QString game READ game CONSTANT)
    Q_PROPERTY(QStringList names READ names CONSTANT)
    /// By seat, as the journal notes them.
    Q_PROPERTY(QJsonArray people READ people CONSTANT)
    /// By seat, where the game gives characters.
    Q_PROPERTY(QStringList characters READ characters CONSTANT)
    Q_PROPERTY(int steps READ steps CONSTANT)
    Q_PROPERTY(qint64 length READ length CONSTANT)
    Q_PROPERTY(int position READ position WRITE jump NOTIFY moved)
    Q_PROPERTY(bool playing READ isPlaying NOTIFY playingChanged)
    Q_PROPERTY(int speed READ speed WRITE setSpeed NOTIFY speedChanged)
    /// The journal goes to the match's end.
    Q_PROPERTY(bool finished READ isFinished CONSTANT)
    /// Whose eyes it is seen with: a seat, or -1: everything after the match's end, until then what everybody at the
    /// table may know. Before the end nobody looks with a seat's eyes, see mayLookAsSeat.
    Q_PROPERTY(int viewer READ viewer WRITE setViewer NOTIFY viewerChanged)
    /// What stands out on the time line: {step, time, kind, telling}. Kinds are "round", "privilege" (a seat
    /// took precedence, whether or not another lost by it) and those of Marks.
    Q_PROPERTY(QVariantList marks READ marks CONSTANT)
    Q_PROPERTY(sandglass::app::ReplayLog* log READ log CONSTANT)

public:
    static constexpr int fastest = 32;
    /// The kind of mark that an event makes, by the event's word.
    using Marks = QHash<QString, QString>;
    /// Of the games that there are.
    static Marks usualMarks();

    /// `journal` must be one that the shelf can continue.
    static std::expected<std::unique_ptr<Replay>, std::string> open(
        Clock& clock, const core::Shelf& shelf, std::string journal, const Marks& marks = usualMarks());

    QString game() const;
    QStringList names() const { return m_notes.names(); }
    QJsonArray people() const { return m_notes.people; }
    QStringList characters() const { return m_characters; }
    int steps() const { return static_cast<int>(m_steps.size()); }
    qint64 length() const { return m_length; }
    int position() const { return m_position; }
    bool isPlaying() const { return m_playingSince.has_value(); }
    int speed() const { return m_speed; }
    int viewer() const { return m_viewer; }
    bool isFinished() const { return m_finished; }
    /// Whether a seat's own things may be shown: after the end, or to whoever says that the journal is theirs to read.
    bool mayLookAsSeat() const { return m_finished || m_trusted; }
    void trustViewer() { m_trusted = true; }
    /// What is shown is everything that there is.
    bool isAllShown() const { return m_finished && m_viewer < 0; }
    QVariantList marks() const { return m_marks; }
    ReplayLog* log() const { return m_log; }

    const core::Session& session() const { return *m_session; }
    const std::string& journal() const { return m_journal; }
    /// How many of the journal's records lead here: where a new match can branch off.
    std::size_t records() const;

    /// The match's time that is shown; between two steps too.
    Q_INVOKABLE qint64 now() const;
    Q_INVOKABLE void play();
    Q_INVOKABLE void pause();
    void setSpeed(int speed);
    void setViewer(int viewer);
    Q_INVOKABLE void step(int by);
    Q_INVOKABLE void jump(int position);
    Q_INVOKABLE void jumpToTime(qint64 time);
    /// What everybody is called.
    Q_INVOKABLE QStringList namesIn(const sandglass::app::Catalogue* words) const;
    /// Who is ahead, by rank and as far as the viewer may know: {seat, place, winner}; nobody has won before the end.
    Q_INVOKABLE QVariantList standings() const;
    /// The state as JSON, as far as the viewer may know it.
    Q_INVOKABLE QString describe() const;
    Q_INVOKABLE QString logText(const sandglass::app::Catalogue* words) const;
    Q_INVOKABLE bool exportLog(const QString& path, const sandglass::app::Catalogue* words) const;

Q_SIGNALS:
    void moved();
    void playingChanged();
    void speedChanged();
    void viewerChanged();

private:
    struct Step {
        core::Millis time;
        std::size_t records; ///< after it, notes and hashes included
    };

    Replay(Clock& clock, const core::Shelf& shelf, std::string journal);
    std::expected<void, std::string> readThrough(const Marks& marks);
    void tellStep(const core::JournalRecord& record, const core::Answer& answer, const Marks& marks);
    /// The log is told whose eyes it is read with.
    void tellLog();
    core::Seat eyes() const;
    void mark(const QString& kind, core::Millis time, const Telling& telling);
    void go(int position);
    void onAlarm();
    void setAlarm();
    int stepsUntil(core::Millis time) const;

    Clock& m_clock;
    const core::Shelf& m_shelf;
    const std::string m_journal;
    std::vector<core::JournalRecord> m_records;
    JournalNotes m_notes;
    QStringList m_characters;
    std::vector<Step> m_steps;
    std::size_t m_startRecords = 0; ///< before the first step
    core::Millis m_length = 0;
    QVariantList m_marks;
    ReplayLog* const m_log; // a child

    std::unique_ptr<core::Session> m_session;
    std::size_t m_done = 0; ///< records that the session has repeated
    int m_position = 0;
    core::Millis m_time = 0;
    std::optional<core::Millis> m_playingSince;
    int m_speed = 1;
    int m_viewer = -1;
    bool m_finished = false;
    bool m_trusted = false;
};

} // namespace sandglass::app
