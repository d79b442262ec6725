// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/language.h"

#include "language/known_languages.h"

#include <QtCore/QLocale>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

const KnownLanguage* find(QStringView code)
{
    const auto found = std::ranges::find_if(knownLanguages, [code](const auto& one) { return one.code == code; });
    return found == knownLanguages.end() ? nullptr : &*found;
}

} // namespace

Language::Language(QObject* parent)
    : Language(ofSystem(), parent)
{
}

Language::Language(const QString& code, QObject* parent)
    : QObject(parent)
    , m_words(new Catalogue(find(code) ? code : u"en"_s, this))
{
}

void Language::setCode(const QString& code)
{
    if (code == this->code() || !find(code))
        return;
    Catalogue* old = std::exchange(m_words, new Catalogue(code, this));
    Q_EMIT changed();
    // A binding that is being evaluated may still hold the old one.
    old->deleteLater();
}

QStringList Language::codes()
{
    QStringList codes;
    for (const KnownLanguage& one : knownLanguages)
        codes.append(one.code);
    return codes;
}

QString Language::nameOf(const QString& code)
{
    const KnownLanguage* one = find(code);
    return one ? one->name.toString() : code;
}

QString Language::bestOf(const QStringList& wishes)
{
    for (const QString& wish : wishes) {
        const QString code = wish.section(u'-', 0, 0).section(u'_', 0, 0);
        if (find(code))
            return code;
    }
    return u"en"_s;
}

QString Language::ofSystem()
{
    return bestOf(QLocale::system().uiLanguages());
}

} // namespace sandglass::app
