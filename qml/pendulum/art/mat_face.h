// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/mat_plan.h"
#include "art/sprite.h"
#include "pendulum/pendulum_seat.h"

namespace sandglass::pendulum_board {

/// Everything on a mat that is not picked up: tracks with their markers, counters, production slots with what lies
/// under them, the portrait. One picture, painted anew when a number changes.
class MatFace : public Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::PendulumSeat* seat READ seat WRITE setSeat NOTIFY looksChanged REQUIRED)
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY looksChanged)
    Q_PROPERTY(int emblem MEMBER m_emblem NOTIFY looksChanged)
    Q_PROPERTY(QString name MEMBER m_name NOTIFY looksChanged)
    /// How much larger than usual people want their letters.
    Q_PROPERTY(double textSize MEMBER m_textSize NOTIFY looksChanged)
    /// Pixels a unit of the plan.
    Q_PROPERTY(double unit MEMBER m_unit NOTIFY looksChanged)

public:
    using Sprite::Sprite;

    app::PendulumSeat* seat() const { return m_seat; }
    void setSeat(app::PendulumSeat* seat);

protected:
    QString key() const override;
    void paint(QPainter& painter, QSizeF size) const override;

private:
    void paintPortrait(QPainter& painter, const MatPlan& plan) const;
    void paintTracks(QPainter& painter, const MatPlan& plan) const;
    void paintTrack(QPainter& painter, const MatPlan& plan, int track) const;
    void paintCounter(QPainter& painter, const QRectF& rect, int stock) const;
    void paintSlot(QPainter& painter, const QRectF& rect, const app::PendulumSlot& slot) const;

    QPointer<app::PendulumSeat> m_seat;
    QColor m_colour;
    int m_emblem = -1;
    QString m_name;
    double m_textSize = 1;
    double m_unit = 1;
};

} // namespace sandglass::pendulum_board
