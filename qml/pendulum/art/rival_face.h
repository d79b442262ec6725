// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"

namespace sandglass::pendulum_board {

/// A rival on a desktop, as it is read at a glance: who it is, how far it came, what it has. 496 × 150, and wider.
class RivalFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString character MEMBER m_character NOTIFY looksChanged)
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY looksChanged)
    Q_PROPERTY(int emblem MEMBER m_emblem NOTIFY looksChanged)
    Q_PROPERTY(QString name MEMBER m_name NOTIFY looksChanged)
    /// Its place by privilege, from 1.
    Q_PROPERTY(int rank MEMBER m_rank NOTIFY looksChanged)
    /// By stock, in the engine's order.
    Q_PROPERTY(QList<int> held MEMBER m_held NOTIFY looksChanged)
    /// By long track: where it begins on the grid that all mats share.
    Q_PROPERTY(QList<int> columns MEMBER m_columns NOTIFY looksChanged)
    /// By slot: how many provinces lie under it.
    Q_PROPERTY(QList<int> provinces MEMBER m_provinces NOTIFY looksChanged)
    Q_PROPERTY(int hand MEMBER m_hand NOTIFY looksChanged)
    Q_PROPERTY(int pile MEMBER m_pile NOTIFY looksChanged)
    Q_PROPERTY(int atHome MEMBER m_atHome NOTIFY looksChanged)
    Q_PROPERTY(int workers MEMBER m_workers NOTIFY looksChanged)
    Q_PROPERTY(double unit MEMBER m_unit NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_held.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    void paintWho(QPainter& painter) const;
    void paintTrack(QPainter& painter, int track, double barWidth) const;
    void paintStocks(QPainter& painter, double left) const;
    void paintCards(QPainter& painter, double left) const;

    QString m_character;
    QColor m_colour;
    int m_emblem = -1;
    QString m_name;
    int m_rank = 1;
    QList<int> m_held;
    QList<int> m_columns;
    QList<int> m_provinces;
    int m_hand = 0;
    int m_pile = 0;
    int m_atHome = 0;
    int m_workers = 0;
    double m_unit = 1;
};

} // namespace sandglass::pendulum_board
