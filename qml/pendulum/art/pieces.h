// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"
#include "pendulum/pendulum_values.h"

// The small things that lie and stand on the table.
namespace sandglass::pendulum_board {

/// A figure in its seat's colour with its seat's emblem; the grande one is crowned.
class WorkerFigure : public Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY looksChanged)
    Q_PROPERTY(int emblem MEMBER m_emblem NOTIFY looksChanged)
    Q_PROPERTY(bool grande MEMBER m_grande NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    QString key() const override;
    void paint(QPainter& painter, QSizeF size) const override;

private:
    QColor m_colour;
    int m_emblem = -1;
    bool m_grande = false;
};

/// A province: a little map drawn from its name, its four yields at its four sides. Without a province, the back.
class ProvinceFace : public Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::PendulumProvince province MEMBER m_province NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    QString key() const override;
    void paint(QPainter& painter, QSizeF size) const override;

private:
    app::PendulumProvince m_province;
};

/// A stratagem or a council reward; without an id, its back.
class CardFace : public Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::PendulumCard card MEMBER m_card NOTIFY looksChanged)
    /// Whose it is: the symbol in its corner.
    Q_PROPERTY(QString character MEMBER m_character NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    QString key() const override;
    void paint(QPainter& painter, QSizeF size) const override;

private:
    app::PendulumCard m_card;
    QString m_character;
};

/// The current achievement with its token and octagons.
class AchievementFace : public Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::PendulumAchievement achievement MEMBER m_achievement NOTIFY looksChanged)
    Q_PROPERTY(QList<QColor> seatColours MEMBER m_seatColours NOTIFY looksChanged)
    Q_PROPERTY(QList<int> emblems MEMBER m_emblems NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    QString key() const override;
    void paint(QPainter& painter, QSizeF size) const override;

private:
    app::PendulumAchievement m_achievement;
    QList<QColor> m_seatColours;
    QList<int> m_emblems;
};

/// A price, a reward, or a single icon.
class TallyStrip : public Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<sandglass::app::PendulumTally> tallies MEMBER m_tallies NOTIFY looksChanged)
    Q_PROPERTY(QString icon MEMBER m_icon NOTIFY looksChanged)
    /// The colour of a silhouette.
    Q_PROPERTY(QColor figure MEMBER m_figure NOTIFY looksChanged)
    /// Numbers are light.
    Q_PROPERTY(bool onDark MEMBER m_onDark NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    QString key() const override;
    void paint(QPainter& painter, QSizeF size) const override;

private:
    app::PendulumTallies m_tallies;
    QString m_icon;
    QColor m_figure;
    bool m_onDark = false;
};

/// The light around what can be touched now: a ring that fades outwards.
class Glow : public Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY looksChanged)
    Q_PROPERTY(double radius MEMBER m_radius NOTIFY looksChanged)
    Q_PROPERTY(double reach MEMBER m_reach NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    QString key() const override;
    void paint(QPainter& painter, QSizeF size) const override;

private:
    QColor m_colour;
    double m_radius = 6;
    double m_reach = 8;
};

/// A plate to touch or to read from: wood, brass, parchment.
class Plate : public Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor fill MEMBER m_fill NOTIFY looksChanged)
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY looksChanged)
    Q_PROPERTY(double radius MEMBER m_radius NOTIFY looksChanged)
    Q_PROPERTY(double lineWidth MEMBER m_lineWidth NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    QString key() const override;
    void paint(QPainter& painter, QSizeF size) const override;

private:
    QColor m_fill;
    QColor m_line;
    double m_radius = 6;
    double m_lineWidth = 1.5;
};

} // namespace sandglass::pendulum_board
