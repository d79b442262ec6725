// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/pdf_tags.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QPainter>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

// Where nothing else is ever painted; the mark's place across is its number, and the last one ends a part.
constexpr int farBelow = 29'000;
constexpr int closing = 28'999;

void mark(QPainter& painter, int number)
{
    painter.save();
    painter.resetTransform();
    painter.setClipping(false);
    painter.fillRect(QRectF(number, farBelow, 1, 1), Qt::black);
    painter.restore();
}

/// The path that Qt makes of a mark.
const QRegularExpression& marks()
{
    static const QRegularExpression expression(
        u"(\\d+) %1 m\\n(?:-?[\\d.]+ -?[\\d.]+ l\\n)+h\\n?\\s*f\\*?\\n|(\\d+) %1 1 1 re\\n\\s*f\\*?\\n"_s.arg(
            farBelow));
    return expression;
}

/// Letters that are painted, with what they say. Readers look for that in spans alone, and where the letters stand.
QString saying(const QString& painted, const QString& text)
{
    const qsizetype first = painted.indexOf("BT\n"_L1);
    const qsizetype last = painted.lastIndexOf("ET\n"_L1) + 3;
    if (text.isEmpty() || first < 0 || last < first)
        return painted;
    return painted.first(first) + u"/Span <</ActualText %1>> BDC\n"_s.arg(QString::fromLatin1(pdfText(text)))
        + painted.sliced(first, last - first) + u"EMC\n"_s + painted.sliced(last);
}

} // namespace

int PdfTags::part(const QByteArray& kind, const QString& words)
{
    m_parts.append({kind, words});
    return static_cast<int>(m_parts.size()) - 1;
}

void PdfTags::begin(QPainter& painter, int part, const QString& text)
{
    mark(painter, static_cast<int>(m_marks.size()));
    m_marks.append({part, text});
    Q_ASSERT(m_marks.size() < closing);
}

void PdfTags::end(QPainter& painter)
{
    mark(painter, closing);
}

QList<int> PdfTags::putOn(PdfFile& file, int page, QList<QList<Piece>>& pieces) const
{
    const QString content = QString::fromLatin1(file.content(page));
    QList<int> shown;
    QString said = u"/Artifact BMC\n"_s;
    QString text;
    qsizetype done = 0;
    for (auto found = marks().globalMatch(content); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString before = content.sliced(done, match.capturedStart() - done);
        done = match.capturedEnd();
        const int number = (match.captured(1) + match.captured(2)).toInt();
        if (number >= m_marks.size()) {
            said += saying(before, text) + u"EMC\n/Artifact BMC\n"_s;
            continue;
        }
        const int part = m_marks[number].part;
        text = m_marks[number].text;
        said +=
            before + u"EMC\n/%1 <</MCID %2>> BDC\n"_s.arg(QString::fromLatin1(m_parts[part].kind)).arg(shown.size());
        pieces[part].append({page, static_cast<int>(shown.size())});
        shown.append(part);
    }
    said += content.sliced(done) + u"EMC\n"_s;
    file.setContent(page, said.toLatin1());
    return shown;
}

void PdfTags::addTo(PdfFile& file, const QString& language) const
{
    const int catalogue = file.only("Catalog");
    file.addEntry(catalogue, "/Lang " + pdfText(language));
    if (m_parts.isEmpty())
        return;
    const int tree = file.add();
    const int document = file.add();
    QList<int> objects;
    for (qsizetype i = 0; i < m_parts.size(); ++i)
        objects.append(file.add());
    QList<QList<Piece>> pieces(m_parts.size());
    QList<QStringList> texts(m_parts.size());
    for (const Mark& mark : m_marks)
        if (!mark.text.isEmpty())
            texts[mark.part].append(mark.text);
    QByteArray byPage;
    for (qsizetype i = 0; i < file.pages().size(); ++i) {
        byPage += QByteArray::number(i) + " [";
        const QList<int> shown = putOn(file, file.pages()[i], pieces);
        for (const int part : shown)
            byPage += pdfReference(objects[part]) + ' ';
        byPage += "]\n";
        file.addEntry(file.pages()[i], "/StructParents " + QByteArray::number(i) + "\n/Tabs /S");
    }
    QByteArray all;
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        all += pdfReference(objects[i]) + ' ';
        QByteArray kids;
        for (const Piece& piece : pieces[i])
            kids +=
                "<</Type /MCR /Pg " + pdfReference(piece.object) + " /MCID " + QByteArray::number(piece.number) + ">> ";
        QByteArray words = m_parts[i].words.isEmpty() ? QByteArray() : "/Alt " + pdfText(m_parts[i].words) + '\n';
        if (!texts[i].isEmpty())
            words += "/ActualText " + pdfText(texts[i].join(u' ')) + '\n';
        file.set(objects[i],
            "<<\n/Type /StructElem\n/S /" + m_parts[i].kind + "\n/P " + pdfReference(document) + '\n' + words + "/K ["
                + kids + "]\n>>");
    }
    file.set(document, "<<\n/Type /StructElem\n/S /Document\n/P " + pdfReference(tree) + "\n/K [" + all + "]\n>>");
    file.set(tree,
        "<<\n/Type /StructTreeRoot\n/K " + pdfReference(document) + "\n/ParentTree <</Nums [" + byPage
            + "]>>\n/ParentTreeNextKey " + QByteArray::number(file.pages().size()) + "\n>>");
    file.addEntry(catalogue,
        "/StructTreeRoot " + pdfReference(tree)
            + "\n/MarkInfo <</Marked true>>\n/ViewerPreferences <</DisplayDocTitle true>>");
}

} // namespace sandglass::app
