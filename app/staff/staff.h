// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "staff/pin_gate.h"
#include "staff/power.h"
#include "staff/staff_choices.h"
#include "staff/staff_log.h"
#include "staff/table_health.h"

#include <QtCore/QTimer>

namespace sandglass::app {

/// What the people of a café set behind the PIN, kept in a file of its own that only its owner reads; and what follows
/// from it at this hour.
class Staff : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The shell has one")
    Q_PROPERTY(QString cafe READ cafe WRITE setCafe NOTIFY changed)
    Q_PROPERTY(bool hasPin READ hasPin NOTIFY changed)
    Q_PROPERTY(bool welcomed READ welcomed NOTIFY changed)
    /// The table starts by itself and nobody has filled in the sheet of the first start: it is shown unasked.
    Q_PROPERTY(bool greets READ greets CONSTANT)
    Q_PROPERTY(QList<sandglass::app::DayHours> hours READ hours NOTIFY changed)
    Q_PROPERTY(QList<double> brightness READ brightness NOTIFY changed)
    Q_PROPERTY(QList<double> volume READ volume NOTIFY changed)
    Q_PROPERTY(QStringList languages READ languages NOTIFY changed)
    Q_PROPERTY(int idleMinutes READ idleMinutes WRITE setIdleMinutes NOTIFY changed)
    Q_PROPERTY(int eveningHours READ eveningHours WRITE setEveningHours NOTIFY changed)
    Q_PROPERTY(bool forgetNames READ forgetNames WRITE setForgetNames NOTIFY changed)
    Q_PROPERTY(bool lockF11 READ lockF11 WRITE setLockF11 NOTIFY changed)
    Q_PROPERTY(bool lockLeaving READ lockLeaving WRITE setLockLeaving NOTIFY changed)
    /// At this hour: whether the café is closed, when it opens again, what a sleeping table dims to, how loud it is.
    Q_PROPERTY(bool closed READ closed NOTIFY hourChanged)
    Q_PROPERTY(QDateTime opens READ opens NOTIFY hourChanged)
    Q_PROPERTY(double dimmest READ dimmest NOTIFY hourChanged)
    Q_PROPERTY(double loudness READ loudness NOTIFY hourChanged)
    Q_PROPERTY(QDateTime now READ now NOTIFY hourChanged)
    Q_PROPERTY(sandglass::app::PinGate* gate READ gate CONSTANT)
    Q_PROPERTY(sandglass::app::TableHealth* health READ health CONSTANT)
    Q_PROPERTY(sandglass::app::StaffLog* log READ log CONSTANT)
    Q_PROPERTY(sandglass::app::Power* power READ power CONSTANT)

public:
    /// An empty file: in memory alone.
    Staff(const QString& file, Outside outside, QObject* parent = nullptr);
    ~Staff() override;

    [[nodiscard]] const StaffChoices& choices() const { return m_choices; }
    void setChoices(const StaffChoices& choices);
    [[nodiscard]] QString cafe() const { return m_choices.cafe; }
    void setCafe(const QString& cafe);
    [[nodiscard]] bool hasPin() const { return m_choices.pin.isSet(); }
    [[nodiscard]] bool welcomed() const { return m_choices.welcomed; }
    [[nodiscard]] bool greets() const { return m_startsByItself && !m_choices.welcomed; }
    void setStartsByItself(bool byItself) { m_startsByItself = byItself; }
    [[nodiscard]] QList<DayHours> hours() const { return {m_choices.hours.begin(), m_choices.hours.end()}; }
    [[nodiscard]] QList<double> brightness() const
    {
        return {m_choices.brightness.begin(), m_choices.brightness.end()};
    }
    [[nodiscard]] QList<double> volume() const { return {m_choices.volume.begin(), m_choices.volume.end()}; }
    [[nodiscard]] QStringList languages() const;
    [[nodiscard]] int idleMinutes() const { return m_choices.idleMinutes; }
    void setIdleMinutes(int minutes);
    [[nodiscard]] int eveningHours() const { return m_choices.eveningHours; }
    void setEveningHours(int hours);
    [[nodiscard]] bool forgetNames() const { return m_choices.forgetNames; }
    void setForgetNames(bool forget);
    [[nodiscard]] bool lockF11() const { return m_choices.lockF11; }
    void setLockF11(bool lock);
    [[nodiscard]] bool lockLeaving() const { return m_choices.lockLeaving; }
    void setLockLeaving(bool lock);
    [[nodiscard]] bool closed() const { return !isOpen(m_choices.hours, now()); }
    [[nodiscard]] QDateTime opens() const { return opensNext(m_choices.hours, now()); }
    [[nodiscard]] double dimmest() const;
    [[nodiscard]] double loudness() const;
    [[nodiscard]] QDateTime now() const { return m_outside.date(); }
    [[nodiscard]] PinGate* gate() { return &m_gate; }
    [[nodiscard]] TableHealth* health() { return &m_health; }
    [[nodiscard]] StaffLog* log() { return &m_log; }
    [[nodiscard]] Power* power() { return &m_power; }

    /// Day 0 is Monday; times are minutes since midnight.
    Q_INVOKABLE void setDay(int day, bool open, int from, int to);
    Q_INVOKABLE void setBrightness(int hour, double value);
    Q_INVOKABLE void setVolume(int hour, double value);
    /// One place towards the front.
    Q_INVOKABLE void preferLanguage(const QString& code);
    /// False, where it is too short or too long.
    Q_INVOKABLE bool setPin(const QString& digits);
    /// The sheet of the first start has been filled in.
    Q_INVOKABLE void welcome();
    /// Somebody wants in: where no PIN is set yet, they are.
    Q_INVOKABLE void knock();
    /// The hour may be another one.
    void tick();
    /// What a PIN's guess costs from now on: tests have no time for it.
    void setPinRounds(int rounds) { m_pinRounds = rounds; }

Q_SIGNALS:
    void changed();
    void hourChanged();

private:
    void load();
    void save() const;

    const QString m_file;
    const Outside m_outside;
    StaffChoices m_choices;
    bool m_startsByItself = false;
    int m_pinRounds = Pin::usualRounds;
    PinGate m_gate;
    TableHealth m_health;
    StaffLog m_log;
    Power m_power;
    QTimer m_minute;
    QTimer m_writeSoon;
};

} // namespace sandglass::app
