// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/telling.h"

#include <QtCore/QList>

// A game's score sheet as it is shown: plain values that are compared, so that only changes are signalled.
namespace sandglass::app {

/// One row of it.
struct SeatScore {
    Q_GADGET
    QML_VALUE_TYPE(seatScore)
    /// Beyond the seats of the match: an opponent without a seat, called <game>.opponent.
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int place MEMBER place)
    /// It has won, or while the match goes on nobody stands better.
    Q_PROPERTY(bool leads MEMBER leads)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QList<int> points MEMBER points)
    Q_PROPERTY(int sum MEMBER sum)

public:
    int seat = 0;
    int place = 1;
    bool leads = false;
    QString reason; ///< why it stands above the next one: <game>.reason.<word>
    QList<int> points; ///< by the sheet's lines
    int sum = 0;

    bool operator==(const SeatScore&) const = default;
};

struct Scores {
    Q_GADGET
    QML_VALUE_TYPE(scores)
    /// <game>.score.<word> each.
    Q_PROPERTY(QStringList lines MEMBER lines)
    /// The best first.
    Q_PROPERTY(QList<sandglass::app::SeatScore> seats MEMBER seats)
    Q_PROPERTY(bool over MEMBER over)
    /// What nobody may see yet will count as well.
    Q_PROPERTY(bool partial MEMBER partial)
    /// Lines that only the end adds: what they would give now, and no part of the sums.
    Q_PROPERTY(QStringList coming MEMBER coming)

public:
    QString game;
    QStringList lines;
    QList<SeatScore> seats;
    bool over = false;
    bool partial = false;
    QStringList coming;

    /// How much a seat has of a line; 0 where there is no such row or line.
    int pointsOf(int seat, const QString& line) const;
    /// Who has won and why; nothing before the end.
    Telling verdict() const;
    /// "Anna, circles: 6"; of nobody in particular the line's name alone.
    Telling inWords(int seat, const QString& line) const;

    bool operator==(const Scores&) const = default;
};

} // namespace sandglass::app
