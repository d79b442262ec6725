// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/thing_name.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

/// The word at the end of a text's id, <section>.<domain>.<word>.
QString wordOf(const Thing& thing)
{
    return thing.text.section(u'.', 2);
}

void addThings(const QVariantMap& values, QList<ThingName>& names)
{
    const int seat = values.contains(u"seat"_s) ? values[u"seat"_s].value<Thing>().number : -1;
    for (const auto& [name, value] : values.asKeyValueRange()) {
        // Where something went says more than where it came from.
        if (name == "from"_L1 && values.contains(u"to"_s))
            continue;
        const Thing* thing = get_if<Thing>(&value);
        if (!thing || thing->number < 0)
            continue;
        const ThingName named{thing->domain, thing->number, wordOf(*thing), name == "seat"_L1 ? -1 : seat};
        if (!names.contains(named))
            names.append(named);
    }
}

} // namespace

bool ThingName::means(const ThingName& other) const
{
    if (domain != other.domain)
        return false;
    if (number < 0 && word.isEmpty())
        return true;
    return (number >= 0 && number == other.number) || (!word.isEmpty() && word == other.word);
}

ThingName thingNamed(const QString& text)
{
    ThingName name;
    QStringList values;
    QString last;
    for (const QString& part : text.split(u' ', Qt::SkipEmptyParts)) {
        const QString key = part.section(u'=', 0, 0);
        if (!part.contains(u'=')) {
            name.domain = key;
        } else if (key == "seat"_L1) {
            name.seat = part.section(u'=', 1).toInt();
        } else {
            last = key;
            values.append(part.section(u'=', 1));
        }
    }
    name.word = values.join(u'.');
    if (name.domain.isEmpty() && !last.isEmpty()) {
        name.domain = last;
    } else if (name.domain.isEmpty() && name.seat >= 0) {
        name = {u"seat"_s, name.seat, {}, -1};
    }
    return name;
}

QList<ThingName> thingsOf(const Telling& telling)
{
    QList<ThingName> names;
    addThings(telling.values, names);
    for (const Statement& one : telling.more)
        addThings(one.values, names);
    return names;
}

} // namespace sandglass::app
