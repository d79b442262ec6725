// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <functional>
#include <optional>

namespace sandglass::app {

/// The disk that matches are kept on.
struct DiskRoom {
    qint64 free = 0; ///< bytes
    qint64 total = 0; ///< 0: nobody knows
    bool writable = true;
};

/// The machine around the program: what is read of it, and the commands it is given. Tests have one of their own.
struct Outside {
    std::function<QDateTime()> date;
    std::function<qint64()> steady; ///< milliseconds that never go back
    std::function<DiskRoom()> disk;
    std::function<std::optional<double>()> temperature; ///< the hottest part's, in degrees Celsius
    std::function<QStringList()> addresses; ///< in the café's network
    std::function<QDateTime()> updated; ///< when something was installed last; invalid: nobody knows
    std::function<QString()> sound; ///< the device's name; empty: there is none
    std::function<int()> screens;
    std::function<QStringList()> sticks; ///< folders of what is plugged in and can be written
    /// Runs a command; what went wrong, in its own words, or nothing.
    std::function<QString(const QStringList& command)> run;

    /// A table that stands nowhere, for pictures: always the same one, on an evening in November.
    static Outside pictured();
    /// This machine. The folder is where matches are kept.
    static Outside real(const QString& folder);
};

} // namespace sandglass::app
