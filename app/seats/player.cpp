// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats/player.h"

#include <QtCore/QTextBoundaryFinder>

using namespace Qt::StringLiterals;

namespace sandglass::app {

const QStringList& emblemWords()
{
    static const QStringList words{
        u"sun"_s, u"moon"_s, u"tower"_s, u"ship"_s, u"key"_s, u"tree"_s, u"bell"_s, u"star"_s};
    return words;
}

const QStringList& colourWords()
{
    static const QStringList words{u"amber"_s, u"sky"_s, u"green"_s, u"vermilion"_s, u"rose"_s};
    return words;
}

int letterCount(const QString& text)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    int count = 0;
    while (finder.toNextBoundary() >= 0)
        ++count;
    return count;
}

QString withoutLastLetter(const QString& text)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    finder.toEnd();
    const qsizetype start = finder.toPreviousBoundary();
    return start < 0 ? QString() : text.first(start);
}

} // namespace sandglass::app
