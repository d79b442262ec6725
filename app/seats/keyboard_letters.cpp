// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats/keyboard_letters.h"

#include "language/known_languages.h"

namespace sandglass::app {

QStringList keyboardLetters(const QString& language)
{
    const auto found = std::ranges::find_if(knownLanguages, [&](const auto& one) { return one.code == language; });
    QStringList rows;
    for (const QStringView row : (found == knownLanguages.end() ? knownLanguages.back() : *found).letters)
        if (!row.isEmpty())
            rows.append(row.toString());
    return rows;
}

} // namespace sandglass::app
