// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QStringList>

/// The tables of the hall of fame, and how those of earlier versions become today's.
namespace sandglass::app {

int hallSchemaVersion();

/// What has to be run, in order, on tables of that version; 0 stands for none at all, and for those of before there was
/// a version. SQLite and PostgreSQL understand all of it.
QStringList hallSchemaSince(int version);

} // namespace sandglass::app
