// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_pdf.h"

#include <QtCore/QMap>
#include <QtGui/QTextCursor>
#include <QtGui/QTextDocument>

#include <memory>
#include <vector>

namespace sandglass::app {

/// The letters of a printed book, in points; everything on its pages is counted in dots.
QFont bookLetters(double points);
double bookDots(double points);
inline constexpr int bookDotsPerInch = 300;

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

    void heading(const QString& title, const QString& section, const QImage& icon = {});
    void text(const QString& paragraph);
    void picture(const QImage& image);
    /// A word of the index and where it is spoken of.
    void line(const QString& text);
    /// No heading stands alone at the foot of a column.
    void settle();

    int columns() const { return m_columns; }
    bool isList() const { return m_columns > 1; }
    /// Its sections stand in the contents.
    bool isInContents() const { return m_inContents; }
    void leaveOutOfContents() { m_inContents = false; }
    int pageCount() const;
    int pageOf(const Heading& heading) const;
    const std::vector<Heading>& headings() const { return m_headings; }
    /// Draws one of its pages, whose upper left corner is at 0, 0.
    void draw(QPainter& painter, int page);
    static double gap() { return bookDots(14); }

private:
    void begin(const QTextBlockFormat& format);
    double topOf(int position) const;
    int columnOf(double top) const;

    const QSizeF m_page;
    const int m_columns;
    bool m_inContents = true;
    std::unique_ptr<QTextDocument> m_document;
    QTextCursor m_cursor;
    std::vector<Heading> m_headings;
    int m_pictures = 0;
};

/// The terms of a book, each with the pages that speak of it. `pages` are those of the sections.
QStringList indexOf(const Rulebook& book, const Catalogue& words, const QMap<QString, int>& pages);

} // namespace sandglass::app
