// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/choices.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::app {

/// What a person has chosen and finds again at the next start, kept in one small JSON file.
/// A change is written a moment later, and at the latest when this object is destroyed.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The application makes its one set of settings")
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    Q_PROPERTY(double textSize READ textSize WRITE setTextSize NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    Q_PROPERTY(double volume READ volume WRITE setVolume NOTIFY changed)
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY changed)
    Q_PROPERTY(bool timerDigits READ timerDigits WRITE setTimerDigits NOTIFY changed)
    /// The middle of a table is turned to whoever plays.
    Q_PROPERTY(bool middleTurns READ middleTurns WRITE setMiddleTurns NOTIFY changed)
    /// What seats are told at first; each can change it for itself.
    Q_PROPERTY(QString advice READ advice WRITE setAdvice NOTIFY changed)
    Q_PROPERTY(QStringList advices READ advices CONSTANT)
    Q_PROPERTY(int graceMs READ graceMs WRITE setGraceMs NOTIFY changed)
    /// The names of those whose mats lie the other way round, for their left hand.
    Q_PROPERTY(QStringList otherHand READ otherHand NOTIFY changed)
    /// Who plays at this desktop, and the names that have been given here. An empty name is nobody's.
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY changed)
    Q_PROPERTY(QStringList players READ players NOTIFY changed)
    Q_PROPERTY(QString hallServer READ hallServer WRITE setHallServer NOTIFY changed)
    Q_PROPERTY(QStringList themes READ themes CONSTANT)
    Q_PROPERTY(int longestGraceMs READ longestGraceMs CONSTANT)
    /// Where a damaged file was put at this start; empty if none was found.
    Q_PROPERTY(QString setAsideFile READ setAsideFile CONSTANT)

public:
    /// Settings that live in memory alone: for pictures and tests.
    explicit Settings(QObject* parent = nullptr);
    /// Settings kept in the file, which may be missing. A damaged one is renamed and the defaults are used.
    explicit Settings(const QString& file, QObject* parent = nullptr);
    ~Settings() override;

    static QString defaultFile();

    [[nodiscard]] const Choices& choices() const { return m_choices; }
    void setChoices(const Choices& choices);
    Q_INVOKABLE void reset() { setChoices({}); }
    /// What counts until the program ends and is not kept: a command line's wishes. What is chosen later is kept.
    void setForNow(const Choices& choices);

    [[nodiscard]] QString language() const { return m_choices.language; }
    [[nodiscard]] QString theme() const { return m_choices.theme; }
    [[nodiscard]] double textSize() const { return m_choices.textSize; }
    [[nodiscard]] bool reducedMotion() const { return m_choices.reducedMotion; }
    [[nodiscard]] double volume() const { return m_choices.volume; }
    [[nodiscard]] bool muted() const { return m_choices.muted; }
    [[nodiscard]] bool timerDigits() const { return m_choices.timerDigits; }
    [[nodiscard]] bool middleTurns() const { return m_choices.middleTurns; }
    [[nodiscard]] QString advice() const { return m_choices.advice; }
    [[nodiscard]] static QStringList advices() { return Choices::advices(); }
    [[nodiscard]] int graceMs() const { return m_choices.graceMs; }
    [[nodiscard]] QStringList otherHand() const { return m_choices.otherHand; }
    [[nodiscard]] QString player() const { return m_choices.player; }
    [[nodiscard]] QStringList players() const { return m_choices.players; }
    [[nodiscard]] QString hallServer() const { return m_choices.hallServer; }
    [[nodiscard]] QString setAsideFile() const { return m_setAsideFile; }
    [[nodiscard]] static QStringList themes() { return Choices::themes(); }
    [[nodiscard]] static int longestGraceMs() { return Choices::longestGraceMs; }

    void setLanguage(const QString& code) { choose(&Choices::language, code); }
    void setTheme(const QString& theme);
    void setTextSize(double size);
    void setReducedMotion(bool reduced) { choose(&Choices::reducedMotion, reduced); }
    void setVolume(double volume);
    void setMuted(bool muted) { choose(&Choices::muted, muted); }
    void setTimerDigits(bool shown) { choose(&Choices::timerDigits, shown); }
    void setMiddleTurns(bool turns) { choose(&Choices::middleTurns, turns); }
    void setAdvice(const QString& advice);
    void setGraceMs(int grace);
    Q_INVOKABLE void setOtherHand(const QString& name, bool other);
    void setPlayer(const QString& name);
    /// Whoever has this name has never been here.
    void forget(const QString& name);
    void setHallServer(const QString& address) { choose(&Choices::hallServer, address.trimmed()); }

Q_SIGNALS:
    void changed();

private:
    template <class Value>
    void choose(Value Choices::* member, const Value& value)
    {
        Choices kept = m_kept;
        kept.*member = value;
        Choices next = m_choices;
        next.*member = value;
        take(next, kept);
    }
    void take(const Choices& choices, const Choices& kept);
    void load();
    void setAside(const QString& reason);
    void save();

    Choices m_choices;
    Choices m_kept; ///< what stands in the file, or will
    QString m_file;
    QString m_setAsideFile;
    QTimer m_writeSoon;
};

} // namespace sandglass::app
