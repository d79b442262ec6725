// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"
#include "tiletum/tiletum_values.h"

// Printed parts of the court and of a player board.
namespace sandglass::tiletum_board {

/// The king's track standing upright, 112 x 536: the lowest space below. Discs lie at the right of the numbers.
class KingTrack : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    /// From the lowest space.
    Q_PROPERTY(QList<int> points MEMBER m_points NOTIFY looksChanged)
    /// Numbers to be read from the north.
    Q_PROPERTY(bool turned MEMBER m_turned NOTIFY looksChanged)

public:
    using Sprite::Sprite;

    /// Where a space lies, in units of the track.
    Q_INVOKABLE static QRectF space(int number, int count);

protected:
    bool isBlank() const override { return m_points.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    QList<int> m_points;
    bool m_turned = false;
};

/// A building without its tiles: 54 x 216, rooms from below, the roof, the place for a coat of arms with what it costs
/// and gives. A finished one is gilded.
class BuildingFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int rooms MEMBER m_rooms NOTIFY looksChanged)
    Q_PROPERTY(bool finished MEMBER m_finished NOTIFY looksChanged)
    Q_PROPERTY(int food MEMBER m_food NOTIFY looksChanged)
    Q_PROPERTY(QList<sandglass::app::Tally> bonus MEMBER m_bonus NOTIFY looksChanged)

public:
    using Sprite::Sprite;

    /// Where things lie, in its own units; floors from 0.
    Q_INVOKABLE static QRectF room(int floor);
    Q_INVOKABLE static QRectF coat();
    /// The house on the roof of a building with so many rooms.
    Q_INVOKABLE static QRectF house(int rooms);

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    void paintCoatPlace(QPainter& painter) const;

    int m_rooms = 0;
    bool m_finished = false;
    int m_food = 0;
    app::Tallies m_bonus;
};

/// A decree of the solo opponent, 120 x 168: what he tries from above, and below a line in which order he takes dice.
/// Once a row holds it is lit, and those above it are struck out.
class DecreeFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    /// Icons with a space between them, and these signs: > (more than), = (not fewer than), : (then), ^ (the highest).
    Q_PROPERTY(QStringList rows MEMBER m_rows NOTIFY looksChanged)
    Q_PROPERTY(QStringList dice MEMBER m_dice NOTIFY looksChanged)
    /// The row that holds, or -1.
    Q_PROPERTY(int lit MEMBER m_lit NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    void paintRow(QPainter& painter, const QRectF& rect, int row) const;

    QStringList m_rows;
    QStringList m_dice;
    int m_lit = -1;
};

} // namespace sandglass::tiletum_board
