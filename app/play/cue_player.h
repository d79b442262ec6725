// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/host.h"
#include "host/turn_pace.h"
#include "play/table_model.h"
#include "sand/sand_clock.h"

#include <QtCore/QPointer>
#include <QtCore/QTimer>

namespace sandglass::app {

/// A part of a film: an event that has a length, and those after it that have none of their own. All dice of a round
/// roll at once, and a fair is one cue with everybody's points.
struct Cue {
    QList<Telling> events;
    int length = 0; ///< in milliseconds, at the usual pace
    int lasts = 0; ///< as long as it is really shown
};

/// Shows what one command has done as a film: its cues one after the other, each for its length. The state is already
/// what it will be; a cue only says what to look at. It is timed by the match's clock, so a pause stops it, and whoever
/// plays in a person's stead waits for its end.
///
/// An opponent's turn of many steps is shown the quicker the longer it has been (TurnPace).
/// A touch ends the cue that is shown, a second one the film; so does the next command. Where motion is reduced there
/// is no film at all. What is hidden from the table is in no film. A lesson may hold a film at a consequence that it
/// speaks of.
class CuePlayer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::Host* host READ host WRITE setHost NOTIFY hostChanged)
    Q_PROPERTY(sandglass::app::SandClock* clock READ clock WRITE setClock NOTIFY clockChanged)
    /// The game's, which stages the events.
    Q_PROPERTY(sandglass::app::TableModel* model MEMBER m_model NOTIFY modelChanged)
    /// By event word, in milliseconds; an event that is not in it belongs to the cue before it.
    Q_PROPERTY(QVariantMap lengths MEMBER m_lengths NOTIFY lengthsChanged)
    /// Motion is reduced: nothing is shown.
    Q_PROPERTY(bool still READ isStill WRITE setStill NOTIFY stillChanged)
    /// The film stands at the end of the last cue with an event of this word, as long as it is wanted.
    Q_PROPERTY(QString holdAfter READ holdAfter WRITE setHoldAfter NOTIFY holdAfterChanged)
    /// It stands there now.
    Q_PROPERTY(bool held READ isHeld NOTIFY heldChanged)
    Q_PROPERTY(bool playing READ isPlaying NOTIFY cueChanged)
    /// The event that is shown, all events of its cue, and how many cues came before it in this film.
    Q_PROPERTY(sandglass::app::Telling cue READ cue NOTIFY cueChanged)
    Q_PROPERTY(QList<sandglass::app::Telling> events READ events NOTIFY cueChanged)
    /// All of the film, from its beginning.
    Q_PROPERTY(QList<sandglass::app::Telling> film READ film NOTIFY cueChanged)
    Q_PROPERTY(int index READ index NOTIFY cueChanged)
    Q_PROPERTY(int length READ length NOTIFY cueChanged)
    /// How much of the length has been shown.
    Q_PROPERTY(int elapsed READ elapsed NOTIFY elapsedChanged)
    /// The tables show what the film leads to. It begins a moment before that, so that whoever shows a thing on its way
    /// can ask where it has lain.
    Q_PROPERTY(bool followed READ isFollowed NOTIFY followedChanged)

public:
    explicit CuePlayer(QObject* parent = nullptr);

    Host* host() const { return m_host; }
    void setHost(Host* host);
    SandClock* clock() const { return m_clock; }
    void setClock(SandClock* clock);
    bool isStill() const { return m_still; }
    void setStill(bool still);
    QString holdAfter() const { return m_holdAfter; }
    void setHoldAfter(const QString& word);
    bool isHeld() const { return m_held; }

    bool isPlaying() const { return m_at < m_film.size(); }
    QList<Telling> events() const { return m_film.value(m_at).events; }
    QList<Telling> film() const;
    Telling cue() const { return events().value(0); }
    int index() const { return static_cast<int>(m_at); }
    int length() const { return m_film.value(m_at).length; }
    int elapsed() const { return m_elapsed; }
    bool isFollowed() const { return m_followed; }
    /// The cue that is shown and those that come after it.
    QList<Cue> ahead() const { return m_film.sliced(m_at); }

    /// Begins a film; whatever was shown ends.
    Q_INVOKABLE void play(const QList<sandglass::app::Telling>& events);
    /// The tables have followed.
    Q_INVOKABLE void follow();
    /// A finger on the table: whether there was something to end.
    Q_INVOKABLE bool touch();
    Q_INVOKABLE void end();
    /// Stands in the middle of a cue, for pictures: whether the film has one of this word.
    Q_INVOKABLE bool seek(const QString& word, int elapsed);
    /// Goes on as far as the clock says. Called by itself when a cue ends, and by whoever paints frames.
    Q_INVOKABLE void look();

Q_SIGNALS:
    void hostChanged();
    void clockChanged();
    void modelChanged();
    void lengthsChanged();
    void stillChanged();
    void holdAfterChanged();
    void heldChanged();
    void cueChanged();
    void elapsedChanged();
    void followedChanged();
    /// What is to be heard now: a cue's events when it begins, and at once those that no film shows.
    void told(const QList<sandglass::app::Telling>& events);

private:
    qsizetype holdingCue() const;
    bool isAtHold() const;
    void next();
    void stop();
    void wait();
    void note();
    void tellEnd();
    void quicken();
    void setPace(qsizetype from);
    bool watchesOpponent() const;

    QPointer<Host> m_host;
    QPointer<SandClock> m_clock;
    TableModel* m_model = nullptr; // declared beside it, and as old
    QVariantMap m_lengths;
    bool m_still = false;
    QString m_holdAfter;
    bool m_held = false;
    QList<Cue> m_film;
    qsizetype m_at = 0;
    qint64 m_until = 0; ///< when the cue that is shown ends
    int m_elapsed = 0;
    bool m_followed = false;
    bool m_touched = false; ///< in this film already
    int m_mover = -1; ///< whose command it is of
    TurnPace m_pace;
    QTimer m_timer;
};

} // namespace sandglass::app
