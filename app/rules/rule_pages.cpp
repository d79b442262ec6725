// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rule_pages.h"

#include "rules/drawn_objects.h"
#include "rules/rule_index.h"

#include <QtCore/QCollator>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtGui/QAbstractTextDocumentLayout>
#include <QtGui/QPainter>
#include <QtGui/QTextBlock>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

constexpr double pictureWidth = 0.66; ///< of the column

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

/// Every line is as high as the others, whatever letters stand in it: what holds two words together comes from another
/// font.
void setLine(QTextBlockFormat& format, double points)
{
    format.setLineHeight(bookDots(points), QTextBlockFormat::FixedHeight);
}

} // namespace

QString spokenRule(QString text)
{
    text.replace(u'\u00A0', u' ');
    return text.remove(u'\u2060').remove(QChar::ObjectReplacementCharacter).trimmed();
}

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
    // Two letters drawn as one are none at all to who searches the file or has it read aloud.
    font.setFeature(QFont::Tag("liga"), 0);
    return font;
}

RulePages::RulePages(QSizeF page, int columns)
    : m_columns(columns)
    , m_column((page.width() - (columns - 1) * gap()) / columns, page.height())
    , m_drawings(std::make_unique<DrawnObjects>())
    , m_document(std::make_unique<QTextDocument>())
    , m_cursor(m_document.get())
{
    m_document->documentLayout()->registerHandler(DrawnObjects::kind, m_drawings.get());
    m_document->setDefaultFont(bookLetters(columns > 1 ? 9 : 11));
    m_document->setDocumentMargin(0);
    m_document->setTextWidth(m_column.width());
    m_document->setUseDesignMetrics(true);
    m_document->setDefaultStyleSheet(u"a { color: #2A2118; text-decoration: none; }"_s);
}

RulePages::~RulePages() = default;

void RulePages::begin(const QTextBlockFormat& format)
{
    if (m_document->isEmpty())
        m_cursor.setBlockFormat(format);
    else
        m_cursor.insertBlock(format, {});
}

void RulePages::heading(const QString& title, const QString& section, const Drawing& icon)
{
    const bool chapter = section.isEmpty();
    QTextBlockFormat format;
    format.setHeadingLevel(chapter ? 1 : 2);
    format.setTopMargin(bookDots(chapter ? 0 : isList() ? 5 : 9));
    format.setBottomMargin(bookDots(chapter ? 8 : isList() ? 0 : 2));
    if (icon.isNull())
        setLine(format, chapter ? 26 : isList() ? 13 : 18);
    begin(format);
    m_headings.push_back({title, section, m_cursor.position()});
    if (!icon.isNull()) {
        QTextCharFormat drawn = m_drawings->add(icon, QSizeF(bookDots(20), bookDots(20)));
        drawn.setVerticalAlignment(QTextCharFormat::AlignMiddle);
        m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), drawn);
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
    setLine(format, isList() ? 11.5 : 14);
    begin(format);
    m_cursor.setCharFormat({});
    m_cursor.insertHtml(u"<span>%1</span>"_s.arg(styledRule(paragraph)));
}

void RulePages::line(const QString& text)
{
    QTextBlockFormat format;
    setLine(format, 11.5);
    begin(format);
    m_cursor.insertText(text, {});
}

void RulePages::picture(const Drawing& drawing, const QString& words)
{
    if (drawing.isNull())
        return;
    QTextBlockFormat format;
    format.setTopMargin(bookDots(4));
    format.setBottomMargin(bookDots(6));
    format.setAlignment(Qt::AlignHCenter);
    begin(format);
    m_words[m_cursor.blockNumber()] = spokenRule(words);
    const double width = pictureWidth * m_column.width();
    const QSizeF size(width, width * drawing.size.height() / drawing.size.width());
    m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), m_drawings->add(drawing, size));
}

double RulePages::topOf(int position) const
{
    const QTextBlock block = m_document->findBlock(position);
    const double top = m_document->documentLayout()->blockBoundingRect(block).top();
    return block.layout()->lineCount() > 0 ? top + block.layout()->lineAt(0).y() : top;
}

int RulePages::columnOf(double top) const
{
    const auto after = std::ranges::upper_bound(m_parts, top, {}, &Part::top);
    return std::max(0, static_cast<int>(after - m_parts.begin()) - 1);
}

