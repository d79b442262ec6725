// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <QString>
#include <QStringList>

namespace sandglass::app {

class Catalogue;

/// What a seat is called: by its name in `names`, where it has one; a game's own opponent, who sits beyond the seats
/// that `names` lists, by <game>.opponent; otherwise by its number, counted from 1 as people do.
QString seatName(int seat, const QString& game, const Catalogue& words, const QStringList& names);

/// What a game said, as a sentence of one reader's language.
QString sentenceOf(const core::Spoken& spoken, const Catalogue& words, const QStringList& seatNames = {});

} // namespace sandglass::app
