// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rule_pdf.h"

#include "language/language.h"
#include "rules/pdf_outline.h"
#include "rules/pdf_slim.h"
#include "rules/rule_pages.h"
#include "rules/rule_reader.h"

#include <QtCore/QBuffer>
#include <QtCore/QSaveFile>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

constexpr double marginMm = 15;
constexpr double footMm = 6;

/// A chapter whose sections are found by their letters, and not read one after the other.
bool isListed(const RuleChapter& chapter)
{
    const QString& first = chapter.sections.first().id;
    return chapter.id == u"legend" || first.startsWith(u"card.") || first.startsWith(u"list.")
        || first.startsWith(u"term.");
}

/// One book as chapters of pages.
struct Book {
    std::vector<std::unique_ptr<RulePages>> chapters;
    std::vector<int> firstPages; ///< of each chapter

    /// Where the contents lead: chapters, and the sections that are read.
    QList<Bookmark> places() const
    {
        QList<Bookmark> places;
        for (std::size_t i = 0; i < chapters.size(); ++i)
            for (const RulePages::Heading& heading : chapters[i]->headings())
                if (heading.section.isEmpty() || chapters[i]->isInContents())
                    places.append({heading.title, heading.section.isEmpty() ? 0 : 1,
                        firstPages[i] + chapters[i]->pageOf(heading)});
        return places;
    }

    QMap<QString, int> pagesOfSections() const
    {
        QMap<QString, int> pages;
        for (std::size_t i = 0; i < chapters.size(); ++i)
            for (const RulePages::Heading& heading : chapters[i]->headings())
                if (!heading.section.isEmpty())
                    pages[heading.section] = firstPages[i] + chapters[i]->pageOf(heading) + 1;
        return pages;
    }

    int end() const { return firstPages.back() + chapters.back()->pageCount(); }
};

std::unique_ptr<RulePages> pagesOf(
    const Rulebook& book, const RuleChapter& chapter, const Catalogue& words, const RulePictures& pictures, QSizeF page)
{
    auto pages = std::make_unique<RulePages>(page, isListed(chapter) ? 2 : 1);
    // Questions are read one by one, and are too long for a line of the contents.
    if (pages->isList() || chapter.sections.first().isQuestion())
        pages->leaveOutOfContents();
    pages->heading(book.title(words, chapter), {});
    for (const RuleSection* section : listed(book, chapter, words)) {
        const bool icon = chapter.id == u"legend" && pictures.icon;
        const QString title = words.capitalised(book.title(words, *section));
        pages->heading(title, section->id, icon ? pictures.icon(*section) : Drawing());
        for (const QString& paragraph : book.paragraphs(words, *section))
            pages->text(paragraph);
        if (pictures.figure && !section->figure.isEmpty())
            pages->picture(pictures.figure(*section), words.textWith(u"play.rules.picture"_s, {{u"title"_s, title}}));
    }
    pages->settle();
    return pages;
}

/// Puts things onto the pages of the file.
class Printer {
public:
    Printer(QPdfWriter& writer, PdfTags& tags, QString foot)
        : m_writer(writer)
        , m_painter(&writer)
        , m_tags(tags)
        , m_foot(std::move(foot))
        , m_page(QPointF(), QSizeF(writer.width(), writer.height() - bookDots(footMm * 72 / 25.4)))
    {
    }

    QSizeF page() const { return m_page.size(); }

    void titlePage(const QString& name, const QString& line, const Drawing& picture, const QString& words)
    {
        const double top = picture.isNull() ? m_page.height() * 0.3 : m_page.height() * 0.14;
        const QRectF upper(0, top, m_page.width(), bookDots(60));
        tagged("H1", name, [&] {
            m_painter.setFont(bookLetters(34));
            m_painter.drawText(upper, Qt::AlignHCenter | Qt::AlignBottom, name);
        });
        tagged("P", line, [&] {
            m_painter.setFont(bookLetters(14));
            const QRectF below = upper.translated(0, upper.height() + bookDots(8));
            m_painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop, line);
        });
        if (picture.isNull())
            return;
        const double high = m_page.width() * picture.size.height() / picture.size.width();
        tagged(
            "Figure", words, [&] { picture.draw(m_painter, QRectF(0, m_page.height() * 0.42, m_page.width(), high)); });
    }

    static double lineOf(const Bookmark& place) { return bookDots(place.level == 0 ? 19 : 13.5); }

    /// How many pages they will take.
    int contentPages(const QList<Bookmark>& places) const
    {
        int pages = 1;
        double y = contentTop();
        for (const Bookmark& place : places) {
            if (y + lineOf(place) > m_page.height()) {
                ++pages;
                y = 0;
            }
            y += lineOf(place);
        }
        return pages;
    }

    void contents(const QList<Bookmark>& places, const QString& title)
    {
        newPage();
        tagged("H2", title, [&] {
            m_painter.setFont(bookLetters(20));
            m_painter.drawText(m_page, Qt::AlignLeft | Qt::AlignTop, title);
        });
        double y = contentTop();
        for (const Bookmark& place : places) {
            const double high = lineOf(place);
            if (y + high > m_page.height()) {
                newPage();
                y = 0;
            }
            m_painter.setFont(bookLetters(place.level == 0 ? 12 : 10));
            const double in = place.level * bookDots(12);
            tagged("P", u"%1 %2"_s.arg(place.title).arg(place.page + 1),
                [&] { leader(place.title, place.page + 1, QRectF(in, y, m_page.width() - in, high)); });
            y += high;
        }
    }

    void pages(RulePages& chapter)
    {
        for (int page = 0; page < chapter.pageCount(); ++page) {
            newPage();
            chapter.draw(m_painter, page, m_tags);
        }
    }

