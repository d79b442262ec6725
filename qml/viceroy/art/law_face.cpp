// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/law_face.h"

#include "art/marks.h"
#include "art/paint.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <cmath>

using namespace Qt::StringLiterals;

namespace sandglass::viceroy_board {

using namespace art;

namespace {

constexpr QRectF field(8, 53, 96, 76);

/// The pictures that sentences are made of. Each stands around a point; `wide` tells how much room it takes.
class Writer {
public:
    Writer(QPainter& painter, const Ink& ink)
        : m_painter(painter)
        , m_ink(ink)
    {
    }

    enum class Kind { Character, Law, LawBack, SmallBack };

    void card(QPointF centre, Kind kind = Kind::Character, double height = 20, double turn = 0) const
    {
        const double width = height * 0.72;
        m_painter.save();
        m_painter.translate(centre);
        m_painter.rotate(turn);
        const QRectF sheet(-width / 2, -height / 2, width, height);
        const bool dark = kind == Kind::Law || kind == Kind::SmallBack;
        m_painter.setPen(QPen(m_ink[dark ? "brass" : "sealRim"], 1.2));
        m_painter.setBrush(m_ink[dark ? "law" : kind == Kind::LawBack ? "seal" : "light"]);
        m_painter.drawRoundedRect(sheet, 1.6, 1.6);
        m_painter.setPen(Qt::NoPen);
        if (kind == Kind::Character) {
            m_painter.setBrush(m_ink["court"]);
            m_painter.drawRect(QRectF(-width * 0.22, -height * 0.3, width * 0.44, height * 0.3));
            m_painter.drawEllipse(QPointF(0, 0), width * 0.22, height * 0.12);
        } else if (kind == Kind::SmallBack) {
            m_painter.setBrush(m_ink["brass"]);
            m_painter.drawPolygon(QPolygonF(
                QList<QPointF>{{0, -height * 0.2}, {width * 0.26, height * 0.14}, {-width * 0.26, height * 0.14}}));
        } else {
            m_painter.setBrush(m_ink[kind == Kind::Law ? "seal" : "sealCharge"]);
            m_painter.drawEllipse(QPointF(0, 0), width * 0.27, width * 0.27);
        }
        m_painter.restore();
    }

    /// A place where a card goes.
    void place(QPointF centre, double height = 20) const
    {
        QRectF sheet(0, 0, height * 0.72, height);
        sheet.moveCenter(centre);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_ink["inkSoft"], 1.2, Qt::CustomDashLine));
        QPen dashed = m_painter.pen();
        dashed.setDashPattern({2.2, 1.8});
        m_painter.setPen(dashed);
        m_painter.drawRoundedRect(sheet, 1.6, 1.6);
    }

    /// A card of one kind that looks out from under another.
    void tucked(QPointF centre, Kind above = Kind::Law, Kind below = Kind::Character) const
    {
        card(centre + QPointF(5, -6), below, 20);
        card(centre + QPointF(-2, 3), above, 20);
    }

    void hand(QPointF centre) const
    {
        card(centre + QPointF(-6, 1), Kind::Character, 18, -18);
        card(centre + QPointF(6, 1), Kind::Character, 18, 18);
        card(centre, Kind::Character, 18);
    }

    /// Two cards below, one above.
    void pyramid(QPointF centre, Kind top = Kind::Character, double scale = 1) const
    {
        const auto brick = [&](QPointF at, Kind kind) {
            QRectF sheet(0, 0, 13 * scale, 10 * scale);
            sheet.moveCenter(centre + at * scale);
            m_painter.setPen(QPen(m_ink[kind == Kind::Law ? "brass" : "sealRim"], 1.2));
            m_painter.setBrush(m_ink[kind == Kind::Law ? "law" : "light"]);
            m_painter.drawRoundedRect(sheet, 1.4, 1.4);
        };
        brick({-6.5, 5.5}, Kind::Character);
        brick({6.5, 5.5}, Kind::Character);
        brick({0, -4.5}, top);
    }

