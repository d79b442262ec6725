// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"
#include "host/clock.h"
#include "host/telling.h"
#include "journal/journal_keeper.h"
#include "journal/replay_log.h"

#include <QtCore/QJsonArray>
#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtCore/QTimer>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <functional>
#include <memory>

namespace sandglass::app {

/// A match being played: it owns the session, the match's clock and the journal, and is their only writer. It knows no
/// game: commands and answers are text.
///
/// Commands are taken one at a time, each stamped with the moment it came in. An accepted one is told (`accepted`,
/// `changed`) only when its line is written; until then the next one waits. So whoever looks at the session when told
/// sees exactly what no crash can take back. A disk that refuses stops nobody: play goes on, with a `warning`.
class Host : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Matches opens them")
    Q_PROPERTY(QString game READ game CONSTANT)
    Q_PROPERTY(int seats READ seats CONSTANT)
    /// By seat, objects, as the journal notes them: who sits there.
    Q_PROPERTY(QJsonArray people READ people WRITE setPeople NOTIFY peopleChanged)
    Q_PROPERTY(QStringList names READ names NOTIFY peopleChanged)
    /// By seat, where the game gives characters.
    Q_PROPERTY(QStringList characters READ characters CONSTANT)
    Q_PROPERTY(bool paused READ paused NOTIFY pausedChanged)
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    /// 0 where the game has not told of one.
    Q_PROPERTY(int round READ round NOTIFY roundChanged)
    /// Why the match is not being saved at the moment: the id of a sentence; empty if all is well.
    Q_PROPERTY(QString warning READ warning NOTIFY warningChanged)

public:
    /// Where a match stands when it is taken up.
    struct Standing {
        core::Millis time = 0; ///< of its clock
        int round = 0;
        QJsonArray people; ///< by seat, objects; of these only "name" and "character" mean something here
    };

    /// Paused, until resume(). Without a keeper nothing is saved and everything is told at once.
    Host(Clock& clock, std::unique_ptr<core::Session> session, Standing standing,
        std::unique_ptr<JournalKeeper> keeper = nullptr, QObject* parent = nullptr);
    /// Closes the journal, and waits until it is.
    ~Host() override;

    QString game() const;
    int seats() const { return m_session->seats(); }
    QStringList names() const;
    QStringList characters() const { return m_characters; }
    const QJsonArray& people() const { return m_people; }
    /// Somebody else sits there now, or somebody is called otherwise: the journal remembers it.
    void setPeople(const QJsonArray& people);
    bool paused() const { return !m_runningSince.has_value(); }
    bool isOver() const { return m_session->isOver(); }
    int round() const { return m_round; }
    QString warning() const { return m_warning; }
    const core::Session& session() const { return *m_session; }
    /// Something that was submitted is not answered yet: the disk is being waited for.
    bool isBusy() const { return m_done.has_value() || !m_queue.empty(); }
    /// The session's last command is done but not told yet.
    bool isUntold() const { return m_done.has_value(); }
    QString journalPath() const { return m_keeper ? m_keeper->path() : QString(); }

    /// The match's own time; it stands still while paused.
    Q_INVOKABLE qint64 now() const;
    Q_INVOKABLE void pause();
    Q_INVOKABLE void resume();

    /// Gives the command's number, by which the answer that comes as a signal can be known.
    Q_INVOKABLE quint64 submit(int seat, const QString& action);
    Q_INVOKABLE quint64 undo(int seat);
    /// The same for whoever plays a seat in a person's stead: what is wrong with it is no seat's business, but that of
    /// whoever submits it.
    quint64 submitAsOpponent(int seat, const QString& action);
    Q_INVOKABLE QStringList legal(int seat) const;
    /// Of the last accepted command, as that seat may know them.
    Q_INVOKABLE QList<sandglass::app::Telling> eventsSeenBy(int seat) const;
    /// The same, as everybody at the table may know them.
    QList<Telling> eventsSeenByAll() const { return eventsSeenBy(core::index(core::nobody)); }

    /// Asked about what a person's hand wants (an undo is "undo") before the rules are: where it says no, nothing
    /// happens, and telling why is its business. Lessons have one.
    using Gate = std::function<bool(int seat, const QString& action)>;
    void setGate(Gate gate) { m_gate = std::move(gate); }
    /// The match stands at another moment, and everything that looks at it looks anew: a lesson goes back. Only where
    /// nothing is saved.
    void standAt(std::unique_ptr<core::Session> session, core::Millis time);

