// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"

// What the table is furnished with: screens, plinths, heaps of gems, the dial of rounds, places of a pyramid.
namespace sandglass::viceroy_board {

/// A screen, 300 wide at a table whatever lies behind it. Closed (182 high): panels with its seat's emblem, below the
/// bar that opens it. Open (212 high): an empty dark field below the bar.
class ScreenFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool open MEMBER m_open NOTIFY looksChanged)
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY looksChanged)
    Q_PROPERTY(int emblem MEMBER m_emblem NOTIFY looksChanged)
    /// Its width in units: on a desktop it is as wide as the hand.
    Q_PROPERTY(double wide MEMBER m_wide NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    bool m_open = false;
    QColor m_colour;
    int m_emblem = -1;
    double m_wide = 300;
};

/// The bar of a screen by itself, 36 high: an eye that is shut, or open and bright.
class ScreenBar : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool open MEMBER m_open NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    bool m_open = false;
};

/// The plinth of one colour, 48 × 158. Its arrows point from the newer card to the older one.
class PlinthFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int colour MEMBER m_colour NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    int m_colour = 0;
};

/// What the reserve has of a colour, 49 × 112; its number stands towards both sides of the table, or towards one.
class HeapFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int colour MEMBER m_colour NOTIFY looksChanged)
    Q_PROPERTY(int count MEMBER m_count NOTIFY looksChanged)
    Q_PROPERTY(bool oneSided MEMBER m_oneSided NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    int m_colour = 0;
    int m_count = 0;
    bool m_oneSided = false;
};

/// Rounds as a ring of pips, 90 × 90, the present one bright; in the middle what is done now.
class RoundDial : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int round MEMBER m_round NOTIFY looksChanged)
    Q_PROPERTY(int rounds MEMBER m_rounds NOTIFY looksChanged)
    /// Pyramids are built; otherwise cards are bid for.
    Q_PROPERTY(bool building MEMBER m_building NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    int m_round = 1;
    int m_rounds = 12;
    bool m_building = false;
};

/// The steps of a round in a row, 52 × 16, bright up to the present one.
class StepPips : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int step MEMBER m_step NOTIFY looksChanged)
    Q_PROPERTY(int steps MEMBER m_steps NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    int m_step = 1;
    int m_steps = 3;
};

/// What is counted of a seat, 38 high: an icon, and its number at the right, smaller where it has no room.
class TallyChip : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString icon MEMBER m_icon NOTIFY looksChanged)
    Q_PROPERTY(QString text MEMBER m_text NOTIFY looksChanged)
    /// It would be another number.
    Q_PROPERTY(bool bright MEMBER m_bright NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    QString m_icon;
    QString m_text;
    bool m_bright = false;
};

/// A free place of a pyramid: dashed, with the number of its level.
class PlaceFrame : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int level MEMBER m_level NOTIFY looksChanged)
    /// Pixels of one unit: lines and letters do not grow with the place.
    Q_PROPERTY(double unit MEMBER m_unit NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    int m_level = 1;
    double m_unit = 1;
};

} // namespace sandglass::viceroy_board