    /// A law and the characters around it.
    void neighbours(QPointF centre) const
    {
        for (const QPointF at :
            {QPointF(-7, -11), QPointF(7, -11), QPointF(-14, 0), QPointF(14, 0), QPointF(-7, 11), QPointF(7, 11)}) {
            QRectF sheet(0, 0, 13, 10);
            sheet.moveCenter(centre + at);
            m_painter.setPen(QPen(m_ink["sealRim"], 1.2));
            m_painter.setBrush(m_ink["light"]);
            m_painter.drawRoundedRect(sheet, 1.4, 1.4);
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_ink["court"]);
            m_painter.drawEllipse(sheet.center(), 2.4, 2.8);
        }
        m_painter.setPen(QPen(m_ink["brass"], 1.2));
        m_painter.setBrush(m_ink["law"]);
        m_painter.drawRoundedRect(QRectF(centre.x() - 6.5, centre.y() - 5, 13, 10), 1.4, 1.4);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_ink["seal"]);
        m_painter.drawEllipse(centre, 2.8, 2.8);
    }

    /// Four steps, each with its number.
    void stairs(QPointF centre) const
    {
        for (int step = 1; step <= 4; ++step) {
            const QRectF bar(centre.x() - 20 + 10 * (step - 1), centre.y() + 12 - 6 * step, 9, 6.0 * step);
            m_painter.setPen(QPen(m_ink["sealRim"], 1));
            m_painter.setBrush(m_ink["shade"]);
            m_painter.drawRect(bar);
            paintFigure(
                m_painter, m_ink, QRectF(bar.left(), bar.top() - 9.5, 9, 9), QString::number(step), 9, m_ink["ink"]);
        }
    }

    void arrow(QPointF from, QPointF to) const
    {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_ink["sealDetail"], 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawLine(from, to);
        const double turn = std::atan2(to.y() - from.y(), to.x() - from.x());
        for (const double side : {-2.45, 2.45})
            m_painter.drawLine(to, to + 4.2 * QPointF(std::cos(turn + side), std::sin(turn + side)));
    }

    /// Any token of a pyramid.
    void disc(QPointF centre, const char* colour, double radius = 6.5) const
    {
        m_painter.setPen(QPen(m_ink["sealRim"], 1.4));
        m_painter.setBrush(m_ink[colour]);
        m_painter.drawEllipse(centre, radius, radius);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_ink["detail"]);
        m_painter.drawEllipse(centre, radius * 0.4, radius * 0.4);
    }

    void token(QPointF centre, const QString& icon, int count = 1, double height = 20) const
    {
        paintToken(m_painter, m_ink, {icon, count}, centre, height);
    }

    void word(QPointF centre, const QString& text, double height = 15) const
    {
        paintFigure(m_painter, m_ink, QRectF(centre.x() - 20, centre.y() - 10, 40, 20), text, height, m_ink["ink"]);
    }

    void crossOut(QPointF centre, double radius) const
    {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_ink["ink"], 2.2, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawEllipse(centre, radius, radius);
        const QPointF across(radius * 0.7, -radius * 0.7);
        m_painter.drawLine(centre - across, centre + across);
    }

    /// Between two parts of a field.
    void parting(double y) const
    {
        m_painter.setPen(QPen(m_ink["parchmentEdge"], 1));
        m_painter.drawLine(QPointF(20, y), QPointF(46, y));
        m_painter.drawLine(QPointF(66, y), QPointF(92, y));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_ink["sealRim"]);
        m_painter.drawEllipse(QPointF(56, y), 1.9, 1.9);
    }

private:
    QPainter& m_painter;
    const Ink& m_ink;
};

using Kind = Writer::Kind;

void writeOptions(QPainter& painter, const Ink& ink, const Writer& write, const QList<app::ViceroyRow>& options)
{
    const double band = field.height() / static_cast<double>(options.size());
    for (qsizetype i = 0; i < options.size(); ++i) {
        const QRectF row(field.left(), field.top() + band * static_cast<double>(i), field.width(), band);
        paintTokens(painter, ink, options[i].reward, row.adjusted(3, 2.2, -3, -2.2), 21);
        if (i > 0)
            write.parting(row.top());
    }
}

