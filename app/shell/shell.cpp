// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/shell.h"

#include "journal/journal_notes.h"

#include <QtCore/QFileInfo>
#include <QtCore/QStandardPaths>

namespace sandglass::app {

namespace {

/// Beside the settings, which may be in memory alone.
QString fileBeside(const QString& settingsFile, const char* name)
{
    return settingsFile.isEmpty() ? QString() : QFileInfo(settingsFile).absolutePath() + u'/' + QLatin1String(name);
}

/// In pictures and tests it is a table that stands nowhere.
Outside outsideOf(const QString& settingsFile)
{
    return settingsFile.isEmpty() ? Outside::pictured()
                                  : Outside::real(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
}

} // namespace

Shell::Shell()
    : Shell(QString(), QString())
{
}

Shell::Shell(const QString& settingsFile, const QString& layoutsFolder)
    : m_settings(settingsFile)
    , m_layoutsFolder(layoutsFolder)
    , m_layouts(layoutsFolder)
    , m_lessons(fileBeside(settingsFile, "lessons.json"))
    , m_staff(fileBeside(settingsFile, "staff.json"), outsideOf(settingsFile))
{
    connect(&m_settings, &Settings::changed, this, &Shell::followSettings);
    connect(&m_staff, &Staff::hourChanged, this, &Shell::followSettings);
    connect(&m_staff, &Staff::changed, this, &Shell::followStaff);
    followStaff();
    followSettings();
}

QString Shell::version()
{
    return QStringLiteral(SANDGLASS_VERSION);
}

LayoutStore* Shell::layoutsOf(const QString& name)
{
    LayoutStore*& store = m_layoutsOf[name];
    if (!store)
        store = new LayoutStore(m_layoutsFolder.isEmpty() ? QString() : m_layoutsFolder + u'/' + name, this);
    return store;
}

void Shell::moveInto(House& house)
{
    m_house = &house;
    m_games.keepOnly(house.gameIds());
    connect(house.journals(), &JournalList::refreshed, this, &Shell::offerUnfinished);
    connect(house.hall(), &Hall::forgotten, &m_seats, &Seats::forget);
    connect(house.hall(), &Hall::forgotten, &m_lessons, &LessonProgress::forget);
    connect(house.hall(), &Hall::forgotten, &m_settings, &Settings::forget);
    connect(house.matches(), &Matches::currentChanged, this, [this] {
        if (const Host* host = m_house->matches()->current())
            m_evening.note(QFileInfo(host->journalPath()).fileName());
        else
            m_evening.putAway();
    });
    connect(house.matches(), &Matches::ended, &m_evening, [this](const Host* host) {
        m_evening.noteResult(host->game(), host->people(), resultOf(host->session().ranking()));
    });
    connect(&m_lessons, &LessonProgress::sealed, house.hall(), &Hall::addLesson);
    noteTroubles();
    offerUnfinished();
    followSettings();
}

/// What goes wrong in the house is told to those who look after it, too.
void Shell::noteTroubles()
{
    Incidents* const incidents = m_staff.health()->incidents();
    connect(m_house->hall(), &Hall::failed, incidents, [incidents](const QString& why) {
        incidents->note(toTell(QStringLiteral("staff.wrong.hall"), {{QStringLiteral("why"), why}}));
    });
    connect(m_house->matches(), &Matches::noticesChanged, incidents, [this, incidents] {
        for (const Telling& notice : m_house->matches()->notices())
            incidents->note(notice);
    });
    connect(m_house->matches(), &Matches::currentChanged, incidents, [this, incidents] {
        const Host* const host = m_house->matches()->current();
        if (!host)
            return;
        connect(host, &Host::warningChanged, incidents, [host, incidents] {
            if (!host->warning().isEmpty())
                incidents->note(toTell(host->warning()));
        });
    });
}

void Shell::endEvening()
{
    QStringList names;
    for (int place = 0; place < placeCount; ++place)
        names.append(m_seats.at(place)->name());
    for (const UnfinishedMatch& match : m_evening.unfinished())
        names.append(match.names);
    if (const Host* const host = m_house ? m_house->matches()->current() : nullptr)
        names.append(host->names());
    m_evening.end();
    m_lessons.forgetGuests();
    names.removeDuplicates();
    for (const QString& name : std::as_const(names))
        if (m_staff.forgetNames() && !name.isEmpty())
            forget(name);
}

void Shell::callPlayer(const QString& name)
{
    // Whoever gives the first name here is who has learnt here without one.
    if (m_settings.players().isEmpty())
        m_lessons.giveName(name.simplified());
    m_settings.setPlayer(name);
}

void Shell::forget(const QString& name)
{
    m_seats.forget(name);
    m_lessons.forget(name);
    m_settings.forget(name);
    m_evening.forget(name);
    if (m_house)
        m_house->forget(name);
}

void Shell::offerUnfinished()
{
    const JournalList& journals = *m_house->journals();
    QList<UnfinishedMatch> matches;
    for (int row = 0; row < journals.count(); ++row) {
        const QModelIndex index = journals.index(row);
        if (journals.data(index, JournalList::ContinuableRole).toBool())
            matches.append({journals.data(index, JournalList::GameRole).toString(),
                journals.data(index, JournalList::FileRole).toString(),
                journals.data(index, JournalList::NamesRole).toStringList(),
                journals.data(index, JournalList::RoundRole).toInt(),
                journals.data(index, JournalList::BegunRole).toDateTime(),
                journals.data(index, JournalList::PeopleRole).toJsonArray(),
                journals.data(index, JournalList::MovesRole).toInt()});
    }
    m_games.setUnfinished(matches);
}

void Shell::followStaff()
{
    constexpr qint64 hour = 60 * 60 * 1000;
    m_evening.setLength(m_staff.eveningHours() * hour);
}

void Shell::followSettings()
{
    const QString chosen = m_settings.language();
    m_language.setCode(chosen.isEmpty() ? Language::ofSystem() : chosen);
    m_seats.setNewcomersLanguage(m_language.code());
    if (!m_house)
        return;
    m_house->hall()->setServer(m_settings.hallServer());
    m_house->sounds()->setVolume(m_settings.volume() * m_staff.loudness());
    m_house->sounds()->setMuted(m_settings.muted());
}

} // namespace sandglass::app
