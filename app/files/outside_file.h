// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QString>

#include <expected>

/// Files that somebody else may have written: journals, card sets, settings, layouts, seats. They are read whole or not
/// at all, and only regular files are: a device or a pipe would never end.
namespace sandglass::app {

/// A long game is some 100 KB; nothing that people play comes near this.
inline constexpr qint64 largestJournal = 64 * 1024 * 1024;
/// Settings, layouts, seats, card data.
inline constexpr qint64 largestOutsideFile = 8 * 1024 * 1024;

enum class FileProblem { Missing, NotRegular, TooLarge, Unreadable };

std::expected<QByteArray, FileProblem> readOutsideFile(const QString& path, qint64 most = largestOutsideFile);

/// JSON within the engine's limits (core::readJson), or what is wrong with it.
std::expected<QJsonDocument, QString> outsideJson(const QByteArray& text);

} // namespace sandglass::app