/// What happens when the law is laid, around the height `y`. Says whether there was anything to draw.
bool writeEffect(const Writer& write, const app::ViceroyCard& card, double y)
{
    if (card.effect == u"replaceCard") {
        write.card({24, y}, Kind::Law, 24);
        write.arrow({34, y}, {43, y});
        write.place({53, y}, 26);
        write.card({53, y}, Kind::Character, 20);
        write.arrow({64, y}, {73, y});
        write.hand({88, y});
    } else if (card.effect == u"doubleTokens") {
        write.tucked({27, y}, Kind::Character, Kind::Law);
        write.disc({54, y}, "light", 7);
        write.arrow({64, y}, {72, y});
        write.disc({82, y}, "light", 7);
        write.disc({92, y}, "light", 7);
    } else if (card.effect == u"barter") {
        write.pyramid({24, y - 14});
        write.disc({24, y - 18}, "light", 5);
        write.arrow({38, y - 17}, {74, y - 17});
        write.arrow({74, y - 10}, {38, y - 10});
        write.pyramid({88, y - 14}, Kind::Law);
        write.disc({88, y - 18}, "charge", 5);
        write.token({42, y + 19}, u"gems"_s, card.amount);
        write.arrow({56, y + 19}, {74, y + 19});
    } else if (card.effect == u"summons") {
        write.card({32, y - 18}, Kind::Character, 24);
        write.arrow({44, y - 18}, {62, y - 18});
        write.hand({80, y - 17});
        write.card({22, y + 19}, Kind::SmallBack, 20);
        write.arrow({32, y + 19}, {41, y + 19});
        write.place({51, y + 19}, 20);
        for (int colour = 0; colour < colourCount; ++colour)
            write.token({80.5 + 7 * (colour % 2), y + 15.5 + 7 * (colour / 2)}, u"gem."_s + colourName(colour), 1, 8);
        write.crossOut({84, y + 19}, 12);
    } else if (card.effect == u"reviseCode") {
        for (int i = 0; i < card.draws; ++i)
            write.card({30 + 16.0 * i, y - 18}, Kind::LawBack, 22);
        write.arrow({86, y - 26}, {86, y - 11});
        for (int i = 0; i < card.amount; ++i)
            write.card({38 + 16.0 * i, y + 19}, Kind::LawBack, 22);
        write.arrow({86, y + 27}, {86, y + 12});
    } else if (card.effect == u"tuckHand") {
        write.hand({34, y});
        write.arrow({52, y}, {66, y});
        write.tucked({82, y});
    } else if (card.effect == u"tuckFree") {
        write.pyramid({34, y});
        write.arrow({52, y}, {66, y});
        write.tucked({82, y});
    } else if (card.effect == u"storeGems") {
        write.word({22, y}, u"≤"_s, 14);
        write.token({40, y}, u"gems"_s, card.amount);
        write.arrow({54, y}, {68, y});
        write.card({82, y}, Kind::Law, 24);
    } else if (card.effect == u"archive") {
        write.token({36, y}, u"cards"_s, 1, 22);
        write.arrow({50, y}, {66, y});
        write.tucked({82, y});
    } else {
        return false;
    }
    return true;
}

/// Points for each of what is counted at the end.
void writeCount(const Writer& write, const app::ViceroyCard& card, double y)
{
    const bool wide = card.counts == u"sets" || card.counts == u"circlesAndInfinite" || card.counts == u"level";
    write.token({wide ? 23.0 : 32.0, y}, u"points"_s, card.points, wide ? 22 : 25);
    write.word({wide ? 41.0 : 52.0, y}, u"×"_s);
    if (card.counts == u"pyramidCards")
        write.pyramid({79, y}, Kind::Character, 1.45);
    else if (card.counts == u"cardsTuckedHere")
        write.tucked({76, y});
    else if (card.counts == u"level")
        write.stairs({74, y + 4});
    else if (card.counts == u"gemsHere")
        write.token({76, y}, u"gems"_s, 0);
    else if (card.counts == u"adjacentCharacters")
        write.neighbours({80, y});
    else if (card.counts == u"sets") {
        write.token({62, y - 8.5}, u"magic"_s, 1, 19);
        write.token({83, y - 8.5}, u"science"_s, 1, 19);
        write.token({72.5, y + 9.5}, u"defense"_s, 1, 19);
    } else if (card.counts == u"circlesAndInfinite") {
        for (int colour = 0; colour < colourCount; ++colour)
            write.token({53 + 13.0 * colour, y - 9}, u"circle."_s + colourName(colour), 1, 12.5);
        for (int colour = 0; colour < colourCount; ++colour)
            write.token({53 + 13.0 * colour, y + 9}, u"infinite."_s + colourName(colour), 1, 13.5);
    }
}

} // namespace

void paintLaw(QPainter& painter, const Ink& ink, const app::ViceroyCard& card)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(ink["parchment"], Qt::white, 0.25));
    painter.drawRoundedRect(field, 4, 4);
    const Writer write(painter, ink);
    if (!card.rows.isEmpty())
        return writeOptions(painter, ink, write, card.rows);
    const double middle = field.center().y();
    if (card.counts == u"nothing") {
        writeEffect(write, card, middle);
        return;
    }
    const bool both = writeEffect(write, card, field.top() + 19);
    if (both)
        write.parting(middle);
    writeCount(write, card, both ? field.top() + 57 : middle);
}

} // namespace sandglass::viceroy_board
