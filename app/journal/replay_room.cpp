// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/replay_room.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QStandardPaths>

#include <utility>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

QString placeFor(QStandardPaths::StandardLocation kind)
{
    return QStandardPaths::writableLocation(kind) + "/Sandglass"_L1;
}

/// A file that nothing has yet; nothing, if the folder cannot be made.
QString freeName(const QString& folder, const QString& name, const QString& ending)
{
    if (!QDir().mkpath(folder))
        return {};
    for (int number = 1;; ++number) {
        const QString file = number == 1 ? u"%1/%2.%3"_s.arg(folder, name, ending)
                                         : u"%1/%2-%3.%4"_s.arg(folder, name).arg(number).arg(ending);
        if (!QFile::exists(file))
            return file;
    }
}

} // namespace

ReplayRoom::ReplayRoom(QObject* parent)
    : ReplayRoom(std::make_unique<RealClock>(),
          {placeFor(QStandardPaths::DocumentsLocation), placeFor(QStandardPaths::PicturesLocation)}, parent)
{
}

ReplayRoom::ReplayRoom(std::unique_ptr<Clock> clock, Folders folders, QObject* parent)
    : QObject(parent)
    , m_clock(std::move(clock))
    , m_folders(std::move(folders))
{
}

ReplayRoom::~ReplayRoom() = default;

bool ReplayRoom::open(const QString& file)
{
    return openOutside(m_matches->folder().pathOf(file));
}

bool ReplayRoom::openOutside(const QString& path)
{
    const Recovery recovery = recover(path, m_matches->shelves());
    if (!recovery.session) {
        show(nullptr, recovery.notices);
        return false;
    }
    // What was recovered is a whole journal of this program's format, cards and rules, whatever the file is.
    const core::Shelf* shelf = m_matches->shelves().find(recovery.session->game());
    auto replay = Replay::open(*m_clock, *shelf, recovery.session->journal());
    if (!replay) {
        show(nullptr,
            {toTell(u"journal.problem.cannotBePlayed"_s, {{u"why"_s, QString::fromStdString(replay.error())}})});
        return false;
    }
    m_name = QFileInfo(path).completeBaseName();
    show(*std::move(replay), recovery.notices);
    return true;
}

void ReplayRoom::close()
{
    show(nullptr, {});
}

/// The old one is told of before it goes: whoever looks at it must let go first.
void ReplayRoom::show(std::unique_ptr<Replay> replay, const QList<Telling>& notices)
{
    const std::unique_ptr<Replay> old = std::exchange(m_replay, std::move(replay));
    m_notices = notices;
    Q_EMIT replayChanged();
}

Host* ReplayRoom::continueFromHere()
{
    return m_replay ? m_matches->branchOff(m_replay->journal(), m_replay->records()) : nullptr;
}

QString ReplayRoom::saveLog(const Catalogue* words)
{
    if (!m_replay)
        return {};
    const QString file = freeName(m_folders.texts, m_name, u"txt"_s);
    return !file.isEmpty() && m_replay->exportLog(file, words) ? file : QString();
}

QString ReplayRoom::newPicture() const
{
    if (!m_replay)
        return {};
    return freeName(m_folders.pictures, u"%1-%2"_s.arg(m_name).arg(m_replay->position()), u"png"_s);
}

} // namespace sandglass::app
