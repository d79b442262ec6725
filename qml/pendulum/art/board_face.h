// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"
#include "pendulum/pendulum_values.h"

namespace sandglass::pendulum_board {

/// Everything printed on the board, in one picture: it changes only with the number of seats.
class BoardFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<sandglass::app::PendulumRow> rows MEMBER m_rows NOTIFY looksChanged)
    Q_PROPERTY(QList<int> privilegePoints MEMBER m_privilegePoints NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_rows.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    void paintArea(QPainter& painter, int area) const;
    void paintRow(QPainter& painter, int row) const;
    void paintBox(QPainter& painter, int row, int box) const;
    void paintSides(QPainter& painter) const;
    QColor areaColour(int area, bool glow) const;

    QList<app::PendulumRow> m_rows;
    QList<int> m_privilegePoints;
};

} // namespace sandglass::pendulum_board
