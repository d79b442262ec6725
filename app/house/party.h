// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/host.h"
#include "seats/seats.h"

#include <QtCore/QPointer>
#include <QtQml/QQmlListProperty>

namespace sandglass::app {

/// The people of a match at their places. It reads them out of the match, and what they change at their seats (a name,
/// a language) is noted there, so that a match that is continued finds them as they were. A seat may be played by an
/// opponent of some level: handed over and taken back at any time.
class Party : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::Host* host READ host WRITE setHost NOTIFY hostChanged)
    Q_PROPERTY(sandglass::app::Seats* seats READ seats CONSTANT)
    /// By the match's seats: the places where they sit.
    Q_PROPERTY(QQmlListProperty<sandglass::app::Seat> people READ peopleList NOTIFY hostChanged)
    /// By the match's seats: the level of the opponent who plays there, or nothing where a person does.
    Q_PROPERTY(QStringList bots READ bots NOTIFY botsChanged)

public:
    explicit Party(QObject* parent = nullptr);

    [[nodiscard]] Host* host() const { return m_host; }
    void setHost(Host* host);
    [[nodiscard]] Seats* seats() { return &m_seats; }
    [[nodiscard]] QList<Seat*> people() const { return m_people; }
    [[nodiscard]] QQmlListProperty<Seat> peopleList() { return {this, &m_people}; }
    [[nodiscard]] QStringList bots() const;

    /// An opponent plays for this seat from now on.
    Q_INVOKABLE void handOver(int seat, const QString& level);
    /// A person does again.
    Q_INVOKABLE void takeBack(int seat);

Q_SIGNALS:
    void hostChanged();
    void botsChanged();

private:
    void seatEverybody();
    void follow();
    void note();
    void write(const QJsonArray& people);
    void setBot(int seat, const QString& level);

    QPointer<Host> m_host;
    Seats m_seats;
    QList<Seat*> m_people;
    bool m_seating = false;
    bool m_writing = false;
};

/// Where so many people sit when nobody has said where.
QList<int> usualPlacesOf(int seats);

/// The levels of the opponents of a match's seats, as its people's notes say; nothing where a person plays.
QStringList botsOf(const QJsonArray& people);

} // namespace sandglass::app
