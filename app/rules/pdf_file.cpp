// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/pdf_file.h"

#include <QtCore/QHash>
#include <QtCore/QRegularExpression>
#include <QtCore/QStringEncoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

/// The first number behind a word of a dictionary, or -1.
int numberBehind(const QByteArray& dictionary, const QByteArray& word)
{
    const qsizetype at = dictionary.indexOf(word);
    if (at < 0)
        return -1;
    qsizetype begin = at + word.size();
    while (begin < dictionary.size() && !(dictionary[begin] >= '0' && dictionary[begin] <= '9'))
        ++begin;
    qsizetype end = begin;
    while (end < dictionary.size() && dictionary[end] >= '0' && dictionary[end] <= '9')
        ++end;
    return end > begin ? dictionary.mid(begin, end - begin).toInt() : -1;
}

/// Where the objects begin, by their numbers, as the document's own table says.
QMap<int, qsizetype> placesIn(const QByteArray& pdf, qsizetype table)
{
    QMap<int, qsizetype> places;
    constexpr qsizetype line = 20;
    const qsizetype head = pdf.indexOf('\n', table) + 1;
    const qsizetype first = pdf.indexOf('\n', head) + 1;
    const QList<QByteArray> range = pdf.mid(head, first - head - 1).split(' ');
    if (range.size() < 2 || head <= 0 || first <= 0)
        return places;
    const int begin = range[0].toInt();
    const int count = range[1].trimmed().toInt();
    for (int i = 0; i < count && first + (i + 1) * line <= pdf.size(); ++i) {
        const QByteArray entry = pdf.mid(first + i * line, line);
        if (entry.at(17) == 'n')
            places[begin + i] = entry.first(10).toLongLong();
    }
    return places;
}

/// What stands between "n 0 obj" and "endobj".
QByteArray bodyAt(const QByteArray& pdf, qsizetype begin, qsizetype end)
{
    const qsizetype open = pdf.indexOf("obj\n", begin);
    const qsizetype close = pdf.lastIndexOf("endobj", end - 1);
    if (open < begin || close < open || close > end)
        return {};
    QByteArray body = pdf.mid(open + 4, close - open - 4);
    if (body.endsWith('\n'))
        body.chop(1);
    return body;
}

/// The object with its references led elsewhere: "7 0 R". A stream's own bytes stay as they are.
QByteArray pointedAnew(const QByteArray& object, const QHash<QByteArray, QByteArray>& others)
{
    const qsizetype stream = object.indexOf("stream\n");
    const qsizetype end = stream < 0 ? object.size() : stream;
    QByteArray result;
    qsizetype done = 0;
    for (qsizetype at = object.indexOf(" 0 R"); at >= 0 && at < end; at = object.indexOf(" 0 R", at + 4)) {
        qsizetype begin = at;
        while (begin > done && object[begin - 1] >= '0' && object[begin - 1] <= '9')
            --begin;
        const auto other = others.constFind(object.sliced(begin, at - begin));
        if (other == others.cend())
            continue;
        result += object.sliced(done, begin - done) + *other;
        done = at;
    }
    return done == 0 ? object : result + object.sliced(done);
}

bool isOf(const QByteArray& body, const QByteArray& type)
{
    const qsizetype stream = body.indexOf("stream\n");
    return (stream < 0 ? body : body.first(stream)).contains("/Type /" + type + '\n');
}

} // namespace

QByteArray pdfText(const QString& text)
{
    QStringEncoder encoder(QStringConverter::Utf16BE);
    const QByteArray encoded = encoder.encode(text);
    return "<FEFF" + encoded.toHex().toUpper() + '>';
}

QByteArray pdfReference(int object)
{
    return QByteArray::number(object) + " 0 R";
}

std::optional<PdfFile> PdfFile::read(const QByteArray& pdf)
{
    const qsizetype startAt = pdf.lastIndexOf("startxref");
    const qsizetype trailerAt = pdf.lastIndexOf("trailer");
    if (!pdf.startsWith("%PDF") || trailerAt < 0 || startAt < trailerAt)
        return {};
    const qsizetype table = pdf.mid(startAt + 9).trimmed().split('\n').first().trimmed().toLongLong();
    const QMap<int, qsizetype> places = placesIn(pdf, table);
    if (places.isEmpty())
        return {};
    QList<qsizetype> begins = places.values();
    std::ranges::sort(begins);
    PdfFile file;
    file.m_head = pdf.first(begins.first());
    for (const auto& [number, begin] : places.asKeyValueRange()) {
        const auto next = std::ranges::upper_bound(begins, begin);
        const QByteArray body = bodyAt(pdf, begin, next == begins.end() ? table : *next);
        if (body.isEmpty())
            return {};
        file.m_objects[number] = body;
    }
    static const QRegularExpression size(u"/Size \\d+\\s*"_s);
    const QByteArray trailer = pdf.mid(trailerAt + 7, startAt - trailerAt - 7).trimmed();
    file.m_trailer = QString::fromLatin1(trailer.mid(2, trailer.size() - 4)).remove(size).trimmed().toLatin1();
    // Qt numbers its pages as they are begun.
    for (const auto& [number, body] : file.m_objects.asKeyValueRange())
        if (isOf(body, "Page"))
            file.m_pages.append(number);
    if (file.only("Catalog") < 0 || file.m_pages.isEmpty())
        return {};
    return file;
}