private:
    static double contentTop() { return bookDots(36); }

    /// A picture has its words; all else says what is painted.
    void tagged(const QByteArray& kind, const QString& words, const std::function<void()>& paint)
    {
        const QString said = spokenRule(words);
        const bool picture = kind == "Figure";
        m_tags.begin(m_painter, m_tags.part(kind, picture ? said : QString()), picture ? QString() : said);
        paint();
        m_tags.end(m_painter);
    }

    void newPage()
    {
        m_writer.newPage();
        ++m_pages;
        m_painter.setFont(bookLetters(9));
        const QRectF foot(0, m_writer.height() - bookDots(12), m_writer.width(), bookDots(12));
        m_painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom, m_foot);
        m_painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom, QString::number(m_pages));
    }

    void leader(const QString& title, int page, const QRectF& line)
    {
        const QFontMetricsF metrics(m_painter.font(), &m_writer);
        const QString number = QString::number(page);
        m_painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title);
        m_painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, number);
        const double dot = metrics.horizontalAdvance(u" ."_s);
        const double from = line.x() + metrics.horizontalAdvance(title) + dot;
        const double to = line.right() - metrics.horizontalAdvance(number) - dot;
        const int dotCount = std::max(0, static_cast<int>((to - from) / dot));
        m_painter.drawText(QRectF(to - dotCount * dot, line.y(), dotCount * dot + dot, line.height()),
            Qt::AlignLeft | Qt::AlignVCenter, u" ."_s.repeated(dotCount));
    }

    QPdfWriter& m_writer;
    QPainter m_painter;
    PdfTags& m_tags;
    const QString m_foot;
    const QRectF m_page;
    int m_pages = 1;
};

Book bookOf(const Rulebook& rules, const Catalogue& words, const RulePictures& pictures, const Printer& printer)
{
    Book book;
    for (const RuleChapter& chapter : rules.chapters())
        book.chapters.push_back(pagesOf(rules, chapter, words, pictures, printer.page()));
    const auto number = [&book](int first) {
        book.firstPages.clear();
        for (const auto& chapter : book.chapters) {
            book.firstPages.push_back(first);
            first += chapter->pageCount();
        }
    };
    // The contents stand before what they tell the pages of, and the index behind it: its heading is one line more.
    number(0);
    QList<Bookmark> places = book.places();
    const QString index = words.text(u"play.rules.index"_s);
    places.append({index, 0, 0});
    number(1 + printer.contentPages(places));
    auto last = std::make_unique<RulePages>(printer.page(), 2);
    last->heading(index, {});
    for (const QString& line : indexOf(rules, words, book.pagesOfSections()))
        last->line(line);
    last->settle();
    book.firstPages.push_back(book.end());
    book.chapters.push_back(std::move(last));
    return book;
}

} // namespace

bool writeRulePdf(const Rulebook& book, const Catalogue& words, const QString& file, const RulePictures& pictures)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QList<Bookmark> places;
    QMap<QString, int> sections;
    PdfTags tags;
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(bookDotsPerInch);
        writer.setPageSize(QPageSize(QPageSize::A5));
        writer.setPageMargins(QMarginsF(marginMm, marginMm, marginMm, marginMm), QPageLayout::Millimeter);
        const QString name = words.text(book.game() + u".name"_s);
        const QString line = words.text(u"play.rules.title"_s);
        writer.setTitle(u"%1 – %2"_s.arg(name, line));
        Printer printer(writer, tags,
            u"%1 · %2 · %3 · %4 · Sandglass %5"_s.arg(name, line, Language::nameOf(words.code()),
                words.text(book.game() + u".rule.edition"_s), QStringLiteral(SANDGLASS_VERSION)));
        const Book laid = bookOf(book, words, pictures, printer);
        places = laid.places();
        sections = laid.pagesOfSections();
        printer.titlePage(name, line, pictures.title, words.textWith(u"play.rules.picture"_s, {{u"title"_s, name}}));
        printer.contents(places, words.text(u"play.rules.contents"_s));
        for (const auto& chapter : laid.chapters)
            printer.pages(*chapter);
    }
    std::optional<PdfFile> laidOpen = PdfFile::read(buffer.data());
    if (!laidOpen)
        return false;
    for (Bookmark& place : places)
        place.title = spokenRule(place.title);
    addBookmarks(*laidOpen, places);
    leadLinks(*laidOpen, sections);
    tags.addTo(*laidOpen, words.code());
    mendShades(*laidOpen);
    makeSlim(*laidOpen);
    const QByteArray pdf = laidOpen->written();
    QSaveFile target(file);
    return target.open(QIODevice::WriteOnly) && target.write(pdf) == pdf.size() && target.commit();
}

} // namespace sandglass::app
