// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"
#include "tiletum/tiletum_values.h"

// Tiles are square, a drawing in a box of 60. The shape of the edge tells the kind: cut corners a helper, a blue frame
// a contract, round corners a coat of arms, a portrait a character.
namespace sandglass::tiletum_board {

/// A tile of the storehouse's kinds, as it says itself what it costs and gives; face down, its back.
class TileFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::TiletumTile tile READ tile WRITE setTile NOTIFY looksChanged)

public:
    using Sprite::Sprite;

    app::TiletumTile tile() const { return m_tile; }
    /// Copies of a face share its picture.
    void setTile(app::TiletumTile tile);

protected:
    bool isBlank() const override { return m_tile.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    app::TiletumTile m_tile;
};

/// A fair, under its awning: what is counted, times its points. One that was held lies face down.
class FairFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString fair MEMBER m_fair NOTIFY looksChanged)
    Q_PROPERTY(int points MEMBER m_points NOTIFY looksChanged)
    Q_PROPERTY(bool held MEMBER m_held NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_fair.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    QString m_fair;
    int m_points = 0;
    bool m_held = false;
};

/// The tiles of a cathedral that are left, the top one seen; a box of 46 x 52 around a tile of 42 x 48. Where points
/// are 0 they are not told.
class CathedralFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    /// The city's id.
    Q_PROPERTY(QString city MEMBER m_city NOTIFY looksChanged)
    Q_PROPERTY(QList<int> points MEMBER m_points NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_points.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    QString m_city;
    QList<int> m_points;
};

/// A cost tile, 42 x 18.
class CostFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool built MEMBER m_built NOTIFY looksChanged)
    Q_PROPERTY(int stone MEMBER m_stone NOTIFY looksChanged)
    Q_PROPERTY(int points MEMBER m_points NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    bool m_built = true;
    int m_stone = 0;
    int m_points = 0;
};

} // namespace sandglass::tiletum_board
