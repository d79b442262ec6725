// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/catalogue.h"

#include <QLoggingCategory>

#include <cstdlib>
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

std::optional<int> numberThatCounts(const QVariantMap& values)
{
    if (const auto named = values.constFind(u"n"_s); named != values.cend())
        return named->toInt();
    std::optional<int> only;
    for (const QVariant& value : values) {
        if (!isNumber(value))
            continue;
        if (only)
            return std::nullopt;
        only = value.toInt();
    }
    return only;
}

// English is the one of every country: lists without the comma before "and", dates with the day first.
QLocale localeOf(const QString& code)
{
    return code == "en"_L1 ? QLocale(QLocale::English, QLocale::UnitedKingdom) : QLocale(code);
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
    text.replace("%n"_L1, m_locale.toString(n));
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

QString Catalogue::phrase(
    const QString& game, const QString& kind, const QString& word, const QVariantMap& values) const
{
    const QString id = game + u'.' + kind + u'.' + word;
    if (const auto n = numberThatCounts(values))
        return countWith(id, *n, values);
    return textWith(id, values);
}

// A message without plural forms has no form for a number, so it is asked for again without one.
QString Catalogue::find(const QString& id, int n) const
{
    const QByteArray key = id.toUtf8();
    const QString found = m_translator.translate("", key.constData(), nullptr, n);
    if (!found.isNull() || n == noNumber)
        return found;
    return m_translator.translate("", key.constData(), nullptr, noNumber);
}

QString Catalogue::findOrReport(const QString& id, int n) const
{
    const QString found = find(id, n);
    if (!found.isNull())
        return found;
    if (!m_reported.contains(id)) {
        m_reported.insert(id);
        qCWarning(lcLanguage).noquote() << "The catalogue" << m_code << "has no text for" << id;
    }
    return id;
}

QString Catalogue::shown(const QVariant& value) const
{
    if (!isNumber(value))
        return value.toString();
    const double number = value.toDouble();
    const bool whole = number == static_cast<double>(static_cast<qint64>(number));
    return whole ? m_locale.toString(static_cast<qint64>(number)) : m_locale.toString(number, 'g', 6);
}

// One pass from left to right: a name that a player typed may contain braces and must not be filled in its turn.
QString Catalogue::filled(QString text, const QVariantMap& values) const
{
    qsizetype open = text.indexOf(u'{');
    while (open >= 0) {
        const qsizetype close = text.indexOf(u'}', open);
        if (close < 0)
            break;
        const auto value = values.constFind(text.mid(open + 1, close - open - 1));
        if (value == values.cend()) {
            open = text.indexOf(u'{', close);
            continue;
        }
        const QString words = shown(*value);
        text.replace(open, close - open + 1, words);
        open = text.indexOf(u'{', open + words.size());
    }
    return text;
}

} // namespace sandglass::app
