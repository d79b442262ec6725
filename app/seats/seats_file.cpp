// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats/seats_file.h"

#include "files/outside_file.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>
#include <QtCore/QSaveFile>
#include <QtCore/QStandardPaths>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace sandglass::app {

SeatsFile::SeatsFile(Seats& seats, const QString& file, QObject* parent)
    : QObject(parent)
    , m_seats(seats)
    , m_file(file)
{
    load();
    m_writeSoon.setSingleShot(true);
    m_writeSoon.setInterval(300ms);
    connect(&m_writeSoon, &QTimer::timeout, this, &SeatsFile::save);
    const auto writeSoon = [this] { m_writeSoon.start(); };
    connect(&m_seats, &Seats::holdersChanged, this, writeSoon);
    for (int place = 0; place < placeCount; ++place) {
        connect(m_seats.at(place), &Seat::nameChanged, this, writeSoon);
        connect(m_seats.at(place)->language(), &Language::changed, this, writeSoon);
    }
}

SeatsFile::~SeatsFile()
{
    if (m_writeSoon.isActive())
        save();
}

QString SeatsFile::defaultFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/seats.json"_s;
}

void SeatsFile::load()
{
    const auto text = readOutsideFile(m_file);
    if (!text && text.error() == FileProblem::Missing)
        return;
    const QJsonDocument people = outsideJson(text.value_or(QByteArray())).value_or(QJsonDocument());
    if (!people.isArray() || !m_seats.restore(people.array()))
        qInfo("seats: %s is not understood, so nobody sits", qPrintable(m_file));
}

void SeatsFile::save()
{
    m_writeSoon.stop();
    QDir().mkpath(QFileInfo(m_file).path());
    QSaveFile file(m_file);
    if (file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(m_seats.toJson()).toJson()) >= 0 && file.commit())
        return;
    qInfo("seats: %s could not be written (%s)", qPrintable(m_file), qPrintable(file.errorString()));
}

} // namespace sandglass::app
