// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/paint.h"

#include <QtGui/QLinearGradient>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <cmath>

namespace sandglass::art {

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto between = [share](float from, float to) { return from + (to - from) * static_cast<float>(share); };
    return QColor::fromRgbF(between(a.redF(), b.redF()), between(a.greenF(), b.greenF()), between(a.blueF(), b.blueF()),
        between(a.alphaF(), b.alphaF()));
}

void paintSheet(
    QPainter& painter, const QRectF& rect, double radius, const QColor& fill, const QColor& line, double lineWidth)
{
    QLinearGradient light(rect.topLeft(), rect.bottomLeft());
    light.setColorAt(0, mixed(fill, Qt::white, 0.06));
    light.setColorAt(1, mixed(fill, Qt::black, 0.08));
    painter.setBrush(light);
    painter.setPen(QPen(line, lineWidth));
    const double inset = lineWidth / 2;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
}

void paintShadow(QPainter& painter, const QRectF& rect, double radius, const QColor& colour, double spread)
{
    constexpr int rings = 6;
    painter.setPen(Qt::NoPen);
    QColor faint = colour;
    faint.setAlphaF(colour.alphaF() / (rings * 1.6F));
    painter.setBrush(faint);
    for (int ring = 0; ring < rings; ++ring) {
        const double grow = spread * ring / rings;
        painter.drawRoundedRect(
            rect.adjusted(-grow, -grow + spread / 3, grow, grow + spread / 3), radius + grow, radius + grow);
    }
}

void paintBrass(QPainter& painter, const QRectF& rect, double radius, double width, const Ink& ink)
{
    QLinearGradient metal(rect.topLeft(), rect.bottomLeft());
    metal.setColorAt(0, ink["brassBright"]);
    metal.setColorAt(0.5, ink["brass"]);
    metal.setColorAt(1, ink["brassDark"]);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QBrush(metal), width));
    const double inset = width / 2;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
}

void paintNumber(QPainter& painter, const Ink& ink, const QRectF& rect, int number, double height, const QColor& colour)
{
    QFont font = ink.numberFont(height);
    font.setUnderline(Ink::readsTwoWays(number));
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(rect, Qt::AlignCenter, QString::number(number));
}

namespace {

/// An icon with the number before it, or 0 for none.
struct Glyph {
    QString icon;
    int number = 0;
};

QList<Glyph> glyphsOf(const app::Tallies& tallies, Amounts amounts)
{
    QList<Glyph> glyphs;
    for (const auto& [icon, count] : tallies) {
        if (amounts == Amounts::Repeated && count <= 4)
            glyphs += QList<Glyph>(count, {icon});
        else
            glyphs.append({icon, count > 1 ? count : 0});
    }
    return glyphs;
}

double numberWidth(const Glyph& glyph)
{
    return glyph.number == 0 ? 0 : 0.56 * static_cast<double>(QString::number(glyph.number).size());
}

double widthOf(const Glyph& glyph)
{
    return 1 + numberWidth(glyph);
}

/// The size of an icon when the glyphs are broken into so many lines.
double sizeFor(const QList<Glyph>& glyphs, const QRectF& rect, int lines)
{
    const auto perLine = static_cast<qsizetype>(std::ceil(static_cast<double>(glyphs.size()) / lines));
    double widest = 0;
    for (qsizetype start = 0; start < glyphs.size(); start += perLine) {
        double width = 0;
        for (qsizetype i = start; i < std::min(start + perLine, glyphs.size()); ++i)
            width += widthOf(glyphs[i]) + 0.08;
        widest = std::max(widest, width);
    }
    return std::min(rect.width() / std::max(widest, 0.1), rect.height() / (lines * 1.06));
}

void paintGlyph(QPainter& painter, const Ink& ink, QPointF at, double size, const Glyph& glyph, const char* letters)
{
    double x = at.x();
    if (glyph.number != 0) {
        const double width = numberWidth(glyph) * size;
        paintNumber(painter, ink, QRectF(x, at.y(), width, size), glyph.number, size * 0.8, ink[letters]);
        x += width;
    }
    // A silhouette is as light or dark as the numbers beside it: what it lies on is.
    ink.paintIcon(painter, glyph.icon, QRectF(x, at.y(), size, size), ink[letters]);
}

} // namespace

void paintTallies(QPainter& painter, const Ink& ink, const QRectF& rect, const app::Tallies& tallies, Amounts amounts,
    double largest, const char* letters)
{
    const QList<Glyph> glyphs = glyphsOf(tallies, amounts);
    if (glyphs.isEmpty())
        return;
    int lines = 1;
    for (int more = 2; more <= 3 && more <= glyphs.size(); ++more)
        if (sizeFor(glyphs, rect, more) > sizeFor(glyphs, rect, lines) * 1.05 && sizeFor(glyphs, rect, lines) < largest)
            lines = more;
    const double size = std::min(sizeFor(glyphs, rect, lines), largest);
    const auto perLine = static_cast<qsizetype>(std::ceil(static_cast<double>(glyphs.size()) / lines));
    double y = rect.center().y() - size * 1.06 * lines / 2 + size * 0.03;
    for (qsizetype start = 0; start < glyphs.size(); start += perLine, y += size * 1.06) {
        const auto end = std::min(start + perLine, glyphs.size());
        double width = -0.08;
        for (qsizetype i = start; i < end; ++i)
            width += widthOf(glyphs[i]) + 0.08;
        double x = rect.center().x() - width * size / 2;
        for (qsizetype i = start; i < end; ++i) {
            paintGlyph(painter, ink, {x, y}, size, glyphs[i], letters);
            x += (widthOf(glyphs[i]) + 0.08) * size;
        }
    }
}

} // namespace sandglass::art
