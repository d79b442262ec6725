// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/ink.h"

#include "seats/emblems.h"

#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtGui/QPainter>
#include <QtSvg/QSvgRenderer>

namespace sandglass::pendulum_board {

namespace {

/// SVG with names for colours. Emblems belong to the seats, everything else to this game.
QString drawingOf(const QString& icon)
{
    if (icon.startsWith(u"emblem."))
        return QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">"
                              "<path d=\"%1\" fill=\"@figure\" fill-rule=\"evenodd\"/></svg>")
            .arg(app::emblemPaths().value(icon.mid(7).toInt()));
    QFile file(QStringLiteral(":/pendulum/icons/%1.svg").arg(icon));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

void Ink::setColours(const QVariantMap& colours)
{
    if (colours == m_given)
        return;
    m_given = colours;
    m_colours.clear();
    for (auto it = colours.begin(); it != colours.end(); ++it)
        m_colours.insert(it.key(), it.value().value<QColor>());
    m_drawings.clear();
    ++m_revision;
    emit changed();
}

QColor Ink::operator[](const QString& name) const
{
    return m_colours.value(name, Qt::magenta);
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

void Ink::paintIcon(QPainter& painter, const QString& icon, const QRectF& rect, const QColor& figure) const
{
    const QString key = figure.isValid() ? icon + figure.name() : icon;
    auto drawing = m_drawings.find(key);
    if (drawing == m_drawings.end()) {
        QString text = drawingOf(icon);
        if (text.isEmpty()) {
            qWarning("pendulum: there is no icon \"%s\"", qPrintable(icon));
            return;
        }
        static const QRegularExpression token(QStringLiteral("@([a-zA-Z]+)"));
        for (auto match = token.match(text); match.hasMatch(); match = token.match(text)) {
            const QString name = match.captured(1);
            const QColor colour = name == u"figure" && figure.isValid() ? figure : (*this)[name];
            text.replace(QStringLiteral("\"@%1\"").arg(name), QStringLiteral("\"%1\"").arg(colour.name()));
        }
        drawing = m_drawings.insert(key, std::make_shared<QSvgRenderer>(text.toUtf8()));
    }
    (*drawing)->render(&painter, rect);
}

} // namespace sandglass::pendulum_board