std::vector<RulePages::Piece> RulePages::pieces() const
{
    std::vector<Piece> pieces;
    for (QTextBlock block = m_document->begin(); block.isValid(); block = block.next()) {
        const double top = m_document->documentLayout()->blockBoundingRect(block).top();
        const int lines = block.layout()->lineCount();
        const bool heading = block.blockFormat().headingLevel() > 0;
        // What is drawn of a picture reaches a little over its line.
        const bool drawn =
            block.begin() != block.end() && block.begin().fragment().charFormat().objectType() == DrawnObjects::kind;
        const double over = drawn ? bookDots(2) : 0.0;
        const bool pictured = m_words.contains(block.blockNumber() + 1);
        for (int i = 0; i < lines; ++i) {
            const QTextLine line = block.layout()->lineAt(i);
            // A paragraph leaves no single line on either page.
            const bool alone = lines > 1 && (i == 0 || i == lines - 2);
            // A picture never stands on a page without some of its words.
            const bool withNext = heading || alone || (pictured && i == lines - 1);
            const bool picture = drawn && m_words.contains(block.blockNumber());
            pieces.push_back({top + line.y() - over, top + line.y() + line.height(), withNext,
                picture ? DrawnObjects::numberOf(block.begin().fragment().charFormat()) : -1});
        }
    }
    return pieces;
}

void RulePages::settle()
{
    while (!cut()) { }
}

bool RulePages::shrinkBy(const Piece& piece, double over)
{
    const double high = piece.bottom - piece.top;
    if (piece.picture < 0 || !m_drawings->shrink(piece.picture, (high - over - bookDots(2)) / high))
        return false;
    m_document->markContentsDirty(0, m_document->characterCount());
    return true;
}

bool RulePages::cut()
{
    m_parts.assign(1, Part());
    const std::vector<Piece> all = pieces();
    for (std::size_t first = 0; first < all.size();) {
        std::size_t last = first;
        while (last + 1 < all.size() && all[last].withNext)
            ++last;
        if (const double over = all[last].bottom - m_parts.back().top - m_column.height(); over > 0) {
            // Rather a smaller picture than one that has left its words.
            if (shrinkBy(all[last], over))
                return false;
            m_parts.push_back({all[first].top, all[first].top});
        }
        m_parts.back().bottom = all[last].bottom;
        first = last + 1;
    }
    return true;
}

int RulePages::pageCount() const
{
    return (static_cast<int>(m_parts.size()) + m_columns - 1) / m_columns;
}

int RulePages::pageOf(const Heading& heading) const
{
    return columnOf(topOf(heading.position)) / m_columns;
}

int RulePages::tagOf(const QTextBlock& block, PdfTags& tags)
{
    const auto known = m_tags.find(block.blockNumber());
    if (known != m_tags.end())
        return known->second;
    const auto words = m_words.find(block.blockNumber());
    const int level = block.blockFormat().headingLevel();
    // The book's own name is above all of them.
    const int tag = words != m_words.end() ? tags.part("Figure", words->second)
                                           : tags.part(level > 0 ? "H" + QByteArray::number(level + 1) : "P");
    return m_tags[block.blockNumber()] = tag;
}

void RulePages::draw(QPainter& painter, int page, PdfTags& tags)
{
    for (int i = 0; i < m_columns; ++i) {
        const auto at = static_cast<std::size_t>(page * m_columns + i);
        if (at >= m_parts.size())
            return;
        const double top = m_parts[at].top;
        const QRectF part(0, top, m_column.width(), std::min(m_parts[at].bottom - top, m_column.height()));
        painter.save();
        painter.translate(i * (m_column.width() + gap()), -top);
        painter.setClipRect(part);
        for (QTextBlock block = m_document->begin(); block.isValid(); block = block.next()) {
            const double blockTop = m_document->documentLayout()->blockBoundingRect(block).top();
            for (int number = 0; number < block.layout()->lineCount(); ++number) {
                const QTextLine line = block.layout()->lineAt(number);
                const double middle = blockTop + line.y() + line.height() / 2;
                if (middle < part.top() || middle > part.bottom())
                    continue;
                tags.begin(
                    painter, tagOf(block, tags), spokenRule(block.text().mid(line.textStart(), line.textLength())));
                line.draw(&painter, block.layout()->position());
                tags.end(painter);
            }
        }
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
