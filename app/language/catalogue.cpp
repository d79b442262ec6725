// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/catalogue.h"

#include "language/thing.h"

#include <QtCore/QDir>
#include <QtCore/QLoggingCategory>
#include <QtCore/QRegularExpression>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

Q_LOGGING_CATEGORY(lcLanguage, "sandglass.language")

constexpr int noNumber = -1;

bool isNumber(const QVariant& value)
{
    switch (value.typeId()) {
    case QMetaType::Short:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::Long:
    case QMetaType::ULong:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
    case QMetaType::Float:
    case QMetaType::Double:
        return true;
    default:
        return false;
    }
}

/// A thing that is nothing but a number.
bool isAmount(const Thing& thing)
{
    return thing.text.isEmpty() && thing.domain != "seat"_L1;
}

std::optional<int> numberOf(const QVariant& value)
{
    if (const Thing* thing = get_if<Thing>(&value))
        return isAmount(*thing) ? std::optional(thing->number) : std::nullopt;
    return isNumber(value) ? std::optional(value.toInt()) : std::nullopt;
}

std::optional<int> numberThatCounts(const QVariantMap& values)
{
    if (const auto named = values.constFind(u"n"_s); named != values.cend())
        return numberOf(*named);
    std::optional<int> only;
    for (const QVariant& value : values) {
        const auto number = numberOf(value);
        if (!number)
            continue;
        if (only)
            return std::nullopt;
        only = number;
    }
    return only;
}

/// What belongs together stays on one line: a number with what it counts, and in languages that have words of one
/// letter, these with the next word. Writing it into every text would be forgotten. What holds them is a plain space
/// and a joiner: the no-break space of the face for names is hardly wider than a hair.
QString bound(QString text, const QString& language)
{
    static const QRegularExpression oneLetter(u"(?<![\\p{L}\\p{N}’'-])([aiouwzksvAIOUWZKSVваиокусяВАИОКУСЯ]) "_s);
    static const QRegularExpression number(
        u"(%n|\\d+|\\}) (?=[\\p{Lu}]{2}\\b|s\\b|с\\b)"_s, QRegularExpression::UseUnicodePropertiesOption);
    text.replace("%n "_L1, u"%n\u00a0"_s);
    text.replace(number, u"\\1\u00a0"_s);
    if (language != "en"_L1)
        text.replace(oneLetter, u"\\1\u00a0"_s);
    return text.replace(u'\u00a0', u" \u2060"_s);
}

/// With a minus, not with a hyphen.
QString written(const QLocale& locale, qint64 number)
{
    return locale.toString(number).replace(u'-', u'\u2212');
}

// English is the one of every country: lists without the comma before "and", dates with the day first.
QLocale localeOf(const QString& code)
{
    return code == "en"_L1 ? QLocale(QLocale::English, QLocale::UnitedKingdom) : QLocale(code);
}

/// Catalogues beside the program's own: a game that only tests have brings its words. By language.
const std::multimap<QString, std::unique_ptr<QTranslator>>& furtherWords()
{
    static const auto all = [] {
        std::multimap<QString, std::unique_ptr<QTranslator>> found;
        const QDir folder(u":/sandglass/translations"_s);
        for (const QString& file : folder.entryList({u"*.qm"_s})) {
            if (file.startsWith("sandglass_"_L1))
                continue;
            auto words = std::make_unique<QTranslator>();
            if (words->load(folder.filePath(file)))
                found.emplace(file.section(u'_', -1).chopped(3), std::move(words));
        }
        return found;
    }();
    return all;
}

} // namespace

Catalogue::Catalogue(const QString& code, QObject* parent)
    : QObject(parent)
    , m_code(code)
    , m_locale(localeOf(code))
{
    if (!m_translator.load(u":/sandglass/translations/sandglass_%1.qm"_s.arg(code)))
        qCWarning(lcLanguage).noquote() << "There is no catalogue for the language" << code;
}

bool Catalogue::has(const QString& id) const
{
    return !find(id, noNumber).isNull();
}

QString Catalogue::text(const QString& id) const
{
    return findOrReport(id, noNumber);
}

QString Catalogue::textWith(const QString& id, const QVariantMap& values) const
{
    return filled(findOrReport(id, noNumber), values);
}

QString Catalogue::count(const QString& id, int n) const
{
    return countWith(id, n, {});
}

QString Catalogue::countWith(const QString& id, int n, const QVariantMap& values) const
{
    QString text = findOrReport(id, std::abs(n));
    text.replace("%n"_L1, written(m_locale, n));
    return filled(text, values);
}

QString Catalogue::number(double value, int decimals) const
{
    return m_locale.toString(value, 'f', decimals);
}

QString Catalogue::list(const QStringList& items) const
{
    return m_locale.createSeparatedList(items);
}