    /// The last command that was told, whole.
    const Deed& lastDeed() const { return m_lastDeed; }

    /// Takes a name off this match and out of its journal, from the first line on.
    void forget(const QString& name);

    /// Leaves the journal with the clock where it stands; nothing is played or saved from then on. Whoever takes the
    /// keeper need not wait for the disk.
    std::unique_ptr<JournalKeeper> close();

    /// `reminded` comes when the match's clock stands there, once; a new reminder replaces the old one. Whoever plays
    /// by the match's time (opponents do) asks for it here, so that a pause stops them too.
    void remindAt(std::optional<core::Millis> time);

    /// The same for whoever shows the match: `lookAgain` comes when something that is seen ends with the match's time.
    void lookAgainAt(std::optional<core::Millis> time);

    /// What has happened is being shown to people until then: opponents, who could move at any time, wait for it.
    void showUntil(core::Millis time);
    core::Millis shownUntil() const { return m_shownUntil; }
    /// Somebody would rather not wait: until a person plays again, opponents and what is shown of their turns are so
    /// many times faster.
    Q_INVOKABLE void hurry();
    double haste() const { return m_haste; }

    /// How long an acknowledgement waits for a disk that neither takes nor refuses a line.
    void setPatience(std::chrono::milliseconds patience) { m_patience.setInterval(patience); }

Q_SIGNALS:
    /// An undo's action is "undo". `events` are what happened as everybody at the table may know it.
    void accepted(quint64 number, int seat, const QString& action, const QList<sandglass::app::Telling>& events);
    void refused(quint64 number, int seat, const QString& action, const sandglass::app::Telling& why);
    /// An earlier command of that seat was taken back in favour of a seat with more privilege.
    void lost(int seat, const QString& action, const sandglass::app::Telling& why);
    /// The text is no command at all: the caller is wrong, not the player.
    void misunderstood(quint64 number, int seat, const QString& action, const QString& why);
    /// An opponent wanted what it may not, or what is no command: `why` is for the program's log.
    void opponentRefused(int seat, const QString& action, const QString& why);
    /// The state is another one.
    void changed();
    /// It was put to another moment, past or future; `changed` follows.
    void stoodElsewhere();
    /// Time alone has changed what is possible.
    void woke();
    void ended();
    void reminded();
    void lookAgain();
    void shownUntilChanged();
    void hurried();
    void peopleChanged();
    void pausedChanged();
    void roundChanged();
    void warningChanged();

private:
    struct Pending {
        quint64 number = 0;
        int seat = 0;
        QString action; ///< empty: undo
        core::Millis time = 0;
        bool opponent = false;
    };

    quint64 take(int seat, const QString& action, bool opponent = false);
    void refuse(const Pending& command, const QString& action, const Telling& why);
    void work();
    void process(const Pending& command);
    void settle();
    void acknowledge();
    void noteRound(const QList<Telling>& events, std::string& lines);
    void onAlarm();
    void setAlarm();
    void setWarning(const QString& id);
    void onFailing(quint64 ticket, int error);
    void onWritten(quint64 ticket);

    Clock& m_clock;
    std::unique_ptr<core::Session> m_session;
    QJsonArray m_people;
    const QStringList m_characters;
    core::Millis m_time; ///< when the clock last started or stopped
    std::optional<core::Millis> m_runningSince; ///< by the clock outside
    std::optional<core::Millis> m_wake;
    std::optional<core::Millis> m_reminder;
    std::optional<core::Millis> m_nextLook;
    core::Millis m_shownUntil = 0;
    double m_haste = 1;
    int m_round;
    QString m_warning;

    std::deque<Pending> m_queue;
    quint64 m_number = 0;
    bool m_working = false;
    bool m_closed = false; ///< the clock may already be another match's
    /// The command that is done but not yet told.
    struct Done {
        Pending command;
        bool rewound = false;
        QList<Telling> events;
        std::vector<core::Answer::Loss> lost;
        quint64 ticket = 0;
    };
    std::optional<Done> m_done;
    Deed m_lastDeed;
    Gate m_gate;
    QTimer m_patience;
    std::unique_ptr<JournalKeeper> m_keeper;
};

} // namespace sandglass::app
