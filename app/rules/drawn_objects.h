// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/drawing.h"

#include <QtCore/QObject>
#include <QtGui/QTextFormat>
#include <QtGui/QTextObjectInterface>

#include <vector>

namespace sandglass::app {

/// The drawings among the letters of a text.
class DrawnObjects : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int kind = QTextFormat::UserObject;

    /// How the drawing stands in the text.
    QTextCharFormat add(const Drawing& drawing, QSizeF size)
    {
        QTextCharFormat format;
        format.setObjectType(kind);
        format.setProperty(number, static_cast<int>(m_drawn.size()));
        m_drawn.push_back({drawing, size, false});
        return format;
    }

    static int numberOf(const QTextFormat& format) { return format.intProperty(number); }

    /// Makes a drawing smaller, once and not too small; whether it did.
    bool shrink(int which, double factor)
    {
        Drawn& drawn = m_drawn[static_cast<std::size_t>(which)];
        if (drawn.shrunk || factor < least)
            return false;
        drawn.shrunk = true;
        drawn.size *= factor;
        return true;
    }

    QSizeF intrinsicSize(QTextDocument*, int, const QTextFormat& format) override { return of(format).size; }
    void drawObject(QPainter* painter, const QRectF& place, QTextDocument*, int, const QTextFormat& format) override
    {
        of(format).drawing.draw(*painter, place);
    }

private:
    static constexpr int number = QTextFormat::UserProperty;
    static constexpr double least = 0.5;

    struct Drawn {
        Drawing drawing;
        QSizeF size;
        bool shrunk = false;
    };
    const Drawn& of(const QTextFormat& format) const { return m_drawn[static_cast<std::size_t>(numberOf(format))]; }

    std::vector<Drawn> m_drawn;
};

} // namespace sandglass::app
