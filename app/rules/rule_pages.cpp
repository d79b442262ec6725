// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rule_pages.h"

#include "rules/rule_index.h"

#include <QtCore/QCollator>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QUrl>
#include <QtGui/QAbstractTextDocumentLayout>
#include <QtGui/QPainter>
#include <QtGui/QTextBlock>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

constexpr double pictureWidth = 0.78; ///< of the column

/// The stems of all words that say something.
QSet<QString> stemsIn(const QString& text, const QString& language)
{
    static const QRegularExpression word(uR"([\p{L}\p{M}\p{N}]+)"_s, QRegularExpression::UseUnicodePropertiesOption);
    QSet<QString> stems;
    for (auto matches = word.globalMatch(text); matches.hasNext();)
        if (const QString one = matches.next().captured(); one.size() > 2)
            stems.insert(stemOf(one, language));
    return stems;
}

} // namespace

double bookDots(double points)
{
    return points * bookDotsPerInch / 72.0;
}

QFont bookLetters(double points)
{
    QFont font(u"EB Garamond"_s);
    font.setPixelSize(qRound(bookDots(points)));
    // Numbers as tall as capitals: among words the old-style one reads as a letter.
    font.setFeature(QFont::Tag("lnum"), 1);
    return font;
}

RulePages::RulePages(QSizeF page, int columns)
    : m_page(page)
    , m_columns(columns)
    , m_document(std::make_unique<QTextDocument>())
    , m_cursor(m_document.get())
{
    m_document->setDefaultFont(bookLetters(columns > 1 ? 9 : 11));
    m_document->setDocumentMargin(0);
    m_document->setPageSize({(page.width() - (columns - 1) * gap()) / columns, page.height()});
    m_document->setUseDesignMetrics(true);
    m_document->setDefaultStyleSheet(u"a { color: #2A2118; text-decoration: none; }"_s);
}

void RulePages::begin(const QTextBlockFormat& format)
{
    if (m_document->isEmpty())
        m_cursor.setBlockFormat(format);
    else
        m_cursor.insertBlock(format, {});
}

void RulePages::heading(const QString& title, const QString& section, const QImage& icon)
{
    const bool chapter = section.isEmpty();
    QTextBlockFormat format;
    format.setHeadingLevel(chapter ? 1 : 2);
    format.setTopMargin(bookDots(chapter ? 0 : isList() ? 5 : 9));
    format.setBottomMargin(bookDots(chapter ? 8 : isList() ? 0 : 2));
    begin(format);
    m_headings.push_back({title, section, m_cursor.position()});
    if (!icon.isNull()) {
        const QString name = u"picture:%1"_s.arg(m_pictures++);
        m_document->addResource(QTextDocument::ImageResource, QUrl(name), icon);
        QTextImageFormat image;
        image.setName(name);
        image.setWidth(bookDots(20));
        image.setHeight(bookDots(20));
        image.setVerticalAlignment(QTextCharFormat::AlignMiddle);
        m_cursor.insertImage(image);
        m_cursor.insertText(u"\u2002"_s);
    }
    QTextCharFormat style;
    style.setFont(bookLetters(chapter ? 20 : isList() ? 10.5 : 14));
    m_cursor.insertText(title, style);
}

void RulePages::text(const QString& paragraph)
{
    QTextBlockFormat format;
    format.setBottomMargin(bookDots(isList() ? 1 : 4));
    format.setLineHeight(isList() ? 120 : 127, QTextBlockFormat::ProportionalHeight);
    begin(format);
    m_cursor.setCharFormat({});
    m_cursor.insertHtml(u"<span>%1</span>"_s.arg(styledRule(paragraph)));
}

void RulePages::line(const QString& text)
{
    begin({});
    m_cursor.insertText(text, {});
}

void RulePages::picture(const QImage& image)
{
    if (image.isNull())
        return;
    const QString name = u"picture:%1"_s.arg(m_pictures++);
    m_document->addResource(QTextDocument::ImageResource, QUrl(name), image);
    QTextBlockFormat format;
    format.setTopMargin(bookDots(4));
    format.setBottomMargin(bookDots(6));
    format.setAlignment(Qt::AlignHCenter);
    begin(format);
    QTextImageFormat placed;
    placed.setName(name);
    const double width = pictureWidth * m_document->pageSize().width();
    placed.setWidth(width);
    placed.setHeight(width * image.height() / image.width());
    m_cursor.insertImage(placed);
}

double RulePages::topOf(int position) const
{
    const QTextBlock block = m_document->findBlock(position);
    const double top = m_document->documentLayout()->blockBoundingRect(block).top();
    return block.layout()->lineCount() > 0 ? top + block.layout()->lineAt(0).y() : top;
}

int RulePages::columnOf(double top) const
{
    return static_cast<int>(top / m_document->pageSize().height());
}

void RulePages::settle()
{
    for (const Heading& heading : m_headings) {
        const QTextBlock block = m_document->findBlock(heading.position);
        const QTextBlock next = block.next();
        if (!next.isValid() || heading.section.isEmpty()
            || columnOf(topOf(block.position())) == columnOf(topOf(next.position())))
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).setBlockFormat(format);
    }
}

int RulePages::pageCount() const
{
    return (m_document->pageCount() + m_columns - 1) / m_columns;
}

int RulePages::pageOf(const Heading& heading) const
{
    return columnOf(topOf(heading.position)) / m_columns;
}

void RulePages::draw(QPainter& painter, int page)
{
    const QSizeF column = m_document->pageSize();
    for (int i = 0; i < m_columns; ++i) {
        const int at = page * m_columns + i;
        if (at >= m_document->pageCount())
            return;
        painter.save();
        painter.translate(i * (column.width() + gap()), 0);
        painter.setClipRect(QRectF(QPointF(), column));
        painter.translate(0, -at * column.height());
        m_document->drawContents(&painter, QRectF(0, at * column.height(), column.width(), column.height()));
        painter.restore();
    }
}

QStringList indexOf(const Rulebook& book, const Catalogue& words, const QMap<QString, int>& pages)
{
    constexpr qsizetype mostPages = 6; // of a word that is everywhere, the first ones lead to the rest
    struct Spoken {
        QSet<QString> stems;
        int page;
    };
    QList<Spoken> paragraphs;
    for (const RuleSection* section : book.sections())
        if (!section->isTerm() && section->chapter != u"legend" && pages.contains(section->id))
            for (const QString& paragraph : book.paragraphs(words, *section))
                paragraphs.append({stemsIn(plainRule(paragraph), words.code()), pages[section->id]});
    QStringList lines;
    for (const RuleSection* section : book.sections()) {
        if (!section->isTerm())
            continue;
        const QString title = words.capitalised(book.title(words, *section));
        const QSet<QString> wanted = stemsIn(title, words.code());
        QList<int> found;
        for (const Spoken& paragraph : std::as_const(paragraphs))
            if (!wanted.isEmpty() && paragraph.stems.contains(wanted) && !found.contains(paragraph.page))
                found.append(paragraph.page);
        std::ranges::sort(found);
        found = found.first(std::min(found.size(), mostPages));
        if (const int own = pages.value(section->id, -1); own >= 0 && !found.contains(own))
            found.append(own);
        QStringList numbers;
        for (const int page : std::as_const(found))
            numbers.append(QString::number(page));
        lines.append(title + u"\u2002"_s + numbers.join(u", "_s));
    }
    const QCollator collator(words.locale());
    std::ranges::sort(
        lines, [&](const QString& left, const QString& right) { return collator.compare(left, right) < 0; });
    return lines;
}

} // namespace sandglass::app
