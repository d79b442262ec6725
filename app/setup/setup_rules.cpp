// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/setup_rules.h"

#include "seats/player.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

QList<int> numbersOf(const QJsonValue& array)
{
    QList<int> numbers;
    for (const QJsonValue& value : array.toArray())
        numbers.append(value.toInt(-1));
    return numbers;
}

SetupQuestion questionOf(const QJsonValue& json)
{
    SetupQuestion question{json["word"_L1].toString(), json["icon"_L1].toString(), {}, json["counts"_L1].toString(),
        json["most"_L1].toInt(), json["usual"_L1].toInt(), json["when"_L1].toString()};
    for (const QJsonValue& answer : json["answers"_L1].toArray())
        question.answers.append({answer["word"_L1].toString(), answer["sets"_L1].toObject().toVariantMap()});
    return question;
}

QString problemOf(const SetupQuestion& question)
{
    const qsizetype last = question.counts.isEmpty() ? question.answers.size() - 1 : question.most;
    if (question.word.isEmpty())
        return u"a question has no word"_s;
    if (last < 1)
        return u"the question \"%1\" leaves nothing to choose"_s.arg(question.word);
    if (question.usual < 0 || question.usual > last)
        return u"the usual answer of \"%1\" is none of its answers"_s.arg(question.word);
    return {};
}

QString problemOf(const SetupRules& rules)
{
    if (rules.fewest < 1 || rules.most < rules.fewest || rules.most > placeCount)
        return u"\"fewest\" and \"most\" are not numbers of seats"_s;
    const auto isPlace = [](int place) { return place >= 0 && place < placeCount; };
    if (rules.places.size() < rules.most || !std::ranges::all_of(rules.places, isPlace))
        return u"\"places\" has too few places, or one that is not at the table"_s;
    if (rules.minutes.size() != rules.most)
        return u"\"minutes\" has not one number for each number of seats"_s;
    for (const SetupQuestion& question : rules.questions)
        if (const QString problem = problemOf(question); !problem.isEmpty())
            return problem;
    const auto known = [](const SetupRules::Wish& wish) { return wish.kind == u"list" || wish.kind == u"seats"; };
    if (!std::ranges::all_of(rules.wishes, known))
        return u"a wish is neither a \"list\" nor \"seats\""_s;
    return {};
}

} // namespace

std::expected<SetupRules, QString> setupRulesFrom(const QByteArray& json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (!document.isObject())
        return std::unexpected(u"it is not an object of JSON: %1"_s.arg(error.errorString()));
    SetupRules rules;
    rules.fewest = document["fewest"_L1].toInt();
    rules.most = document["most"_L1].toInt();
    rules.places = numbersOf(document["places"_L1]);
    rules.company = document["company"_L1].toString();
    rules.needsCompany = document["needsCompany"_L1].toBool();
    rules.virtuals = document["virtuals"_L1].toString();
    rules.minutes = numbersOf(document["minutes"_L1]);
    rules.about = document["about"_L1].toString();
    for (const QJsonValue& question : document["questions"_L1].toArray())
        rules.questions.append(questionOf(question));
    const QJsonObject wishes = document["wishes"_L1].toObject();
    for (auto wish = wishes.begin(); wish != wishes.end(); ++wish)
        rules.wishes.insert(wish.key(), {wish.value()["kind"_L1].toString(), wish.value()["usual"_L1].toVariant()});
    if (const QString problem = problemOf(rules); !problem.isEmpty())
        return std::unexpected(problem);
    return rules;
}

std::expected<SetupRules, QString> setupRulesOf(const QString& game)
{
    QFile file(u":/sandglass/setup/%1/setup.json"_s.arg(game));
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(u"there is no set-up of \"%1\""_s.arg(game));
    return setupRulesFrom(file.readAll()).transform_error([&](const QString& why) {
        return u"the set-up of \"%1\" cannot be read: %2"_s.arg(game, why);
    });
}

} // namespace sandglass::app
