// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/host.h"
#include "sand/sand_clock.h"

#include <QtCore/QPointer>
#include <QtCore/QTimer>

namespace sandglass::app {

/// Shows what one command has done as a film: its events one after the other, each for its length. The state is already
/// what it will be; a cue only says what to look at. It is timed by the match's clock, so a pause stops it.
///
/// A touch ends the cue that is shown, a second one the film; so does the next command. Where motion is reduced there
/// is no film at all.
class CuePlayer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::Host* host READ host WRITE setHost NOTIFY hostChanged)
    Q_PROPERTY(sandglass::app::SandClock* clock READ clock WRITE setClock NOTIFY clockChanged)
    /// By event word, in milliseconds; events that are not in it have no cue.
    Q_PROPERTY(QVariantMap lengths MEMBER m_lengths NOTIFY lengthsChanged)
    /// Motion is reduced: nothing is shown.
    Q_PROPERTY(bool still READ isStill WRITE setStill NOTIFY stillChanged)
    Q_PROPERTY(bool playing READ isPlaying NOTIFY cueChanged)
    /// The event that is shown, and how many came before it in this film.
    Q_PROPERTY(sandglass::app::Telling cue READ cue NOTIFY cueChanged)
    Q_PROPERTY(int index READ index NOTIFY cueChanged)
    Q_PROPERTY(int length READ length NOTIFY cueChanged)

public:
    explicit CuePlayer(QObject* parent = nullptr);

    Host* host() const { return m_host; }
    void setHost(Host* host);
    SandClock* clock() const { return m_clock; }
    void setClock(SandClock* clock);
    bool isStill() const { return m_still; }
    void setStill(bool still);

    bool isPlaying() const { return m_at < m_film.size(); }
    Telling cue() const { return m_film.value(m_at); }
    int index() const { return static_cast<int>(m_at); }
    int length() const;

    /// Begins a film; whatever was shown ends.
    Q_INVOKABLE void play(const QList<sandglass::app::Telling>& events);
    /// A finger on the table: whether there was something to end.
    Q_INVOKABLE bool touch();
    Q_INVOKABLE void end();
    /// Goes on as far as the clock says. Called by itself; a test calls it when it has set the clock.
    void look();

Q_SIGNALS:
    void hostChanged();
    void clockChanged();
    void lengthsChanged();
    void stillChanged();
    void cueChanged();

private:
    void next();
    void wait();

    QPointer<Host> m_host;
    QPointer<SandClock> m_clock;
    QVariantMap m_lengths;
    bool m_still = false;
    QList<Telling> m_film;
    qsizetype m_at = 0;
    qint64 m_until = 0; ///< when the cue that is shown ends
    bool m_touched = false; ///< in this film already
    QTimer m_timer;
};

} // namespace sandglass::app
