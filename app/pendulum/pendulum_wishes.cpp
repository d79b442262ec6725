// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_wishes.h"

#include "games/shelves.h"
#include "pendulum/pendulum_faces.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

QList<PendulumCharacter> readCharacters()
{
    QList<PendulumCharacter> list;
    const auto cards = pendulum::load(readDataFiles(u":/sandglass/cards/pendulum"_s));
    if (!cards)
        return list;
    for (int mat = 0; mat < pendulum::matCount; ++mat) {
        const pendulum::Mat& side = cards->mats[mat];
        PendulumCharacter character{toText(side.id), toText(side.noble), side.advanced, talliesOf(side.start), {}};
        for (int card = 0; card < pendulum::stratagemsAMat; ++card)
            character.cards.append(stratagemFace(*cards, mat * pendulum::stratagemsAMat + card));
        list.append(character);
    }
    return list;
}

} // namespace

const QList<PendulumCharacter>& PendulumWishes::characters()
{
    static const QList<PendulumCharacter> list = readCharacters();
    return list;
}

PendulumCharacter PendulumWishes::character(const QString& word)
{
    const auto found = std::ranges::find(characters(), word, &PendulumCharacter::word);
    return found == characters().end() ? PendulumCharacter() : *found;
}

int PendulumWishes::holder(const QList<SetupChair>& chairs, const QString& noble, int place)
{
    const auto found = std::ranges::find_if(chairs, [&](const SetupChair& chair) {
        return chair.place != place && chair.seat >= 0
            && character(chair.wishes.value(u"characters"_s).toString()).noble == noble;
    });
    return found == chairs.end() || noble.isEmpty() ? -1 : found->place;
}

} // namespace sandglass::app
