// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/pdf_slim.h"

#include <algorithm>

namespace sandglass::app {

namespace {

/// On a page of some 2,000 dots of 300 to the inch: a hundredth of a millimetre.
constexpr int digits = 5;

/// What is followed by places and colours alone. Matrices are left as they are: what they move may be far away.
bool isStroke(QByteArrayView word)
{
    static constexpr QByteArrayView strokes[] = {"c", "l", "m", "re", "scn", "SCN"};
    return std::ranges::find(strokes, word) != std::end(strokes);
}

QByteArray shortNumber(QByteArrayView number)
{
    if (!number.contains('.'))
        return number.toByteArray();
    const QByteArray brief = QByteArray::number(number.toDouble(), 'g', digits);
    // PDF knows no powers of ten; these are nothing.
    return brief.contains('e') ? QByteArray("0") : brief;
}

} // namespace

QByteArray withShortNumbers(const QByteArray& content)
{
    QByteArray result;
    result.reserve(content.size());
    for (const QByteArray& line : content.split('\n')) {
        if (!result.isEmpty())
            result += '\n';
        const QList<QByteArray> words = line.split(' ');
        if (!isStroke(words.last())) {
            result += line;
            continue;
        }
        for (const QByteArray& word : words.first(words.size() - 1))
            result += shortNumber(word) + ' ';
        result += words.last();
    }
    return result;
}

void mendShades(PdfFile& file)
{
    file.replaceAll("/SMask << /S /Alpha ", "/SMask << /S /Luminosity ");
    file.replaceAll("/Group <</S /Transparency >>", "/Group <</S /Transparency /CS /DeviceGray >>");
}

void makeSlim(PdfFile& file)
{
    for (const int page : file.pages())
        file.setContent(page, withShortNumbers(file.content(page)));
    file.mergeEqual();
}

} // namespace sandglass::app
