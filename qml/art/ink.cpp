// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/ink.h"

#include "seats/emblems.h"

#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtGui/QPaintEngine>
#include <QtGui/QPainter>
#include <QtSvg/QSvgRenderer>

using namespace Qt::StringLiterals;

namespace sandglass::art {

Ink::Ink(QObject* parent)
    : QObject(parent)
{
    connect(this, &Ink::changed, this, [this] {
        m_drawings.clear();
        m_pictures.clear();
        ++m_revision;
    });
}

/// SVG with names for colours. Emblems belong to the seats.
QString Ink::drawingOf(const QString& icon) const
{
    if (icon.startsWith("emblem."_L1))
        return uR"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
                   <path d="%1" fill="@figure" fill-rule="evenodd"/></svg>)"_s.arg(
            app::emblemPaths().value(icon.mid(7).toInt()));
    for (const QString& whose : {m_game, u"play"_s}) {
        if (whose.isEmpty()) // furniture: what lies at the resources' root is the shell's
            continue;
        QFile file(u":/%1/icons/%2.svg"_s.arg(whose, icon));
        if (file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    qWarning("%s: there is no icon \"%s\"", qPrintable(m_game), qPrintable(icon));
    return {};
}

void Ink::setColours(const QVariantMap& colours)
{
    if (colours == m_given)
        return;
    m_given = colours;
    m_colours.clear();
    for (auto it = colours.begin(); it != colours.end(); ++it)
        m_colours.insert(it.key(), it.value().value<QColor>());
    Q_EMIT changed();
}

QColor Ink::operator[](const QString& name) const
{
    return m_colours.value(name, Qt::magenta);
}

bool Ink::readsTwoWays(int number)
{
    static const QHash<QChar, QChar> turned{{u'0', u'0'}, {u'1', u'1'}, {u'6', u'9'}, {u'8', u'8'}, {u'9', u'6'}};
    const QString text = QString::number(number);
    QString other;
    for (const QChar digit : text) {
        if (!turned.contains(digit))
            return false;
        other.prepend(turned[digit]);
    }
    return other != text && !other.startsWith(u'0');
}

QFont Ink::nameFont(double height) const
{
    QFont font(m_names);
    font.setPixelSize(std::max(1, qRound(height)));
    return font;
}

QFont Ink::numberFont(double height) const
{
    QFont font(m_numbers);
    font.setPixelSize(std::max(1, qRound(height)));
    font.setWeight(QFont::DemiBold);
    font.setFeature("tnum", 1);
    return font;
}

QSvgRenderer& Ink::drawing(const QString& icon, const QColor& figure) const
{
    auto& drawing = m_drawings[{icon, figure, {}}];
    if (drawing)
        return *drawing;
    QString text = drawingOf(icon);
    static const QRegularExpression token(u"@([a-zA-Z]+)"_s);
    for (auto match = token.match(text); match.hasMatch(); match = token.match(text)) {
        const QString name = match.captured(1);
        const QColor colour = name == u"figure" && figure.isValid() ? figure : (*this)[name];
        text.replace(u"\"@%1\""_s.arg(name), u"\"%1\""_s.arg(colour.name()));
    }
    drawing = std::make_shared<QSvgRenderer>(text.toUtf8());
    return *drawing;
}

const QImage& Ink::picture(const QString& icon, const QColor& figure, QSize size) const
{
    // A window that is being resized asks for every size between.
    constexpr int many = 1024;
    if (m_pictures.size() > many)
        m_pictures.clear();
    QImage& picture = m_pictures[{icon, figure, size}];
    if (!picture.isNull())
        return picture;
    picture = QImage(size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    drawing(icon, figure).render(&painter, QRectF(QPointF(), size));
    return picture;
}

void Ink::paintIcon(QPainter& painter, const QString& icon, const QRectF& rect, const QColor& figure) const
{
    if (painter.paintEngine()->type() == QPaintEngine::Picture) {
        // Kept as strokes, to be painted as large as anybody likes.
        drawing(icon, figure).render(&painter, rect);
        return;
    }
    const QRectF pixels = painter.transform().mapRect(rect);
    const QSize size = pixels.size().toSize();
    if (size.isEmpty())
        return;
    painter.save();
    painter.resetTransform();
    painter.drawImage(pixels.topLeft().toPoint(), picture(icon, figure, size));
    painter.restore();
}

} // namespace sandglass::art
