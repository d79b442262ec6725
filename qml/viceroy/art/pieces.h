// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"
#include "play/values.h"

// The small things that lie on the table.
namespace sandglass::viceroy_board {

/// A gem: its colour and its shape. An infinite one carries its sign; colour 4 is whichever one likes.
class GemFace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int colour MEMBER m_colour NOTIFY looksChanged)
    Q_PROPERTY(bool infinite MEMBER m_infinite NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    int m_colour = 0;
    bool m_infinite = false;
};

/// One token, or several side by side: what is gained, as on a card.
class TokenStrip : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<sandglass::app::Tally> tallies MEMBER m_tallies NOTIFY looksChanged)

public:
    using Sprite::Sprite;

    /// How wide it has to be at that height, so that nothing gets smaller.
    Q_INVOKABLE double widthAt(double height) const;

protected:
    bool isBlank() const override { return m_tallies.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    app::Tallies m_tallies;
};

/// A closed circle: four segments have become one disc, with a gem in it and a glow around it. Two thirds of its width
/// are the disc.
class CircleDisc : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int colour MEMBER m_colour NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_colour < 0; }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    int m_colour = -1;
};

} // namespace sandglass::viceroy_board
