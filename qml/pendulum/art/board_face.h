// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"
#include "pendulum/pendulum_values.h"

namespace sandglass::pendulum_board {

class BoardPlan;

/// What the board is made of beside its areas: wood, brass, and the places of cards and discs.
class BoardFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    /// In the plan's units.
    Q_PROPERTY(double boardWidth MEMBER m_width NOTIFY looksChanged)
    Q_PROPERTY(QList<int> privilegePoints MEMBER m_privilegePoints NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_privilegePoints.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    void paintPrivilege(QPainter& painter, const BoardPlan& plan) const;

    double m_width = 0;
    QList<int> m_privilegePoints;
};

/// One area with its two rows. Where the glass stands one acts: that row is lit, and a latch closes its frames. The
/// other one is dim, its frames stand open, and a dashed circle waits for the glass.
class AreaFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double boardWidth MEMBER m_width NOTIFY looksChanged)
    Q_PROPERTY(int area MEMBER m_area NOTIFY looksChanged)
    Q_PROPERTY(QList<sandglass::app::PendulumRow> rows MEMBER m_rows NOTIFY looksChanged)
    /// The row in which the glass stands.
    Q_PROPERTY(int litRow MEMBER m_litRow NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_rows.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    void paintRow(QPainter& painter, const BoardPlan& plan, int row) const;
    void paintGround(QPainter& painter, const BoardPlan& plan, int row) const;
    void paintFrame(QPainter& painter, const BoardPlan& plan, int spot) const;
    void paintBox(QPainter& painter, const BoardPlan& plan, int row, int box) const;
    void paintSigns(QPainter& painter, const QRectF& whole) const;
    QColor ground(bool glow = false) const;
    QColor rowGround(int row) const;
    bool isLit(int row) const { return row == m_litRow; }

    double m_width = 0;
    int m_area = 0;
    QList<app::PendulumRow> m_rows;
    int m_litRow = 0;
};

/// The timer track of a round without running sand: at each step the signs of the areas whose glasses turn. The token
/// lies on the step that was reached.
class StepFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    /// By step, a bit for each area.
    Q_PROPERTY(QList<int> steps MEMBER m_steps NOTIFY looksChanged)
    /// From 1; 0: none yet.
    Q_PROPERTY(int reached MEMBER m_reached NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_steps.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    void paintStep(QPainter& painter, const QRectF& cell, int step) const;

    QList<int> m_steps;
    int m_reached = 0;
};

} // namespace sandglass::pendulum_board