int PdfFile::only(const QByteArray& type) const
{
    int found = -1;
    for (const auto& [number, body] : m_objects.asKeyValueRange())
        if (isOf(body, type)) {
            if (found >= 0)
                return -1;
            found = number;
        }
    return found;
}

void PdfFile::changeAll(const QByteArray& type, const std::function<void(QByteArray& object)>& change)
{
    for (QByteArray& object : m_objects)
        if (isOf(object, type))
            change(object);
}

int PdfFile::add()
{
    const int number = m_objects.lastKey() + 1;
    m_objects[number] = "null";
    return number;
}

void PdfFile::addEntry(int object, const QByteArray& entry)
{
    QByteArray& dictionary = m_objects[object];
    dictionary.insert(dictionary.lastIndexOf(">>"), entry + '\n');
}

int PdfFile::contentOf(int page) const
{
    return numberBehind(body(page), "/Contents");
}

QByteArray PdfFile::content(int page) const
{
    const QByteArray object = body(contentOf(page));
    const qsizetype begin = object.indexOf("stream\n");
    const qsizetype end = object.lastIndexOf("endstream");
    if (begin < 0 || end < begin)
        return {};
    const QByteArray stream = object.mid(begin + 7, end - begin - 7);
    if (!object.first(begin).contains("/FlateDecode"))
        return stream;
    // Qt's own packing has the length before it: here it is guessed, and grows as it must.
    QByteArray packed(4, '\0');
    packed[1] = 1;
    return qUncompress(packed + stream);
}

void PdfFile::setContent(int page, const QByteArray& content)
{
    const QByteArray stream = qCompress(content).sliced(4);
    set(contentOf(page),
        "<<\n/Length " + QByteArray::number(stream.size()) + "\n/Filter /FlateDecode\n>>\nstream\n" + stream
            + "\nendstream");
}

void PdfFile::replaceAll(const QByteArray& before, const QByteArray& after)
{
    for (QByteArray& object : m_objects) {
        const qsizetype stream = object.indexOf("stream\n");
        const qsizetype end = stream < 0 ? object.size() : stream;
        if (const qsizetype at = object.indexOf(before); at >= 0 && at < end)
            object = object.first(end).replace(before, after) + object.sliced(end);
    }
}

void PdfFile::mergeEqual()
{
    // What has a place in the document is itself, even where it says the same.
    static const QList<QByteArray> unique{"/Type /Page\n", "/Type /StructElem", "/Type /Annot"};
    for (;;) {
        QHash<QByteArray, int> known;
        QHash<QByteArray, QByteArray> kept; // by what led to those that go
        for (auto object = m_objects.cbegin(); object != m_objects.cend(); ++object) {
            const QByteArray head = object.value().first(std::min<qsizetype>(object.value().size(), 200));
            if (std::ranges::any_of(unique, [&](const QByteArray& type) { return head.contains(type); }))
                continue;
            if (const auto found = known.constFind(object.value()); found != known.cend())
                kept[QByteArray::number(object.key())] = QByteArray::number(*found);
            else
                known[object.value()] = object.key();
        }
        if (kept.isEmpty())
            break;
        for (const QByteArray& gone : kept.keys())
            m_objects.remove(gone.toInt());
        for (QByteArray& object : m_objects)
            object = pointedAnew(object, kept);
    }
    closeGaps();
}

void PdfFile::closeGaps()
{
    QHash<QByteArray, QByteArray> moved;
    QMap<int, QByteArray> closed;
    for (const auto& [number, body] : m_objects.asKeyValueRange()) {
        const int now = static_cast<int>(closed.size()) + 1;
        moved[QByteArray::number(number)] = QByteArray::number(now);
        closed[now] = body;
    }
    for (QByteArray& object : closed)
        object = pointedAnew(object, moved);
    m_trailer = pointedAnew(m_trailer, moved);
    for (int& page : m_pages)
        page = moved.value(QByteArray::number(page)).toInt();
    m_objects = closed;
}

QByteArray PdfFile::written() const
{
    QByteArray pdf = m_head;
    QByteArray table;
    const int size = m_objects.lastKey() + 1;
    for (int number = 0; number < size; ++number) {
        if (!m_objects.contains(number)) {
            table += "0000000000 65535 f \n";
            continue;
        }
        table += QByteArray::number(pdf.size()).rightJustified(10, '0') + " 00000 n \n";
        pdf += QByteArray::number(number) + " 0 obj\n" + body(number) + "\nendobj\n";
    }
    const qsizetype at = pdf.size();
    return pdf + "xref\n0 " + QByteArray::number(size) + '\n' + table + "trailer\n<<\n/Size " + QByteArray::number(size)
        + '\n' + m_trailer + "\n>>\nstartxref\n" + QByteArray::number(at) + "\n%%EOF\n";
}

} // namespace sandglass::app