QString Catalogue::variantOf(const QString& id, const QVariantMap& values) const
{
    for (const QVariant& value : values) {
        const Thing* thing = get_if<Thing>(&value);
        if (!thing || (thing->text.isEmpty() && thing->number != 0))
            continue;
        const QString word = thing->text.isEmpty() ? u"zero"_s : thing->text.section(u'.', -1);
        if (const QString variant = id + u'.' + word; has(variant))
            return variant;
    }
    return id;
}

QString Catalogue::pattern(const QString& id, const QVariantMap& values) const
{
    const auto n = numberThatCounts(values);
    QString text = findOrReport(variantOf(id, values), n ? std::abs(*n) : noNumber);
    return n ? text.replace("%n"_L1, written(m_locale, *n)) : text;
}

QString Catalogue::seatName(int seat, const QStringList& names, const QString& game) const
{
    if (const QString name = names.value(seat); !name.isEmpty())
        return name;
    const QString opponent = game + u".opponent"_s;
    if (!names.isEmpty() && seat >= names.size() && has(opponent))
        return text(opponent);
    return textWith(u"core.value.seat"_s, {{u"number"_s, seat + 1}});
}

QStringList Catalogue::seatNames(
    const QStringList& names, const QString& game, const QStringList& characters, const QStringList& emblems) const
{
    QStringList result;
    for (int seat = 0; seat < names.size(); ++seat) {
        const QStringList ids{u"%1.character.%2.short"_s.arg(game, characters.value(seat)),
            u"shell.seat.emblem."_s + emblems.value(seat)};
        const auto id = std::ranges::find_if(ids, [this](const QString& one) { return has(one); });
        result.append(names[seat].isEmpty() && id != ids.end() ? text(*id) : seatName(seat, names));
    }
    return result;
}

QString Catalogue::capitalised(const QString& text) const
{
    return text.isEmpty() ? text : m_locale.toUpper(text.first(1)) + text.sliced(1);
}

// A message without plural forms has no form for a number, so it is asked for again without one.
QString Catalogue::find(const QString& id, int n) const
{
    const QByteArray key = id.toUtf8();
    for (const int form : {n, noNumber})
        if (const QString found = m_translator.translate("", key.constData(), nullptr, form); !found.isNull())
            return found;
    for (auto [words, end] = furtherWords().equal_range(m_code); words != end; ++words)
        if (const QString found = words->second->translate("", key.constData()); !found.isNull())
            return found;
    return {};
}

QString Catalogue::findOrReport(const QString& id, int n) const
{
    const QString found = find(id, n);
    if (!found.isNull())
        return bound(found, m_code);
    if (!m_reported.contains(id)) {
        m_reported.insert(id);
        qCWarning(lcLanguage).noquote() << "The catalogue" << m_code << "has no text for" << id;
    }
    return id;
}

QString Catalogue::shown(const QVariant& value) const
{
    if (const Thing* thing = get_if<Thing>(&value))
        return thing->text.isEmpty() ? written(m_locale, thing->number) : text(thing->text);
    if (!isNumber(value))
        return value.toString();
    const double number = value.toDouble();
    const bool whole = number == static_cast<double>(static_cast<qint64>(number));
    return whole ? written(m_locale, static_cast<qint64>(number)) : m_locale.toString(number, 'g', 6);
}

// A placeholder is `name`, `name:form`, `name*amount` or `name:form*amount`; instead of a name it may be the id of a
// text, which is counted by the amount. Null, where it names no value.
QString Catalogue::worded(QStringView placeholder, const QVariantMap& values) const
{
    const qsizetype star = placeholder.indexOf(u'*');
    const QStringView counted = star < 0 ? QStringView() : placeholder.sliced(star + 1);
    const QStringView asked = star < 0 ? placeholder : placeholder.first(star);
    const qsizetype colon = asked.indexOf(u':');
    QString id = asked.first(colon < 0 ? asked.size() : colon).toString();
    if (!id.contains(u'.')) {
        const auto value = values.constFind(id);
        if (value == values.cend())
            return {};
        const Thing* thing = get_if<Thing>(&*value);
        if (!thing || thing->text.isEmpty())
            return shown(*value);
        id = thing->text;
    }
    if (colon >= 0)
        if (const QString form = id + u'.' + asked.sliced(colon + 1); has(form))
            id = form; // a language has the forms that it needs
    if (counted.isEmpty())
        return text(id);
    return count(id + u".many"_s, numberOf(values.value(counted.toString())).value_or(0));
}

// One pass from left to right: a name that a player typed may contain braces and must not be filled in its turn.
QString Catalogue::filled(QString text, const QVariantMap& values) const
{
    qsizetype open = text.indexOf(u'{');
    while (open >= 0) {
        const qsizetype close = text.indexOf(u'}', open);
        if (close < 0)
            break;
        const QString words = worded(QStringView(text).sliced(open + 1, close - open - 1), values);
        if (words.isNull()) {
            open = text.indexOf(u'{', close);
            continue;
        }
        text.replace(open, close - open + 1, words);
        open = text.indexOf(u'{', open + words.size());
    }
    return text;
}

} // namespace sandglass::app
