// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/tiletum_decree.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace tiletum;

namespace {

QString diceIcon(DiceChoice dice)
{
    switch (dice) {
    case DiceChoice::Goods:
        return u"goods"_s;
    case DiceChoice::Any:
    case DiceChoice::Needed:
        return u"any"_s;
    default:
        return toText(diceChoiceWords[static_cast<std::size_t>(dice)]);
    }
}

QString conditionIcons(Condition when)
{
    static const QStringList icons{{}, u"pillar > house : "_s, u"pillar > cathedral : "_s, u"house = pillar : "_s,
        u"contract : "_s, u"coat step : "_s, u"coat : "_s};
    return icons[static_cast<int>(when)];
}

QString rowOf(const Priority& priority)
{
    if (priority.kind == Priority::Kind::Action)
        return conditionIcons(priority.when) + toText(actionWords[static_cast<std::size_t>(priority.action)]);
    QStringList dice;
    for (const DiceChoice choice : priority.dice)
        dice.append(diceIcon(choice));
    const bool highest = priority.kind == Priority::Kind::Highest;
    return conditionIcons(priority.when) + dice.join(u' ') + (highest ? u" ^"_s : QString());
}

} // namespace

TiletumDecree decreeFace(const Decree& decree)
{
    TiletumDecree face{toText(decree.id), {}, {}};
    for (const Priority& priority : decree.priorities)
        face.rows.append(rowOf(priority));
    for (const DiceChoice choice : decree.dice)
        face.dice.append(diceIcon(choice));
    return face;
}

} // namespace sandglass::app
