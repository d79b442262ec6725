// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/pdf_file.h"

class QPainter;

namespace sandglass::app {

/// What the parts of a document are, for those who have it read to them: headings, paragraphs, pictures in words. Qt
/// paints pages and cannot say so; strokes far below the paper mark where each part begins and ends, and become PDF's
/// own words for it in the finished file. What stands in no part is decoration, which nobody needs to hear.
class PdfTags {
public:
    /// A part in the order of reading: "H1" to "H6", "P" or "Figure"; a picture is told by its words.
    int part(const QByteArray& kind, const QString& words = {});
    /// What is painted from here on belongs to the part, until end(). It says this: of letters that a font has in other
    /// shapes, as figures tall as capitals, Qt does not tell what they are.
    void begin(QPainter& painter, int part, const QString& text = {});
    void end(QPainter& painter);

    void addTo(PdfFile& file, const QString& language) const;

private:
    struct Part {
        QByteArray kind;
        QString words;
    };
    struct Mark {
        int part;
        QString text;
    };
    struct Piece {
        int object; ///< the page
        int number; ///< on it
    };
    /// Marks of a page become words; what each part has on it joins its pieces, and the parts come back by number.
    QList<int> putOn(PdfFile& file, int page, QList<QList<Piece>>& pieces) const;

    QList<Part> m_parts;
    QList<Mark> m_marks; ///< in the order in which they were painted
};

} // namespace sandglass::app
