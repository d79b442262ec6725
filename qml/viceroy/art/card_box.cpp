// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/card_box.h"

#include "games/shelves.h"
#include "viceroy/viceroy_faces.h"

using namespace Qt::StringLiterals;

namespace sandglass::viceroy_board {

const QList<app::ViceroyCard>& CardBox::cards()
{
    static const QList<app::ViceroyCard> all = [] {
        QList<app::ViceroyCard> list;
        const auto set = viceroy::load(app::readDataFiles(u":/sandglass/cards/viceroy"_s));
        for (int number = 0; set && number < viceroy::cardCount; ++number)
            list.append(app::cardFace(*set, number));
        return list;
    }();
    return all;
}

QList<app::Tally> CardBox::tallies(const QStringList& words)
{
    app::Tallies list;
    for (const QString& word : words) {
        const QString count = word.section(u' ', 1);
        list.append({word.section(u' ', 0, 0), count.isEmpty() ? 1 : count.toInt()});
    }
    return list;
}

app::ViceroyTile CardBox::laid(int number, const QStringList& tokens, int counted, int gems, int tucked)
{
    app::ViceroyTile tile;
    tile.card = cards().value(number);
    tile.tokens = tallies(tokens);
    tile.counted = counted;
    tile.gems = gems;
    tile.tucked = tucked;
    return tile;
}

} // namespace sandglass::viceroy_board
