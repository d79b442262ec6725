// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/pdf_outline.h"

#include <QtCore/QMap>
#include <QtCore/QRegularExpression>
#include <QtCore/QStringEncoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

/// Text as PDF's strings have it: UTF-16 with its mark, in hexadecimal digits.
QByteArray textString(const QString& text)
{
    QStringEncoder encoder(QStringConverter::Utf16BE);
    const QByteArray encoded = encoder.encode(text);
    return "<FEFF" + encoded.toHex().toUpper() + '>';
}

/// The numbers of all objects whose dictionary begins so, as they stand in the file.
QList<int> objectsOf(const QByteArray& pdf, const QByteArray& type)
{
    const QByteArray mark = "/Type " + type + '\n';
    QList<int> numbers;
    for (qsizetype at = pdf.indexOf(mark); at >= 0; at = pdf.indexOf(mark, at + 1)) {
        const qsizetype object = pdf.lastIndexOf(" 0 obj", at);
        const qsizetype line = pdf.lastIndexOf('\n', object) + 1;
        if (object > 0)
            numbers.append(pdf.mid(line, object - line).toInt());
    }
    return numbers;
}

QByteArray bodyOf(const QByteArray& pdf, int number)
{
    const QByteArray begin = '\n' + QByteArray::number(number) + " 0 obj\n";
    const qsizetype at = pdf.indexOf(begin);
    const qsizetype end = pdf.indexOf("endobj", at);
    return at < 0 || end < 0 ? QByteArray() : pdf.mid(at + begin.size(), end - at - begin.size()).trimmed();
}

QByteArray reference(int number)
{
    return QByteArray::number(number) + " 0 R";
}

/// Objects that are written behind a document, and where each begins.
class Addition {
public:
    explicit Addition(const QByteArray& pdf)
        : m_pdf(pdf)
    {
        if (!m_pdf.endsWith('\n'))
            m_pdf += '\n';
    }

    void object(int number, const QByteArray& body)
    {
        m_places[number] = m_pdf.size();
        m_pdf += QByteArray::number(number) + " 0 obj\n" + body + "\nendobj\n";
    }

    QByteArray closed(const QByteArray& trailer)
    {
        const qsizetype table = m_pdf.size();
        m_pdf += "xref\n";
        for (const auto [number, place] : m_places.asKeyValueRange())
            m_pdf +=
                QByteArray::number(number) + " 1\n" + QByteArray::number(place).rightJustified(10, '0') + " 00000 n \n";
        m_pdf += "trailer\n" + trailer + "\nstartxref\n" + QByteArray::number(table) + "\n%%EOF\n";
        return m_pdf;
    }

private:
    QByteArray m_pdf;
    QMap<int, qsizetype> m_places;
};

/// The items of an outline as one object each: who is whose parent and neighbour.
QList<QByteArray> itemsOf(const QList<Bookmark>& bookmarks, const QList<int>& pages, int root)
{
    const auto numberOf = [root](qsizetype index) { return root + 1 + static_cast<int>(index); };
    const auto parentOf = [&](qsizetype index) {
        for (qsizetype i = index; i-- > 0;)
            if (bookmarks[i].level < bookmarks[index].level)
                return i;
        return qsizetype{-1};
    };
    QList<qsizetype> parents;
    for (qsizetype i = 0; i < bookmarks.size(); ++i)
        parents.append(parentOf(i));
    QList<QByteArray> items;
    for (qsizetype i = 0; i < bookmarks.size(); ++i) {
        const int page = pages[std::clamp<qsizetype>(bookmarks[i].page, 0, pages.size() - 1)];
        QByteArray item = "<<\n/Title " + textString(bookmarks[i].title) + "\n/Parent "
            + reference(parents[i] < 0 ? root : numberOf(parents[i])) + "\n/Dest [" + reference(page) + " /Fit]\n";
        const auto before = std::find(parents.rbegin() + (parents.size() - i), parents.rend(), parents[i]);
        if (before != parents.rend())
            item += "/Prev " + reference(numberOf(parents.rend() - before - 1)) + '\n';
        const auto after = std::find(parents.begin() + i + 1, parents.end(), parents[i]);
        if (after != parents.end())
            item += "/Next " + reference(numberOf(after - parents.begin())) + '\n';
        if (const qsizetype first = parents.indexOf(i); first >= 0)
            item += "/First " + reference(numberOf(first)) + "\n/Last " + reference(numberOf(parents.lastIndexOf(i)))
                + "\n/Count -" + QByteArray::number(parents.count(i)) + '\n';
        items.append(item + ">>");
    }
    return items;
}

} // namespace

QByteArray withBookmarks(const QByteArray& pdf, const QList<Bookmark>& bookmarks, const QString& language)
{
    const QList<int> catalogues = objectsOf(pdf, "/Catalog");
    const QList<int> pages = objectsOf(pdf, "/Page");
    const qsizetype trailerAt = pdf.lastIndexOf("trailer");
    const qsizetype startAt = pdf.lastIndexOf("startxref");
    if (catalogues.size() != 1 || pages.isEmpty() || trailerAt < 0 || startAt < trailerAt || bookmarks.isEmpty())
        return pdf;
    const QByteArray catalogue = bodyOf(pdf, catalogues.first());
    QByteArray trailer = pdf.mid(trailerAt + 7, startAt - trailerAt - 7).trimmed();
    static const QRegularExpression sizeEntry(u"/Size (\\d+)"_s);
    const QRegularExpressionMatch size = sizeEntry.match(QString::fromLatin1(trailer));
    if (!catalogue.startsWith("<<") || !catalogue.endsWith(">>") || !size.hasMatch())
        return pdf;
    const int root = size.captured(1).toInt();
    const QByteArray before = pdf.mid(startAt + 9).trimmed().split('\n').first().trimmed();

    Addition addition(pdf);
    addition.object(catalogues.first(),
        catalogue.chopped(2) + "/Outlines " + reference(root) + "\n/PageMode /UseOutlines\n/Lang "
            + textString(language) + "\n>>");
    const QList<QByteArray> items = itemsOf(bookmarks, pages, root);
    const auto last =
        std::ranges::find_if(bookmarks.rbegin(), bookmarks.rend(), [](const Bookmark& one) { return one.level == 0; });
    addition.object(root,
        "<<\n/Type /Outlines\n/First " + reference(root + 1) + "\n/Last "
            + reference(root + static_cast<int>(bookmarks.rend() - last)) + "\n/Count "
            + QByteArray::number(std::ranges::count(bookmarks, 0, &Bookmark::level)) + "\n>>");
    for (qsizetype i = 0; i < items.size(); ++i)
        addition.object(root + 1 + static_cast<int>(i), items[i]);
    trailer.replace(size.captured(0).toLatin1(), "/Size " + QByteArray::number(root + 1 + items.size()));
    return addition.closed(trailer.chopped(2) + "/Prev " + before + "\n>>");
}

} // namespace sandglass::app
