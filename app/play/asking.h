// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/thing_name.h"
#include "play/values.h"

#include <functional>

namespace sandglass::app {

/// What is printed on a thing: a price, and what it gives. `head` says where it holds, on things that have several.
struct Printed {
    Telling head{};
    Tallies cost{};
    Tallies reward{};
};

/// What an explanation needs of a game beside its words. Nothing of it knows more than the seat that asks.
struct Asking {
    QString game;
    /// How the game's texts call a thing that it has a number for; nothing where it has none.
    std::function<QString(const QString& domain, int number)> word;
    /// And the other way round; -1 where there is none.
    std::function<int(const QString& domain, const QString& word)> number;
    std::function<QList<Printed>(const ThingName& name)> printed;
    /// Why a seat may not do this now, each reason once: "act worker=* box=green.top.box1 with=nothing", where * stands
    /// for anything. Nothing where some of it would be accepted.
    std::function<QList<Telling>(int seat, const QString& action)> refusals;
};

/// Of several reasons the one that a person would give: what something costs first, then what speaks of the thing
/// itself, then what holds for the fewest.
Telling likeliest(const QList<Telling>& refusals, const ThingName& name = {});

} // namespace sandglass::app
