// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "docks/layout_store.h"
#include "language/language.h"
#include "seats/seats.h"
#include "settings/settings.h"
#include "shell/game_registry.h"

#include <QtCore/QObject>

namespace sandglass::app {

/// What every page of the shell is given: the person's settings, the shell's language, the games, the layouts.
/// Pages get it as a property, so that it is seen who needs it and tests can give another.
class Shell : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The application makes it and hands it to its pages")
    Q_PROPERTY(sandglass::app::Settings* settings READ settings CONSTANT)
    Q_PROPERTY(sandglass::app::Language* language READ language CONSTANT)
    Q_PROPERTY(sandglass::app::GameRegistry* games READ games CONSTANT)
    Q_PROPERTY(sandglass::app::LayoutStore* layouts READ layouts CONSTANT)
    Q_PROPERTY(sandglass::app::Seats* seats READ seats CONSTANT)
    Q_PROPERTY(QString version READ version CONSTANT)

public:
    /// Everything in memory alone: for pictures and tests. Nothing is read or written.
    Shell();
    /// Settings and layouts kept in files.
    Shell(const QString& settingsFile, const QString& layoutsFolder);

    [[nodiscard]] Settings* settings() { return &m_settings; }
    [[nodiscard]] Language* language() { return &m_language; }
    [[nodiscard]] GameRegistry* games() { return &m_games; }
    [[nodiscard]] LayoutStore* layouts() { return &m_layouts; }
    [[nodiscard]] Seats* seats() { return &m_seats; }
    [[nodiscard]] static QString version();

private:
    void followSettings();

    Settings m_settings;
    LayoutStore m_layouts;
    Language m_language;
    GameRegistry m_games;
    Seats m_seats;
};

} // namespace sandglass::app
