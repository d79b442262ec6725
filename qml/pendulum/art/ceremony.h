// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"

#include <QtCore/QPointF>

// What is seen when something is decided: a place that is contested, and the race at the end.
namespace sandglass::pendulum_board {

/// A ring that closes: something was laid, and is not yet set. Or a dashed one: this is in the way.
class RingFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY looksChanged)
    /// How much of it is drawn, from the top on, in twelfths.
    Q_PROPERTY(int twelfths MEMBER m_twelfths NOTIFY looksChanged)
    Q_PROPERTY(bool dashed MEMBER m_dashed NOTIFY looksChanged)
    /// Of its corners; 0: it is round.
    Q_PROPERTY(double radius MEMBER m_radius NOTIFY looksChanged)
    Q_PROPERTY(double line MEMBER m_line NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    QColor m_colour;
    int m_twelfths = 12;
    bool m_dashed = false;
    double m_radius = 0;
    double m_line = 3;
};

/// Hatched: what lies below is closed to whoever chooses.
class HatchFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double radius MEMBER m_radius NOTIFY looksChanged)
    Q_PROPERTY(double pitch MEMBER m_pitch NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    double m_radius = 0;
    double m_pitch = 16;
};

/// A bent arrow, from a glass that has run out to where it goes.
class WayFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool down MEMBER m_down NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    bool m_down = false;
};

/// The great scroll of the end: four lines that all seats run on.
class RaceFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double boardWidth MEMBER m_width NOTIFY looksChanged)
    /// The line that is counted now, or -1.
    Q_PROPERTY(int litLine MEMBER m_litLine NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_width <= 0; }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    double m_width = 0;
    int m_litLine = -1;
};

/// A brass thread through the markers of whoever brought all four onto the scroll.
class ThreadFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    /// In its own pixels.
    Q_PROPERTY(QList<QPointF> points MEMBER m_points NOTIFY looksChanged)
    Q_PROPERTY(double thickness MEMBER m_thickness NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_points.size() < 2; }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    QList<QPointF> m_points;
    double m_thickness = 4;
};

/// What one track counts at the end: its sign, so many points, a pip for each that there could be. Dashed, where it has
/// not come onto the scroll.
class CountFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int track MEMBER m_track NOTIFY looksChanged)
    Q_PROPERTY(int points MEMBER m_points NOTIFY looksChanged)
    Q_PROPERTY(bool lit MEMBER m_lit NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    int m_track = 0;
    int m_points = 0;
    bool m_lit = false;
};

/// Leaves around a winner's marker.
class LaurelFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;
};

} // namespace sandglass::pendulum_board
