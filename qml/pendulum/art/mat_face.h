// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"
#include "pendulum/pendulum_values.h"

// What lies on a mat and is not picked up. Each is a picture of its own: a number that climbs paints itself anew, and
// not the whole mat.
namespace sandglass::pendulum_board {

class MatPlan;

/// The mat itself: its edge in the seat's colour, the places of figures at home, who plays here.
class MatFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString character MEMBER m_character NOTIFY looksChanged)
    /// By place at home, what figure belongs there: 0 none that was hired, 1 a regular one, 2 a grande one.
    Q_PROPERTY(QList<int> homes MEMBER m_homes NOTIFY looksChanged)
    Q_PROPERTY(bool mirrored MEMBER m_mirrored NOTIFY looksChanged)
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY looksChanged)
    Q_PROPERTY(int emblem MEMBER m_emblem NOTIFY looksChanged)
    Q_PROPERTY(QString name MEMBER m_name NOTIFY looksChanged)
    /// How much larger than usual people want their letters.
    Q_PROPERTY(double textSize MEMBER m_textSize NOTIFY looksChanged)
    /// Pixels per unit of the plan.
    Q_PROPERTY(double unit MEMBER m_unit NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_character.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    void paintHome(QPainter& painter, const MatPlan& plan) const;
    void paintPortrait(QPainter& painter, const MatPlan& plan) const;

    QString m_character;
    QList<int> m_homes;
    bool m_mirrored = false;
    QColor m_colour;
    int m_emblem = -1;
    QString m_name;
    double m_textSize = 1;
    double m_unit = 1;
};

/// The four victory tracks with their markers, on the grid that all mats share.
class TrackFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    /// The mat's width in units.
    Q_PROPERTY(double matWidth MEMBER m_matWidth NOTIFY looksChanged)
    /// By track: how far its marker is from its start.
    Q_PROPERTY(QList<int> steps MEMBER m_steps NOTIFY looksChanged)
    /// By track: how far its marker would go by what the seat looks at.
    Q_PROPERTY(QList<int> ghosts MEMBER m_ghosts NOTIFY looksChanged)
    /// By long track: where it begins, and the glory cubes that lie at its end.
    Q_PROPERTY(QList<int> columns MEMBER m_columns NOTIFY looksChanged)
    Q_PROPERTY(QList<int> glory MEMBER m_glory NOTIFY looksChanged)
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_steps.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    void paintTrack(QPainter& painter, const MatPlan& plan, int track) const;
    void paintMarker(QPainter& painter, const QRectF& at) const;
    void paintGhost(QPainter& painter, const QRectF& at, const QColor& track) const;

    double m_matWidth = 808;
    QList<int> m_steps;
    QList<int> m_ghosts;
    QList<int> m_columns;
    QList<int> m_glory;
    QColor m_colour;
};

/// How much there is of something, and how much there may be: votes, military, culture, gold.
class CounterFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString stock MEMBER m_stock NOTIFY looksChanged)
    Q_PROPERTY(int held MEMBER m_held NOTIFY looksChanged)
    /// How many more there would be by what the seat looks at; below zero: fewer.
    Q_PROPERTY(int ghost MEMBER m_ghost NOTIFY looksChanged)
    /// How many cubes there are; 0: it is not counted in cubes.
    Q_PROPERTY(int limit MEMBER m_limit NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    QString m_stock;
    int m_held = 0;
    int m_ghost = 0;
    int m_limit = 0;
};

/// A production slot: what it pays in all, and the provinces under it.
class SlotFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::PendulumSlot held MEMBER m_slot NOTIFY looksChanged)
    /// The council counts how many provinces lie here: no more may stay.
    Q_PROPERTY(bool atLimit MEMBER m_atLimit NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_slot.colour.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    void paintProvince(QPainter& painter, const QRectF& card, const app::PendulumProvince& province) const;

    app::PendulumSlot m_slot;
    bool m_atLimit = false;
};

} // namespace sandglass::pendulum_board
