// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/telling.h"

#include "games/sentences.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

QString Telling::in(const Catalogue* words, const QStringList& names) const
{
    if (isEmpty())
        return {};
    QVariantMap filled = values;
    for (const QString& name : ids)
        filled[name] = words->text(values[name].toString());
    for (const QString& name : seats)
        filled[name] = seatName(values[name].toInt(), section, *words, names);
    return words->phrase(section, kind, word, filled);
}

Telling toTell(const QString& id, const QVariantMap& values)
{
    return {id.section(u'.', 0, 0), id.section(u'.', 1, 1), id.section(u'.', 2), values, {}, {}};
}

Telling telling(const core::Spoken& spoken)
{
    Telling result{text(spoken.section), text(spoken.kind), text(spoken.word), {}, {}, {}};
    for (const core::ArgumentText& argument : spoken.arguments) {
        const QString name = text(argument.name);
        const QString value = text(argument.value);
        if (value == "none"_L1 || value == "hidden"_L1) {
            result.values.insert(name, u"core.value."_s + value);
            result.ids.append(name);
            continue;
        }
        if (argument.named) {
            result.values.insert(name, u"%1.%2.%3"_s.arg(result.section, text(argument.domain), value));
            result.ids.append(name);
            continue;
        }
        result.values.insert(name, value.toInt());
        if (argument.domain == core::seatDomain.name)
            result.seats.append(name);
    }
    return result;
}

int roundBegunBy(const Telling& event)
{
    return event.kind == "event"_L1 && event.word == "roundBegan"_L1 ? event.values.value(u"round"_s).toInt() : 0;
}

QList<Telling> tellings(const std::vector<core::Spoken>& spoken)
{
    QList<Telling> result;
    for (const core::Spoken& one : spoken)
        result.append(telling(one));
    return result;
}

} // namespace sandglass::app
