// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/telling.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

Statement statementOf(const Telling& telling)
{
    return {telling.section, telling.kind, telling.word, telling.values};
}

void addThings(const QVariantMap& values, QList<Thing>& things)
{
    for (const QVariant& value : values)
        if (const Thing* thing = get_if<Thing>(&value))
            things.append(*thing);
}

/// Who did it; -1 where nobody did.
int doer(const Telling& telling)
{
    const QVariant seat = telling.values.value(u"seat"_s);
    const Thing* thing = get_if<Thing>(&seat);
    return thing ? thing->number : -1;
}

} // namespace

QString Telling::in(const Catalogue* words, const QStringList& names) const
{
    if (isEmpty())
        return {};
    std::vector<Statement> statements{statementOf(*this)};
    statements.insert(statements.end(), more.begin(), more.end());
    return sentenceOf(statements, *words, names);
}

QList<Thing> Telling::things() const
{
    QList<Thing> things;
    addThings(values, things);
    for (const Statement& one : more)
        addThings(one.values, things);
    return things;
}

int Telling::numberOf(const QString& domain) const
{
    const QList<Thing> all = things();
    const auto found = std::ranges::find_if(all, [&](const Thing& thing) { return thing.domain == domain; });
    return found == all.end() ? -1 : found->number;
}

QVariant seatToTell(int seat)
{
    return QVariant::fromValue(Thing{u"seat"_s, seat, {}});
}

QVariant textToTell(const QString& id)
{
    return QVariant::fromValue(Thing{{}, 0, id});
}

Telling toTell(const QString& id, const QVariantMap& values)
{
    return {id.section(u'.', 0, 0), id.section(u'.', 1, 1), id.section(u'.', 2), values, {}};
}

Telling telling(const core::Spoken& spoken)
{
    const Statement statement = statementOf(spoken);
    return {statement.section, statement.kind, statement.word, statement.values, {}};
}

int roundBegunBy(const Telling& event)
{
    return event.kind == "event"_L1 && event.word == "roundBegan"_L1 ? event.thing(u"round"_s).number : 0;
}

QList<Telling> tellings(const std::vector<core::Spoken>& spoken)
{
    QList<Telling> result;
    for (const core::Spoken& one : spoken)
        result.append(telling(one));
    return result;
}

qsizetype lineLength(const QList<Telling>& events, qsizetype first)
{
    const int seat = doer(events[first]);
    const bool oneDoer = seat >= 0 && first + 1 < events.size() && doer(events[first + 1]) == seat;
    qsizetype end = first + 1;
    while (end < events.size() && (oneDoer ? doer(events[end]) == seat : events[end].word == events[first].word))
        ++end;
    return end - first;
}

Telling asLine(const QList<Telling>& events, qsizetype first, qsizetype count)
{
    Telling line = events[first];
    for (qsizetype next = first + 1; next < first + count; ++next)
        line.more.push_back(statementOf(events[next]));
    return line;
}

} // namespace sandglass::app
