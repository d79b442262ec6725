// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sentences.h"

#include "language/catalogue.h"
#include "language/thing.h"

#include <QtCore/QRegularExpression>

#include <vector>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

Thing thingOf(const core::ArgumentText& argument, const QString& section)
{
    Thing thing{text(argument.domain), argument.number, {}};
    if (argument.value == "none" || argument.value == "hidden")
        thing.text = u"core.value."_s + text(argument.value);
    else if (argument.named)
        thing.text = section + u'.' + thing.domain + u'.' + text(argument.value);
    return thing;
}

struct Listed {
    QString text;
    QString thing; ///< the id of the one thing that it names, or nothing

    bool operator==(const Listed&) const = default;
};

/// One statement, taken apart so that its neighbours can be put together with it.
struct Clause {
    QString id;
    QString subject; ///< the seat that it begins with, or nothing
    QString before; ///< what comes before the listed things, without the subject
    QList<Listed> listed;
    QString after; ///< without the full stop, where there is a subject

    /// Equal things are counted where the catalogue can: "3 face-down cards".
    QStringList items(const Catalogue& words) const
    {
        QStringList items;
        for (qsizetype i = 0, next = 0; i < listed.size(); i = next) {
            while (next < listed.size() && listed[next] == listed[i])
                ++next;
            const QString many = listed[i].thing + u".many"_s;
            if (next - i > 1 && !listed[i].thing.isEmpty() && words.has(many))
                items.append(words.count(many, static_cast<int>(next - i)));
            else
                items += QStringList(next - i, listed[i].text);
        }
        return items;
    }
    QString predicate(const Catalogue& words) const { return before + words.list(items(words)) + after; }
};

/// What somebody did, one after the other; where one of these is a list itself, the last one is set off from it.
QString together(QStringList predicates, bool nested, const Catalogue& words)
{
    if (!nested || predicates.size() < 2)
        return words.list(predicates);
    const QString last = predicates.takeLast();
    return words.textWith(u"core.list.last"_s, {{u"before"_s, predicates.join(u", "_s)}, {u"last"_s, last}});
}

Clause clauseOf(const Statement& statement, const Catalogue& words, const QStringList& names)
{
    QVariantMap values = statement.values;
    for (QVariant& value : values)
        if (const Thing* thing = get_if<Thing>(&value); thing && thing->text.isEmpty() && thing->domain == "seat"_L1)
            value = words.seatName(thing->number, names, statement.section);
    const QString id = statement.section + u'.' + statement.kind + u'.' + statement.word;
    QString pattern = words.pattern(id, values);
    Clause clause{.id = id, .subject = {}, .before = {}, .listed = {}, .after = {}};
    if (constexpr auto seat = "{seat} "_L1; pattern.startsWith(seat) && pattern.endsWith(u'.')) {
        clause.subject = values.value(u"seat"_s).toString();
        pattern = pattern.sliced(seat.size()).chopped(1);
    }
    const qsizetype open = pattern.indexOf(u'[');
    const qsizetype close = pattern.indexOf(u']', open);
    if (open < 0 || close < 0) {
        clause.before = words.filled(pattern, values);
        return clause;
    }
    clause.before = words.filled(pattern.first(open), values);
    const QString inside = pattern.sliced(open + 1, close - open - 1);
    static const QRegularExpression alone(u"^\\{(\\w+)(?::\\w+)?\\}$"_s);
    const QVariant value = values.value(alone.match(inside).captured(1));
    const Thing* thing = get_if<Thing>(&value);
    clause.listed = {{words.filled(inside, values), thing ? thing->text : QString()}};
    clause.after = words.filled(pattern.sliced(close + 1), values);
    return clause;
}

bool sayTheSame(const Clause& one, const Clause& other)
{
    return !one.listed.isEmpty() && one.id == other.id && one.subject == other.subject && one.before == other.before
        && one.after == other.after;
}

} // namespace

Statement statementOf(const core::Spoken& spoken)
{
    Statement statement{text(spoken.section), text(spoken.kind), text(spoken.word), {}};
    for (const core::ArgumentText& argument : spoken.arguments)
        statement.values.insert(text(argument.name), QVariant::fromValue(thingOf(argument, statement.section)));
    return statement;
}

QString sentenceOf(std::span<const Statement> statements, const Catalogue& words, const QStringList& names)
{
    std::vector<Clause> clauses;
    for (const Statement& statement : statements) {
        Clause clause = clauseOf(statement, words, names);
        if (!clauses.empty() && sayTheSame(clauses.back(), clause))
            clauses.back().listed += clause.listed;
        else
            clauses.push_back(std::move(clause));
    }
    QStringList sentences;
    for (std::size_t i = 0; i < clauses.size();) {
        const QString& subject = clauses[i].subject;
        if (subject.isEmpty()) {
            sentences.append(words.capitalised(clauses[i++].predicate(words)));
            continue;
        }
        QStringList predicates;
        bool nested = false;
        for (; i < clauses.size() && clauses[i].subject == subject; ++i) {
            const bool last = i + 1 == clauses.size() || clauses[i + 1].subject != subject;
            nested |= !last && clauses[i].items(words).size() > 1;
            predicates.append(clauses[i].predicate(words));
        }
        sentences.append(words.capitalised(subject) + u' ' + together(predicates, nested, words) + u'.');
    }
    return sentences.join(u' ');
}

QString sentenceOf(const core::Spoken& spoken, const Catalogue& words, const QStringList& names)
{
    const Statement statement = statementOf(spoken);
    return sentenceOf(std::span(&statement, 1), words, names);
}

} // namespace sandglass::app
