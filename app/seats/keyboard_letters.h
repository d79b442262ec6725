// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sandglass::app {

/// The small letters of a seat's keyboard, one string a row, as people know them from that language's keyboards.
/// Every row has at most twelve, every language all the letters that its names are written with.
QStringList keyboardLetters(const QString& language);

} // namespace sandglass::app
