// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"
#include "pendulum/pendulum_values.h"

#include <QtGui/QPainterPath>

// The small things that lie and stand on the table.
namespace sandglass::pendulum_board {

/// A figure in a box of 40 × 48.
QPainterPath figureOutline(bool grande);

struct SeatCoin {
    QColor colour;
    int emblem = -1;
};
/// Whoever plays somewhere, in a disc of 54 units: the character, and at its rim the seat's own coin.
void paintWhoPlays(
    QPainter& painter, const QRectF& disc, const QString& character, const SeatCoin& seat, const art::Ink& colours);

/// A figure in its seat's colour with its seat's emblem; the grande one is crowned.
class WorkerFigure : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY looksChanged)
    Q_PROPERTY(int emblem MEMBER m_emblem NOTIFY looksChanged)
    Q_PROPERTY(bool grande MEMBER m_grande NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    QColor m_colour;
    int m_emblem = -1;
    bool m_grande = false;
};

/// A province: a little map drawn from its name, its four yields at its four sides. Without a province, the back.
class ProvinceFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::PendulumProvince province MEMBER m_province NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    app::PendulumProvince m_province;
};

/// A stratagem or a council reward; without an id, its back.
class CardFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::PendulumCard card MEMBER m_card NOTIFY looksChanged)
    /// Whose it is: the symbol in its corner.
    Q_PROPERTY(QString character MEMBER m_character NOTIFY looksChanged)
    /// How much of its width is seen where another card lies over it: its face is laid out in that part.
    Q_PROPERTY(double seen MEMBER m_seen NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    app::PendulumCard m_card;
    QString m_character;
    double m_seen = 1;
};

/// The current achievement with its token and octagons.
class AchievementFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::PendulumAchievement achievement MEMBER m_achievement NOTIFY looksChanged)
    Q_PROPERTY(QList<QColor> seatColours MEMBER m_seatColours NOTIFY looksChanged)
    Q_PROPERTY(QList<int> emblems MEMBER m_emblems NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    app::PendulumAchievement m_achievement;
    QList<QColor> m_seatColours;
    QList<int> m_emblems;
};

} // namespace sandglass::pendulum_board
