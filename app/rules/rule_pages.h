// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/pdf_tags.h"
#include "rules/rule_pdf.h"

#include <QtCore/QMap>
#include <QtGui/QTextCursor>
#include <QtGui/QTextDocument>

#include <map>
#include <memory>
#include <vector>

namespace sandglass::app {

/// The letters of a printed book, in points; everything on its pages is counted in dots.
QFont bookLetters(double points);
double bookDots(double points);
inline constexpr int bookDotsPerInch = 300;

/// Without what only holds words together, so that they are found; a drawing says nothing here.
QString spokenRule(QString text);

class DrawnObjects;

/// One chapter of a printed book, laid out on pages of its own: the rules in one column, lists of icons, cards and
/// terms in two.
class RulePages {
public:
    struct Heading {
        QString title;
        QString section; ///< empty: the chapter's own
        int position = 0;
    };

    RulePages(QSizeF page, int columns);
    ~RulePages();

    void heading(const QString& title, const QString& section, const Drawing& icon = {});
    void text(const QString& paragraph);
    /// With words for who cannot see it.
    void picture(const Drawing& drawing, const QString& words);
    /// A word of the index and where it is spoken of.
    void line(const QString& text);
    /// Everything has been told: it is cut into columns. Nothing is torn by the edge of a page, and no heading stands
    /// alone at its foot.
    void settle();

    int columns() const { return m_columns; }
    bool isList() const { return m_columns > 1; }
    /// Its sections stand in the contents.
    bool isInContents() const { return m_inContents; }
    void leaveOutOfContents() { m_inContents = false; }
    int pageCount() const;
    int pageOf(const Heading& heading) const;
    const std::vector<Heading>& headings() const { return m_headings; }
    /// Draws one of its pages, whose upper left corner is at 0, 0, and says what each part of it is.
    void draw(QPainter& painter, int page, PdfTags& tags);
    static double gap() { return bookDots(14); }

private:
    void begin(const QTextBlockFormat& format);
    /// What is never cut: a line, or a picture, which is a line of its own.
    struct Piece {
        double top = 0;
        double bottom = 0;
        bool withNext = false; ///< no page ends behind it
        int picture = -1; ///< which of the drawings it is
    };
    std::vector<Piece> pieces() const;
    /// False where a picture was made smaller instead, and all that follows it has moved.
    bool cut();
    bool shrinkBy(const Piece& piece, double over);
    struct Part {
        double top = 0;
        double bottom = 0;
    };
    double topOf(int position) const;
    int tagOf(const QTextBlock& block, PdfTags& tags);
    int columnOf(double top) const;

    const int m_columns;
    const QSizeF m_column;
    bool m_inContents = true;
    std::unique_ptr<DrawnObjects> m_drawings;
    std::unique_ptr<QTextDocument> m_document;
    QTextCursor m_cursor;
    std::vector<Heading> m_headings;
    std::vector<Part> m_parts = std::vector<Part>(1); ///< of the text, what each column shows
    std::map<int, QString> m_words; ///< of pictures, by their blocks
    std::map<int, int> m_tags; ///< of blocks, once something of them was drawn
};

/// The terms of a book, each with the pages that speak of it. `pages` are those of the sections.
QStringList indexOf(const Rulebook& book, const Catalogue& words, const QMap<QString, int>& pages);

} // namespace sandglass::app
