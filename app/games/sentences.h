// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <QString>
#include <QStringList>

namespace sandglass::app {

class Catalogue;

/// What a game said, as a sentence of one reader's language. Seats are called by their names where `seatNames` has one,
/// otherwise by their numbers, counted from 1 as people do.
QString sentenceOf(const core::Spoken& spoken, const Catalogue& words, const QStringList& seatNames = {});

} // namespace sandglass::app
