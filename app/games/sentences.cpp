// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sentences.h"

#include "language/catalogue.h"

namespace sandglass::app {

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QVariant valueOf(
    const core::ArgumentText& argument, std::string_view section, const Catalogue& words, const QStringList& names)
{
    if (argument.value == "none" || argument.value == "hidden")
        return words.text(QStringLiteral("core.value.") + text(argument.value));
    if (argument.domain == core::seatDomain.name)
        return seatName(std::stoi(argument.value), text(section), words, names);
    if (argument.named)
        return words.text(text(section) + u'.' + text(argument.domain) + u'.' + text(argument.value));
    return std::stoi(argument.value);
}

} // namespace

QString seatName(int seat, const QString& game, const Catalogue& words, const QStringList& names)
{
    if (const QString name = names.value(seat); !name.isEmpty())
        return name;
    const QString opponent = game + QStringLiteral(".opponent");
    if (!names.isEmpty() && seat >= names.size() && words.has(opponent))
        return words.text(opponent);
    return words.textWith(QStringLiteral("core.value.seat"), {{QStringLiteral("number"), seat + 1}});
}

QString sentenceOf(const core::Spoken& spoken, const Catalogue& words, const QStringList& seatNames)
{
    QVariantMap values;
    for (const core::ArgumentText& argument : spoken.arguments)
        values.insert(text(argument.name), valueOf(argument, spoken.section, words, seatNames));
    QString sentence = words.phrase(text(spoken.section), text(spoken.kind), text(spoken.word), values);
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper(); // it may begin with somebody's place
    return sentence;
}

} // namespace sandglass::app
