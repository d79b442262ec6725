// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

/// Small files that the program writes for itself and reads again at its next start.
namespace sandglass::app {

/// The whole file or nothing of it, for its owner's eyes alone. Where it fails, the log says why.
bool writeForOwner(const QString& path, const QByteArray& content);

/// A file that is not understood gets another name, so that nothing of it is lost. The name, or nothing where it could
/// not be given; the log says what was wrong.
QString setDamagedAside(const QString& path, const QString& reason);

} // namespace sandglass::app
