// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats/keyboard_letters.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

QStringList keyboardLetters(const QString& language)
{
    if (language == "cs"_L1)
        return {u"ěščřžýáíéúů"_s, u"qwertzuiopó"_s, u"asdfghjklďť"_s, u"yxcvbnmň-"_s};
    if (language == "pl"_L1)
        return {u"ąćęłńóśźż"_s, u"qwertyuiop"_s, u"asdfghjkl'"_s, u"zxcvbnm-"_s};
    if (language == "ru"_L1)
        return {u"йцукенгшщзхъ"_s, u"фывапролджэё"_s, u"ячсмитьбю-"_s};
    return {u"qwertyuiop"_s, u"asdfghjkl'"_s, u"zxcvbnm-"_s};
}

} // namespace sandglass::app
