// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rule_pdf.h"

#include "rules/rule_reader.h"

#include <QtCore/QBuffer>
#include <QtCore/QSaveFile>
#include <QtGui/QAbstractTextDocumentLayout>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>
#include <QtGui/QTextBlock>
#include <QtGui/QTextCursor>
#include <QtGui/QTextDocument>

#include <cmath>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

constexpr double marginMm = 15;
constexpr int dotsPerInch = 300;
constexpr double footMm = 6;

/// Everything on a page is given in points.
double dots(double points)
{
    return points * dotsPerInch / 72.0;
}

QFont letters(double points)
{
    QFont font(u"EB Garamond"_s);
    font.setPixelSize(qRound(dots(points)));
    // Numbers as tall as capitals: among words the old-style one reads as a letter.
    font.setFeature(QFont::Tag("lnum"), 1);
    return font;
}

struct Heading {
    QString title;
    int level; ///< 0 is a chapter
    int position; ///< in the document
};

/// One book as a text, whose headings are remembered for the contents.
class Writer {
public:
    Writer(const Rulebook& book, const Catalogue& words, QSizeF page)
        : m_book(book)
        , m_words(words)
        , m_cursor(&m_document)
    {
        m_document.setDefaultFont(letters(11));
        m_document.setDocumentMargin(0);
        m_document.setPageSize(page);
        m_document.setUseDesignMetrics(true);
        m_document.setDefaultStyleSheet(u"a { color: #2A2118; text-decoration: none; }"_s);
    }

    void writeAll()
    {
        for (const RuleChapter& chapter : m_book.chapters()) {
            heading(m_book.title(m_words, chapter), 0);
            for (const RuleSection* section : listed(m_book, chapter, m_words)) {
                heading(m_book.title(m_words, *section), 1);
                for (const QString& paragraph : m_book.paragraphs(m_words, *section))
                    text(paragraph);
            }
        }
    }

    QTextDocument& document() { return m_document; }
    const QList<Heading>& headings() const { return m_headings; }

    int pageOf(const Heading& heading) const
    {
        const QTextBlock block = m_document.findBlock(heading.position);
        const double top = m_document.documentLayout()->blockBoundingRect(block).top();
        return static_cast<int>(top / m_document.pageSize().height());
    }

private:
    void heading(const QString& title, int level)
    {
        QTextBlockFormat format;
        format.setHeadingLevel(level + 1);
        format.setTopMargin(dots(level == 0 ? 0 : 9));
        format.setBottomMargin(dots(level == 0 ? 8 : 2));
        format.setNonBreakableLines(true);
        if (level == 0 && !m_headings.isEmpty())
            format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCharFormat style;
        style.setFont(letters(level == 0 ? 20 : 14));
        begin(format);
        m_headings.append({title, level, m_cursor.position()});
        m_cursor.insertText(title, style);
    }

    void text(const QString& paragraph)
    {
        QTextBlockFormat format;
        format.setBottomMargin(dots(4));
        format.setLineHeight(127, QTextBlockFormat::ProportionalHeight);
        begin(format);
        m_cursor.setCharFormat({});
        m_cursor.insertHtml(u"<span>%1</span>"_s.arg(styledRule(paragraph)));
    }

    void begin(const QTextBlockFormat& format)
    {
        if (m_document.isEmpty())
            m_cursor.setBlockFormat(format);
        else
            m_cursor.insertBlock(format, {});
    }

    const Rulebook& m_book;
    const Catalogue& m_words;
    QTextDocument m_document;
    QTextCursor m_cursor;
    QList<Heading> m_headings;
};

/// Puts things onto the pages of the file.
class Printer {
public:
    Printer(QPdfWriter& writer, QString foot)
        : m_writer(writer)
        , m_painter(&writer)
        , m_foot(std::move(foot))
        , m_page(QPointF(), QSizeF(writer.width(), writer.height() - dots(footMm * 72 / 25.4)))
    {
    }

