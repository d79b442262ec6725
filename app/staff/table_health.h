// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "staff/incidents.h"
#include "staff/outside.h"

#include <QtCore/QTimer>

namespace sandglass::app {

/// How the table and its machine are. It looks once a minute, and notes what is wrong when it begins and when it ends.
class TableHealth : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The staff's has one")
    Q_PROPERTY(double freeSpace READ freeSpace NOTIFY looked)
    Q_PROPERTY(double totalSpace READ totalSpace NOTIFY looked)
    Q_PROPERTY(bool diskGood READ diskGood NOTIFY looked)
    Q_PROPERTY(bool knowsTemperature READ knowsTemperature NOTIFY looked)
    Q_PROPERTY(double temperature READ temperature NOTIFY looked)
    Q_PROPERTY(bool tooHot READ tooHot NOTIFY looked)
    Q_PROPERTY(QStringList addresses READ addresses NOTIFY looked)
    Q_PROPERTY(QString sound READ sound NOTIFY looked)
    Q_PROPERTY(int screens READ screens NOTIFY looked)
    /// When something was installed last; invalid where nobody knows.
    Q_PROPERTY(QDateTime updated READ updated NOTIFY looked)
    Q_PROPERTY(QDateTime since READ since CONSTANT)
    Q_PROPERTY(sandglass::app::Incidents* incidents READ incidents CONSTANT)

public:
    explicit TableHealth(Outside outside, QObject* parent = nullptr);

    [[nodiscard]] double freeSpace() const { return static_cast<double>(m_disk.free); }
    [[nodiscard]] double totalSpace() const { return static_cast<double>(m_disk.total); }
    [[nodiscard]] bool diskGood() const;
    [[nodiscard]] bool knowsTemperature() const { return m_temperature.has_value(); }
    [[nodiscard]] double temperature() const { return m_temperature.value_or(0); }
    [[nodiscard]] bool tooHot() const;
    [[nodiscard]] QStringList addresses() const { return m_addresses; }
    [[nodiscard]] QString sound() const { return m_sound; }
    [[nodiscard]] int screens() const { return m_screens; }
    [[nodiscard]] QDateTime updated() const { return m_updated; }
    [[nodiscard]] QDateTime since() const { return m_since; }
    [[nodiscard]] Incidents* incidents() { return &m_incidents; }

    /// Looks now, and then once a minute.
    void begin();
    Q_INVOKABLE void look();

Q_SIGNALS:
    void looked();

private:
    void lookAtDisk();
    void lookAtHeat();
    void lookAtSound();
    void lookAtScreens();
    void lookAtClock();
    /// Tells what has changed: that it is wrong now, or that it no longer is.
    void tellChange(
        bool& wrongBefore, bool wrong, const char* wrongId, const char* rightId, const QVariantMap& values = {});

    const Outside m_outside;
    const QDateTime m_since;
    Incidents m_incidents;
    QTimer m_beat;
    DiskRoom m_disk;
    std::optional<double> m_temperature;
    QStringList m_addresses;
    QDateTime m_updated;
    QString m_sound;
    int m_screens = 1;
    bool m_full = false;
    bool m_readOnly = false;
    bool m_hot = false;
    bool m_silent = false;
    bool m_dark = false;
    bool m_several = false;
    bool m_clockWrong = false;
    std::optional<qint64> m_clockAhead; ///< of the steady one, when it was looked at last
};

} // namespace sandglass::app
