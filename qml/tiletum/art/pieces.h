// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"
#include "tiletum/tiletum_values.h"

// The small things that lie and stand on the table.
namespace sandglass::tiletum_board {

/// A piece of a seat, in its colour and with its emblem: house, pillar (boxes of 26), merchant, architect (boxes of
/// 28), disc (a box of 26).
class SeatPiece : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString piece MEMBER m_piece NOTIFY looksChanged)
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY looksChanged)
    Q_PROPERTY(int emblem MEMBER m_emblem NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_piece.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    void paintDisc(QPainter& painter) const;

    QString m_piece;
    QColor m_colour;
    int m_emblem = -1;
};

/// What a finished building adds to an action: "+2" in the seat's colour, a box of 24.
class BonusToken : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY looksChanged)
    Q_PROPERTY(int points MEMBER m_points NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    QColor m_colour;
    int m_points = 1;
};

/// A corruption token, a box of 42: how far everybody falls back, or its back.
class CorruptionToken : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    /// Below zero it is hidden.
    Q_PROPERTY(int steps MEMBER m_steps NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    int m_steps = -1;
};

/// The flag of a fair with as many dots as its round, 30 x 26.
class FairFlag : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int round MEMBER m_round NOTIFY looksChanged)
    /// This round's.
    Q_PROPERTY(bool lit MEMBER m_lit NOTIFY looksChanged)
    Q_PROPERTY(bool held MEMBER m_held NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_round < 1; }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    int m_round = 0;
    bool m_lit = false;
    bool m_held = false;
};

/// Victory points in their wreath, a box of 24.
class Laurel : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int points MEMBER m_points NOTIFY looksChanged)
    /// It lies on parchment, not on the board.
    Q_PROPERTY(bool onParchment MEMBER m_onParchment NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    int m_points = 0;
    bool m_onParchment = false;
};

/// An action point, a box of 20; or, by its kind, the "hole" of one that was spent, the "ring" of one to be paid.
class Bead : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString kind MEMBER m_kind NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    QString m_kind;
};

/// An empty place: of the storehouse, for a contract. Bright, it is the frame of what is only planned.
class EmptyPlace : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool dashed MEMBER m_dashed NOTIFY looksChanged)
    Q_PROPERTY(double radius MEMBER m_radius NOTIFY looksChanged)
    Q_PROPERTY(bool bright MEMBER m_bright NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    bool m_dashed = true;
    bool m_bright = false;
    double m_radius = 6;
};

} // namespace sandglass::tiletum_board