    void titlePage(const QString& name, const QString& line)
    {
        const QRectF upper(0, m_page.height() * 0.3, m_page.width(), m_page.height() * 0.2);
        m_painter.setFont(letters(34));
        m_painter.drawText(upper, Qt::AlignHCenter | Qt::AlignBottom, name);
        m_painter.setFont(letters(14));
        m_painter.drawText(upper.translated(0, upper.height() + dots(12)), Qt::AlignHCenter | Qt::AlignTop, line);
    }

    /// Chapters and the sections of the rules themselves; lists of cards and terms are found by their chapter.
    void contents(const Writer& book, const QString& title, int firstPage)
    {
        newPage();
        m_painter.setFont(letters(20));
        m_painter.drawText(m_page, Qt::AlignLeft | Qt::AlignTop, title);
        double y = dots(36);
        for (const Heading& heading : book.headings()) {
            if (heading.level > 0)
                continue;
            const double line = dots(19);
            if (y + line > m_page.height()) {
                newPage();
                y = 0;
            }
            leader(heading.title, firstPage + book.pageOf(heading), QRectF(0, y, m_page.width(), line));
            y += line;
        }
    }

    void pages(QTextDocument& document)
    {
        for (int page = 0; page < document.pageCount(); ++page) {
            newPage();
            m_painter.save();
            m_painter.setClipRect(m_page);
            m_painter.translate(0, -page * m_page.height());
            document.drawContents(&m_painter, m_page.translated(0, page * m_page.height()));
            m_painter.restore();
        }
    }

    int pageCount() const { return m_pages; }

private:
    void newPage()
    {
        m_writer.newPage();
        ++m_pages;
        m_painter.setFont(letters(9));
        const QRectF foot(0, m_writer.height() - dots(12), m_writer.width(), dots(12));
        m_painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom, m_foot);
        m_painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom, QString::number(m_pages));
    }

    void leader(const QString& title, int page, const QRectF& line)
    {
        m_painter.setFont(letters(12));
        const QFontMetricsF metrics(m_painter.font(), &m_writer);
        const QString number = QString::number(page);
        m_painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title);
        m_painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, number);
        const double dot = metrics.horizontalAdvance(u" ."_s);
        const double from = metrics.horizontalAdvance(title) + dot;
        const double to = line.width() - metrics.horizontalAdvance(number) - dot;
        const int dotCount = std::max(0, static_cast<int>((to - from) / dot));
        m_painter.drawText(QRectF(to - dotCount * dot, line.y(), dotCount * dot + dot, line.height()),
            Qt::AlignLeft | Qt::AlignVCenter, u" ."_s.repeated(dotCount));
    }

    QPdfWriter& m_writer;
    QPainter m_painter;
    const QString m_foot;
    const QRectF m_page;
    int m_pages = 1;
};

} // namespace

bool writeRulePdf(const Rulebook& book, const Catalogue& words, const QString& file)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(dotsPerInch);
        writer.setPageSize(QPageSize(QPageSize::A5));
        writer.setPageMargins(QMarginsF(marginMm, marginMm, marginMm, marginMm), QPageLayout::Millimeter);
        const QString name = words.text(book.game() + u".name"_s);
        const QString line = words.text(u"play.rules.title"_s);
        writer.setTitle(u"%1 – %2"_s.arg(name, line));
        Printer printer(writer, u"%1 · %2"_s.arg(name, line));
        Writer text(book, words, QSizeF(writer.width(), writer.height() - dots(footMm * 72 / 25.4)));
        text.writeAll();
        printer.titlePage(name, line);
        constexpr double chaptersPerPage = 22;
        const int contentPages =
            static_cast<int>(std::ceil(static_cast<double>(book.chapters().size()) / chaptersPerPage));
        printer.contents(text, words.text(u"play.rules.contents"_s), 2 + contentPages);
        printer.pages(text.document());
    }
    QSaveFile target(file);
    return target.open(QIODevice::WriteOnly) && target.write(buffer.data()) == buffer.size() && target.commit();
}

} // namespace sandglass::app
