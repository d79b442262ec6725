// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lore.h"

#include <QtCore/QFile>
#include <QtCore/QHash>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

#include <algorithm>
#include <map>
#include <memory>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

QStringList listOf(const QJsonValue& value)
{
    QStringList list;
    for (const QJsonValue& one : value.toArray())
        list.append(one.toString());
    return list;
}

ThingLore loreFrom(const QJsonValue& json)
{
    const QString word = json[u"word"_s].toString(u".*"_s);
    return {json[u"domain"_s].toString(), QRegularExpression(QRegularExpression::anchoredPattern(word)),
        json[u"has"_s].toString(), json[u"title"_s].toString(), json[u"kind"_s].toString(), listOf(json[u"say"_s]),
        listOf(json[u"icons"_s]), json[u"rule"_s].toString(), listOf(json[u"as"_s]), json[u"try"_s].toString(),
        listOf(json[u"silent"_s]), json[u"sign"_s].toString(), json[u"within"_s].toString()};
}

QList<ThingLore> readThings(const QString& game)
{
    QFile file(u":/sandglass/rules/%1/things.json"_s.arg(game));
    if (!file.exists()) // a game that explains nothing
        return {};
    QJsonParseError error{};
    QList<ThingLore> things;
    if (file.open(QIODevice::ReadOnly))
        for (const QJsonValue& json : QJsonDocument::fromJson(file.readAll(), &error)[u"things"_s].toArray())
            things.append(loreFrom(json));
    if (things.isEmpty())
        qWarning("%s's things have no words: %s", qPrintable(game), qPrintable(error.errorString()));
    return things;
}

} // namespace

Lore::Lore(const QString& game)
    : m_book(QFile::exists(u":/sandglass/rules/%1/rulebook.json"_s.arg(game)) ? Rulebook::read(game) : Rulebook())
    , m_things(readThings(game))
{
}

const Lore& Lore::of(const QString& game)
{
    static std::map<QString, std::unique_ptr<const Lore>> known;
    auto& lore = known[game];
    if (!lore)
        lore.reset(new Lore(game));
    return *lore;
}

QString Lore::filled(const QString& text, const ThingLore& lore, const ThingName& name)
{
    QString result = text;
    result.replace(u"{word}"_s, name.word);
    result.replace(u"{number}"_s, QString::number(name.number));
    const QRegularExpressionMatch match = lore.word.match(name.word);
    for (int i = 1; i <= lore.word.captureCount(); ++i)
        result.replace(u"{%1}"_s.arg(i), match.captured(i));
    return result;
}

const ThingLore* Lore::find(const ThingName& name) const
{
    const auto found = std::ranges::find_if(m_things, [&](const ThingLore& lore) {
        return lore.domain == name.domain && lore.word.match(name.word).hasMatch()
            && (lore.has.isEmpty() || m_book.find(filled(lore.has, lore, name)));
    });
    return found == m_things.end() ? nullptr : &*found;
}

QString Lore::drawing(const QString& game, const QString& icon)
{
    // Some icons of the legend stand for several drawings: the first of them is shown.
    static const QHash<QString, QString> others{{u"ap"_s, u"bead"_s}, {u"vp"_s, u"laurel"_s}, {u"card"_s, u"cards"_s},
        {u"infinite"_s, u"infinite.any"_s}, {u"circleBonus"_s, u"circleBonus.blue"_s}};
    // And some stand for what a board draws in another way.
    for (const QString& name : {others.value(icon, icon), u"legend."_s + icon})
        for (const QString& whose : {game, u"play"_s})
            if (QFile::exists(u":/%1/icons/%2.svg"_s.arg(whose, name)))
                return name;
    return {};
}

QStringList Lore::domains() const
{
    QStringList list;
    for (const ThingLore& lore : m_things)
        if (!list.contains(lore.domain))
            list.append(lore.domain);
    return list;
}

} // namespace sandglass::app
