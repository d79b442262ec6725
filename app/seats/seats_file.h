// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "seats/seats.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

namespace sandglass::app {

/// Keeps who sits where between starts, in one small JSON file. A change is written a moment later, and at the latest
/// when this object is destroyed. A file that is not understood leaves the table empty.
class SeatsFile : public QObject {
    Q_OBJECT

public:
    SeatsFile(Seats& seats, const QString& file, QObject* parent = nullptr);
    ~SeatsFile() override;

    static QString defaultFile();

private:
    void load();
    void save();

    Seats& m_seats;
    const QString m_file;
    QTimer m_writeSoon;
};

} // namespace sandglass::app
