// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"

// The action wheel, by radii of the plan: the ring of fields stands still around the disc that turns.
namespace sandglass::tiletum_board {

/// Six fields, field 0 above, clockwise; a box of 544 about the wheel's middle. The lit one is the field of the die
/// that is considered or was taken, or -1.
class WheelRing : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int lit MEMBER m_lit NOTIFY looksChanged)

public:
    using Sprite::Sprite;

    static constexpr double box = 544;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    int m_lit = -1;
};

/// The part that turns: sectors 1 to 6 clockwise, the 1 above while its rotation is 0, each with its value and the
/// beads of its action points. A box of 400 about the wheel's middle.
class WheelDisc : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT

public:
    using Sprite::Sprite;

    static constexpr double box = 400;

protected:
    void paint(QPainter& painter, QSizeF size) const override;
};

/// An action as its field shows it: a brass medal, a box of 52.
class ActionMedal : public art::Sprite {
    Q_OBJECT
    QML_ELEMENT
    /// architect, merchant, character, contract, king, joker.
    Q_PROPERTY(QString action MEMBER m_action NOTIFY looksChanged)
    Q_PROPERTY(bool lit MEMBER m_lit NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_action.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    QString m_action;
    bool m_lit = false;
};

} // namespace sandglass::tiletum_board
