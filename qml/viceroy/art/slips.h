// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"
#include "play/values.h"

// What is laid down to tell something: a sealed choice, a price, a bid, a turn.
namespace sandglass::viceroy_board {

/// A sealed choice, 64 × 64: it looks the same whatever is in it.
class WaxPacket : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    /// The wax is broken, and nothing is in it any more.
    Q_PROPERTY(bool open MEMBER m_open NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    bool m_open = false;
};

/// What a place costs and gives, above the place it points to; `height` is 49 with its point.
class PricePennant : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<sandglass::app::Tally> cost MEMBER m_cost NOTIFY looksChanged)
    Q_PROPERTY(QList<sandglass::app::Tally> reward MEMBER m_reward NOTIFY looksChanged)
    /// Its point shows what it belongs to; beside that, it has none.
    Q_PROPERTY(bool pointed MEMBER m_pointed NOTIFY looksChanged)

public:
    using Sprite::Sprite;

    /// How wide it has to be at that height.
    Q_INVOKABLE double widthAt(double height) const;
    /// The icon of the price under a finger, or nothing.
    Q_INVOKABLE QString costAt(double x) const;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    app::Tallies m_cost;
    app::Tallies m_reward;
    bool m_pointed = true;
};

/// A gem that was bid, with the emblem of the seat that bid it; without an emblem, a virtual opponent's.
class BidMark : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int gem MEMBER m_gem NOTIFY looksChanged)
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY looksChanged)
    Q_PROPERTY(int emblem MEMBER m_emblem NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    int m_gem = 0;
    QColor m_colour;
    int m_emblem = -1;
};

/// A number on a small dark plate, or on a round token of brass. Always underlined: it stands where two sides read it.
class CountPlate : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count MEMBER m_count NOTIFY looksChanged)
    Q_PROPERTY(bool round MEMBER m_round NOTIFY looksChanged)
    /// The one whose turn it is.
    Q_PROPERTY(bool bright MEMBER m_bright NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    int m_count = 0;
    bool m_round = false;
    bool m_bright = false;
};

} // namespace sandglass::viceroy_board
