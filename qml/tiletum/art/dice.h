// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"

namespace sandglass::tiletum_board {

/// Where the pips of a value lie on a face of side 1, about its middle.
QList<QPointF> pipPlaces(int value);

/// A die whose pips are the goods it gives: nobody needs its colour. A box of 46 about a die of 37; a pile shows a
/// second one behind it, and how many they are.
class DieFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    /// iron, food, gold, wool, stone.
    Q_PROPERTY(int resource MEMBER m_resource NOTIFY looksChanged)
    Q_PROPERTY(int value MEMBER m_value NOTIFY looksChanged)
    Q_PROPERTY(int count MEMBER m_count NOTIFY looksChanged)
    /// What it gives where that is not its own good; below zero: its own.
    Q_PROPERTY(int good MEMBER m_good NOTIFY looksChanged)

public:
    using Sprite::Sprite;

    static constexpr double box = 46;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    int m_resource = 0;
    int m_value = 1;
    int m_count = 1;
    int m_good = -1;
};

} // namespace sandglass::tiletum_board
