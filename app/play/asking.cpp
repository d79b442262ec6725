// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/asking.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

Telling likeliest(const QList<Telling>& refusals, const ThingName& name)
{
    const auto saysHowMuch = [](const Telling& why) {
        return why.values.contains(u"needed"_s) || why.values.contains(u"need"_s);
    };
    if (const auto price = std::ranges::find_if(refusals, saysHowMuch); price != refusals.end())
        return *price;
    const auto speaksOfIt = [&](const Telling& why) {
        const auto spokenOf = thingsOf(why);
        return !name.isNothing()
            && std::ranges::any_of(spokenOf, [&](const ThingName& one) { return name.means(one); });
    };
    if (const auto own = std::ranges::find_if(refusals, speaksOfIt); own != refusals.end())
        return *own;
    const auto how = [&](const Telling& why) { return std::ranges::count(refusals, why.word, &Telling::word); };
    const auto rarest = std::ranges::min_element(refusals, {}, how);
    return rarest == refusals.end() ? Telling{} : *rarest;
}

} // namespace sandglass::app
