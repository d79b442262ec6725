// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"
#include "viceroy/viceroy_values.h"

// The cards, as they stand in the middle and in a hand, as they lie in a pyramid, and their backs.
namespace sandglass::viceroy_board {

/// A character is light, a law is dark; without a card, nothing.
class ViceroyCardFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::ViceroyCard card MEMBER m_card NOTIFY looksChanged)
    Q_PROPERTY(sandglass::viceroy_board::ViceroyCardFace::Form form MEMBER m_form NOTIFY looksChanged)
    /// The rows are told apart: levels of `payable` have a brass edge, the others are faint.
    Q_PROPERTY(bool judged MEMBER m_judged NOTIFY looksChanged)
    Q_PROPERTY(QList<int> payable MEMBER m_payable NOTIFY looksChanged)
    /// Pixels of one unit of the plan: what is too small to be read does not depend on how fine the screen is.
    Q_PROPERTY(double unit MEMBER m_unit NOTIFY looksChanged)

public:
    /// Whole: all that is printed, 112 × 158. Laid: what still matters in a pyramid, 84 × 76. BySize: whichever shape
    /// it was given.
    enum class Form { BySize, Whole, Laid };
    Q_ENUM(Form)

    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_card.number < 0; }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    void paintRows(QPainter& painter) const;

    app::ViceroyCard m_card;
    Form m_form = Form::BySize;
    bool m_judged = false;
    QList<int> m_payable;
    double m_unit = 1;
};

/// A card that lies in a pyramid, with what lies on it and under it. The circle that it closes is drawn above the
/// cards: CircleDisc.
class ViceroyTileFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::ViceroyTile tile MEMBER m_tile NOTIFY looksChanged)
    /// Its tokens are yet to come.
    Q_PROPERTY(bool bare MEMBER m_bare NOTIFY looksChanged)
    /// Pixels of one unit of the plan, as a card's.
    Q_PROPERTY(double unit MEMBER m_unit NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_tile.card.number < 0; }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    app::ViceroyTile m_tile;
    bool m_bare = false;
    double m_unit = 1;
};

/// What a card's back tells: which deck it is from.
class ViceroyCardBack : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::viceroy_board::ViceroyCardBack::Deck deck MEMBER m_deck NOTIFY looksChanged)

public:
    enum class Deck { Characters, Small, Laws };
    Q_ENUM(Deck)

    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    Deck m_deck = Deck::Characters;
};

} // namespace sandglass::viceroy_board
