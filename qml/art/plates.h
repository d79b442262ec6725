// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/sprite.h"
#include "play/values.h"

// What every board is furnished with: plates to touch and to read from, the light around them, prices and rewards.
namespace sandglass::art {

/// A price, a reward, or a single icon.
class TallyStrip : public Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<sandglass::app::Tally> tallies MEMBER m_tallies NOTIFY looksChanged)
    Q_PROPERTY(QString icon MEMBER m_icon NOTIFY looksChanged)
    /// The colour of a silhouette.
    Q_PROPERTY(QColor figure MEMBER m_figure NOTIFY looksChanged)
    /// Numbers are light.
    Q_PROPERTY(bool onDark MEMBER m_onDark NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    app::Tallies m_tallies;
    QString m_icon;
    QColor m_figure;
    bool m_onDark = false;
};

/// A word on a plate, in smaller letters where it would not fit. As a picture it is drawn together with the plates
/// around it, which many small texts are not.
class WordFace : public Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text MEMBER m_text NOTIFY looksChanged)
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY looksChanged)
    /// How high its letters are in pixels, and how small they may become.
    Q_PROPERTY(double letters MEMBER m_letters NOTIFY looksChanged)
    Q_PROPERTY(double least MEMBER m_least NOTIFY looksChanged)
    /// Even in the smallest letters it does not fit.
    Q_PROPERTY(bool truncated READ isTruncated NOTIFY looksChanged)

public:
    using Sprite::Sprite;

    bool isTruncated() const;

protected:
    bool isBlank() const override { return m_text.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    /// The largest in which it fits, or the smallest.
    QFont fitted(double width) const;

    QString m_text;
    QColor m_colour;
    double m_letters = 12;
    double m_least = 10;
};

/// A number without a plate, drawn together with whatever is painted around it: dozens of them stand on a score sheet,
/// in several colours, and as texts each colour would take a draw call of its own at every seat.
class NumberFace : public Sprite {
    Q_OBJECT
    QML_ELEMENT
    /// What is written: the number, or a sum of which a part is not known.
    Q_PROPERTY(QString text MEMBER m_text NOTIFY looksChanged)
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY looksChanged)
    Q_PROPERTY(double letters MEMBER m_letters NOTIFY looksChanged)
    Q_PROPERTY(bool bold MEMBER m_bold NOTIFY looksChanged)
    Q_PROPERTY(bool slanted MEMBER m_slanted NOTIFY looksChanged)
    /// It reads as another one from the opposite side.
    Q_PROPERTY(bool underlined MEMBER m_underlined NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    bool isBlank() const override { return m_text.isEmpty(); }
    void paint(QPainter& painter, QSizeF size) const override;

private:
    QString m_text;
    QColor m_colour;
    double m_letters = 12;
    bool m_bold = false;
    bool m_slanted = false;
    bool m_underlined = false;
};

/// A number in a disc.
class Badge : public Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int number MEMBER m_number NOTIFY looksChanged)
    Q_PROPERTY(QColor fill MEMBER m_fill NOTIFY looksChanged)
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY looksChanged)
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    int m_number = 0;
    QColor m_fill;
    QColor m_line;
    QColor m_colour;
};

/// The light around what can be touched now: a ring that fades outwards.
class Glow : public Sprite {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY looksChanged)
    /// Of its inner line, where that is another one: a pale light needs a dark line on a pale ground.
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY looksChanged)
    Q_PROPERTY(double radius MEMBER m_radius NOTIFY looksChanged)
    Q_PROPERTY(double reach MEMBER m_reach NOTIFY looksChanged)

public:
    using Sprite::Sprite;

protected:
    void paint(QPainter& painter, QSizeF size) const override;

private:
    QColor m_colour;
    QColor m_edge;
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
    void paint(QPainter& painter, QSizeF size) const override;

private:
    QColor m_fill;
    QColor m_line;
    double m_radius = 6;
    double m_lineWidth = 1.5;
};

} // namespace sandglass::art
