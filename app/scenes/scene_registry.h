// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/game_entry.h"

#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QVariantMap>

#include <optional>

namespace sandglass::app {

/// A page that can be pictured by its name, with everything fixed that could make two pictures differ.
/// Its QML type has `required property Shell shell`; the properties are set as they are written.
struct Scene {
    QString name;
    QString module;
    QString type;
    QVariantMap properties;
    QList<GameEntry> games; // those that the shell has in this picture
    QList<UnfinishedMatch> unfinished;
};

/// All scenes of the program, by name. They are data: a QML module's folder may hold a scenes.json, an array of
/// `{"name", "module", "type", "properties", "games", "unfinished"}`, which the build puts where this finds it. A board
/// that wants a seed and a clock of its own writes them into its properties.
QList<Scene> allScenes();

std::optional<Scene> sceneNamed(const QString& name);
QStringList sceneNames();

} // namespace sandglass::app
