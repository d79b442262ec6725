// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/mat_plan.h"
#include "art/sprite.h"
#include "pendulum/pendulum_values.h"

namespace sandglass::pendulum_board {

/// Everything on a mat that is not picked up: tracks with their markers, counters, production slots with what lies
/// under them, the portrait. One picture, painted anew when a number changes.
class MatFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString character MEMBER m_character NOTIFY looksChanged)
    /// By stock, in the engine's order: how much there is, and how much there may be.
    Q_PROPERTY(QList<int> held MEMBER m_held NOTIFY looksChanged)
    Q_PROPERTY(QList<int> limits MEMBER m_limits NOTIFY looksChanged)
    /// By long track: where it begins, and the glory cubes that lie at its end.
    Q_PROPERTY(QList<int> columns MEMBER m_columns NOTIFY looksChanged)
    Q_PROPERTY(QList<int> glory MEMBER m_glory NOTIFY looksChanged)
    Q_PROPERTY(QList<sandglass::app::PendulumSlot> production MEMBER m_production NOTIFY looksChanged)
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
    bool isBlank() const override { return m_held.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    void paintPortrait(QPainter& painter, const MatPlan& plan) const;
    void paintTracks(QPainter& painter, const MatPlan& plan) const;
    void paintTrack(QPainter& painter, const MatPlan& plan, int track) const;
    void paintCounter(QPainter& painter, const QRectF& rect, int stock) const;
    void paintSlot(QPainter& painter, const QRectF& rect, const app::PendulumSlot& slot) const;

    QString m_character;
    QList<int> m_held;
    QList<int> m_limits;
    QList<int> m_columns;
    QList<int> m_glory;
    QList<app::PendulumSlot> m_production;
    QColor m_colour;
    int m_emblem = -1;
    QString m_name;
    double m_textSize = 1;
    double m_unit = 1;
};

} // namespace sandglass::pendulum_board
