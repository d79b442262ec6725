// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "docks/layout_store.h"
#include "house/house.h"
#include "language/language.h"
#include "lessons/lesson_progress.h"
#include "lobby/evening.h"
#include "seats/seats.h"
#include "settings/settings.h"
#include "shell/game_registry.h"
#include "shell/page_entry.h"
#include "staff/staff.h"

#include <QtCore/QHash>
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
    Q_PROPERTY(sandglass::app::Evening* evening READ evening CONSTANT)
    /// Where matches are played and kept; null in pictures, which play none.
    Q_PROPERTY(sandglass::app::House* house READ house CONSTANT)
    Q_PROPERTY(sandglass::app::LessonProgress* lessons READ lessons CONSTANT)
    /// What the people of a café set, and how their table is.
    Q_PROPERTY(sandglass::app::Staff* staff READ staff CONSTANT)
    /// The doors of the home page that modules have added.
    Q_PROPERTY(QList<sandglass::app::PageEntry> pages READ pages CONSTANT)
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
    [[nodiscard]] Evening* evening() { return &m_evening; }
    [[nodiscard]] House* house() const { return m_house; }
    [[nodiscard]] LessonProgress* lessons() { return &m_lessons; }
    [[nodiscard]] Staff* staff() { return &m_staff; }
    [[nodiscard]] static QList<PageEntry> pages() { return allPages(); }
    [[nodiscard]] static QString version();

    /// The layouts of a page that has panels of its own, kept apart from all others under that name.
    Q_INVOKABLE sandglass::app::LayoutStore* layoutsOf(const QString& name);

    /// Who plays at this desktop from now on; an empty name is nobody's.
    Q_INVOKABLE void callPlayer(const QString& name);

    /// Takes a name off everything that is kept and off whoever sits at the table with it.
    Q_INVOKABLE void forget(const QString& name);

    /// Everybody has gone: nothing of them is shown to the next ones, and where the café wants it so, their names are
    /// forgotten everywhere.
    Q_INVOKABLE void endEvening();

    /// Leads to the lessons of a game, or right into one of them, from wherever somebody wants to learn; at a table it
    /// is whoever sits at that place, or everybody who sits there.
    Q_INVOKABLE void learn(const QString& game, const QString& lesson = {}, int place = -1, bool together = false)
    {
        Q_EMIT learningWanted(game, lesson, place, together);
    }

    /// Shows a saved match, from wherever it lies, to who stands at the table.
    Q_INVOKABLE void watch(const QString& file) { Q_EMIT watchingWanted(file); }

    /// Once, when the games have registered and before any page is made; the house outlives the shell. Its unfinished
    /// matches are offered on the home page, its sounds follow the settings.
    void moveInto(House& house);

Q_SIGNALS:
    void watchingWanted(const QString& file);
    void learningWanted(const QString& game, const QString& lesson, int place, bool together);

private:
    void followSettings();
    void followStaff();
    void offerUnfinished();
    void noteTroubles();

    Settings m_settings;
    const QString m_layoutsFolder;
    LayoutStore m_layouts;
    QHash<QString, LayoutStore*> m_layoutsOf; // children
    Language m_language;
    GameRegistry m_games;
    Seats m_seats;
    LessonProgress m_lessons;
    Staff m_staff;
    Evening m_evening{m_games, m_seats};
    House* m_house = nullptr;
};

} // namespace sandglass::app
