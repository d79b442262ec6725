// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/choices.h"

#include <QtCore/QSize>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QVariantMap>

#include <expected>
#include <optional>
#include <span>

namespace sandglass::app {

/// What the program is asked to do. Each mode is one function in modes.h.
enum class Mode { Window, Screenshot, Demo, Headless, Rulebook, ListScenes, ListLessons, Help, Version };

/// The command line, read and checked. Fields that a mode does not use keep their defaults.
struct CommandLine {
    Mode mode = Mode::Window;
    bool table = false;
    bool resetSettings = false;
    QString cards; // a folder of replacement card sets
    QString screenshotFile;
    QString demoFolder;
    QString demoGame; // nothing: the first there is
    QString rulebook; // whose book is written, and where
    QString pdfFile;
    QString scene;
    QString watched; // a saved match that the window opens with
    QString journal; // a match that is painted instead, after so many of its records, with a seat's eyes
    std::optional<int> record;
    std::optional<int> seat;
    QString lesson; // "pendulum/what-wins": a lesson that is painted instead, one step of it or all
    std::optional<int> step; // from 1
    QSize size{1920, 1080};
    std::optional<QString> language;
    std::optional<QString> theme;
    std::optional<double> textSize;

    /// These choices, with what is wished here instead.
    [[nodiscard]] Choices over(Choices choices) const;
};

/// What is wrong with a command line: the id of a sentence, its values, and the list of what would be right.
struct CommandLineError {
    QString id;
    QVariantMap values;
    QStringList possible;
};

/// One argument that exists: for parsing, and for the page that --help prints.
struct Argument {
    const char* name; // "--size"
    const char* value; // what follows it, "WxH"; null where nothing does
    const char* helpId;
};

std::span<const Argument> arguments();

/// The arguments after the program's name. The lists are what the values are checked against.
std::expected<CommandLine, CommandLineError> parseCommandLine(
    const QStringList& arguments, const QStringList& scenes, const QStringList& languages);

} // namespace sandglass::app
