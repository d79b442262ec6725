// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace sandglass::app {

/// The small letters of a seat's keyboard, one string per row; the last known language's where it is not known.
QStringList keyboardLetters(const QString& language);

} // namespace sandglass::app
