// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QLatin1StringView>
#include <QtCore/QStringView>

#include <algorithm>
#include <array>

namespace sandglass::app {

/// A language that people can read here. Its texts are the catalogues of its code in translations/.
struct KnownLanguage {
    QLatin1StringView code;
    /// In its own letters everywhere, so these names are in no catalogue.
    QStringView name;
    /// The small letters of a seat's keyboard, row by row, as people know them from that language's keyboards: at most
    /// twelve a row, and all the letters that names are written with.
    std::array<QStringView, 4> letters;
};

// clang-format off
inline constexpr std::array knownLanguages{
    KnownLanguage{QLatin1StringView("cs"), u"Čeština", {u"ěščřžýáíéúů", u"qwertzuiopó", u"asdfghjklďť", u"yxcvbnmň-"}},
    KnownLanguage{QLatin1StringView("pl"), u"Polski", {u"ąćęłńóśźż", u"qwertyuiop", u"asdfghjkl'", u"zxcvbnm-"}},
    KnownLanguage{QLatin1StringView("ru"), u"Русский", {u"йцукенгшщзхъ", u"фывапролджэё", u"ячсмитьбю-", {}}},
    KnownLanguage{QLatin1StringView("en"), u"English", {u"qwertyuiop", u"asdfghjkl'", u"zxcvbnm-", {}}},
};
// clang-format on
static_assert(std::ranges::none_of(knownLanguages,
                  [](const KnownLanguage& one) { return one.name.isEmpty() || one.letters[0].isEmpty(); }),
    "a language has a name and a keyboard");

} // namespace sandglass::app
