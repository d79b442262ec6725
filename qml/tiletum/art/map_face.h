// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"
#include "tiletum/tiletum_values.h"

// The map: 880 x 568 units, laid out by tiletum_map_plan.h.
namespace sandglass::tiletum_board {

/// What is printed on the map, without what is written there: land, sea, roads, plates with their empty places. It
/// takes the spaces as they are in play and keeps only what never changes in a match, so that it is painted once.
class MapFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<sandglass::app::TiletumSpace> spaces READ spaces WRITE setSpaces NOTIFY looksChanged)

public:
    using Sprite::Sprite;

    QList<app::TiletumSpace> spaces() const { return m_spaces; }
    void setSpaces(const QList<app::TiletumSpace>& spaces);

protected:
    bool isBlank() const override { return m_spaces.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    void paintRoads(QPainter& painter) const;
    void paintPlate(QPainter& painter, const app::TiletumSpace& space) const;

    QList<app::TiletumSpace> m_spaces;
};

/// What is written on the map: names, the bonus of each place for a house, what contributions cost. A picture of its
/// own for each side of the table, so that everything is turned about its own middle.
class MapNotes : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<sandglass::app::TiletumSpace> spaces READ spaces WRITE setSpaces NOTIFY looksChanged)
    /// By space; nothing for those of roads.
    Q_PROPERTY(QStringList names MEMBER m_names NOTIFY looksChanged)
    /// To be read from the north.
    Q_PROPERTY(bool turned MEMBER m_turned NOTIFY looksChanged)
    /// The spaces whose names stand above their plates.
    Q_PROPERTY(QList<int> above READ above NOTIFY looksChanged)

public:
    using Sprite::Sprite;

    QList<app::TiletumSpace> spaces() const { return m_spaces; }
    void setSpaces(const QList<app::TiletumSpace>& spaces);
    QList<int> above() const;

protected:
    bool isBlank() const override { return m_spaces.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    /// Where a name stands when nothing is in its way.
    QRectF lineOf(const app::TiletumSpace& space, const QString& name) const;
    bool isAbove(const app::TiletumSpace& space, const QString& name) const;
    void paintName(QPainter& painter, const app::TiletumSpace& space, const QString& name) const;
    void paintBonus(QPainter& painter, const app::TiletumHouse& house) const;

    QList<app::TiletumSpace> m_spaces;
    QStringList m_names;
    bool m_turned = false;
};

} // namespace sandglass::tiletum_board
