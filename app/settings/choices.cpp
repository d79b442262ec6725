// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/choices.h"

#include "files/outside_file.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QJsonParseError>

namespace sandglass::app {

namespace {

constexpr int formatVersion = 1;

/// Reads keys one after the other and remembers the first that is wrong.
class Reader {
public:
    explicit Reader(const QJsonObject& object)
        : m_object(object)
    {
    }

    void read(const char* key, bool& value)
    {
        const QJsonValue found = m_object.value(QLatin1String(key));
        if (found.isUndefined())
            return;
        require(key, found.isBool());
        value = found.toBool(value);
    }

    void read(const char* key, double& value, double least, double most)
    {
        const QJsonValue found = m_object.value(QLatin1String(key));
        if (found.isUndefined())
            return;
        require(key, found.isDouble() && found.toDouble() >= least && found.toDouble() <= most);
        value = found.toDouble(value);
    }

    void read(const char* key, int& value, int least, int most)
    {
        double number = value;
        read(key, number, least, most);
        require(key, number == static_cast<int>(number));
        value = static_cast<int>(number);
    }

    void read(const char* key, QString& value, const QStringList& allowed)
    {
        const QJsonValue found = m_object.value(QLatin1String(key));
        if (found.isUndefined())
            return;
        require(key, found.isString() && (allowed.isEmpty() || allowed.contains(found.toString())));
        value = found.toString(value);
    }

    void read(const char* key, QStringList& values)
    {
        const QJsonValue found = m_object.value(QLatin1String(key));
        if (found.isUndefined())
            return;
        require(key, found.isArray());
        for (const QJsonValue& one : found.toArray()) {
            require(key, one.isString());
            values.append(one.toString());
        }
    }

    [[nodiscard]] QString problem() const { return m_problem; }

private:
    void require(const char* key, bool holds)
    {
        if (!holds && m_problem.isEmpty())
            m_problem = QStringLiteral("the value of \"%1\" is not one it can have").arg(QLatin1String(key));
    }

    const QJsonObject& m_object;
    QString m_problem;
};

} // namespace

QStringList Choices::themes()
{
    return {QStringLiteral("walnut"), QStringLiteral("daylight"), QStringLiteral("contrast")};
}

QStringList Choices::advices()
{
    return {QStringLiteral("off"), QStringLiteral("nextStep"), QStringLiteral("goodIdea")};
}

QByteArray toJson(const Choices& choices)
{
    const QJsonObject object{
        {QStringLiteral("version"), formatVersion},
        {QStringLiteral("language"), choices.language},
        {QStringLiteral("theme"), choices.theme},
        {QStringLiteral("textSize"), choices.textSize},
        {QStringLiteral("reducedMotion"), choices.reducedMotion},
        {QStringLiteral("volume"), choices.volume},
        {QStringLiteral("muted"), choices.muted},
        {QStringLiteral("timerDigits"), choices.timerDigits},
        {QStringLiteral("middleTurns"), choices.middleTurns},
        {QStringLiteral("advice"), choices.advice},
        {QStringLiteral("graceMs"), choices.graceMs},
        {QStringLiteral("otherHand"), QJsonArray::fromStringList(choices.otherHand)},
        {QStringLiteral("players"), QJsonArray::fromStringList(choices.players)},
        {QStringLiteral("player"), choices.player},
        {QStringLiteral("hallServer"), choices.hallServer},
    };
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

std::expected<Choices, QString> choicesFromJson(const QByteArray& text)
{
    const auto document = outsideJson(text);
    if (!document)
        return std::unexpected(document.error());
    if (!document->isObject())
        return std::unexpected(QStringLiteral("it is not an object"));
    const QJsonObject object = document->object();
    if (object.value(QStringLiteral("version")).toInt() != formatVersion)
        return std::unexpected(QStringLiteral("its version is not %1").arg(formatVersion));

    Choices choices;
    Reader reader(object);
    reader.read("language", choices.language, {});
    reader.read("theme", choices.theme, Choices::themes());
    reader.read("textSize", choices.textSize, Choices::smallestText, Choices::largestText);
    reader.read("reducedMotion", choices.reducedMotion);
    reader.read("volume", choices.volume, 0.0, 1.0);
    reader.read("muted", choices.muted);
    reader.read("timerDigits", choices.timerDigits);
    reader.read("middleTurns", choices.middleTurns);
    reader.read("advice", choices.advice, Choices::advices());
    reader.read("graceMs", choices.graceMs, 0, Choices::longestGraceMs);
    reader.read("otherHand", choices.otherHand);
    reader.read("players", choices.players);
    reader.read("player", choices.player, {});
    reader.read("hallServer", choices.hallServer, {});
    if (!reader.problem().isEmpty())
        return std::unexpected(reader.problem());
    return choices;
}

} // namespace sandglass::app
