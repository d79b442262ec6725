// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/journal_list.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

QString problemOf(core::Damage damage)
{
    switch (damage) {
    case core::Damage::None:
        return {};
    case core::Damage::NoJournal:
        return u"journal.problem.noJournal"_s;
    case core::Damage::OtherVersion:
        return u"journal.problem.otherVersion"_s;
    case core::Damage::Headless:
        return u"journal.problem.headless"_s;
    case core::Damage::Torn:
    case core::Damage::Broken:
        return u"journal.list.damaged"_s;
    }
    return {};
}

} // namespace

JournalList::JournalList(JournalFolder folder, QObject* parent)
    : QAbstractListModel(parent)
    , m_folder(std::move(folder))
{
}

int JournalList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant JournalList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const JournalSummary& row = m_rows[index.row()];
    switch (role) {
    case FileRole:
        return row.file;
    case GameRole:
        return row.game;
    case NamesRole:
        return row.notes.names();
    case PeopleRole:
        return row.notes.people;
    case RoundRole:
        return row.notes.round;
    case BegunRole:
        return row.notes.begun;
    case LengthRole:
        return QVariant::fromValue<qint64>(row.length);
    case MovesRole:
        return row.moves;
    case FinishedRole:
        return row.finished;
    case DamagedRole:
        return row.damage != core::Damage::None;
    case ProblemRole:
        return problemOf(row.damage);
    case ContinuableRole:
        return row.canBeContinued();
    default:
        return {};
    }
}

QHash<int, QByteArray> JournalList::roleNames() const
{
    return {{FileRole, "file"}, {GameRole, "game"}, {NamesRole, "names"}, {PeopleRole, "people"}, {RoundRole, "round"},
        {BegunRole, "begun"}, {LengthRole, "length"}, {MovesRole, "moves"}, {FinishedRole, "finished"},
        {DamagedRole, "damaged"}, {ProblemRole, "problem"}, {ContinuableRole, "continuable"}};
}

void JournalList::refresh()
{
    ++m_reading;
    Q_EMIT readingChanged();
    m_reader.ask([this, folder = m_folder] {
        QList<JournalSummary> rows;
        for (const QString& file : folder.files()) {
            if (m_reader.isEnding())
                return;
            rows.append(summarise(folder.pathOf(file)));
        }
        m_read.post([this, rows = std::move(rows)] {
            --m_reading;
            show(rows);
            Q_EMIT readingChanged();
        });
    });
}

bool JournalList::remove(const QString& file)
{
    const auto row = std::ranges::find(m_rows, file, &JournalSummary::file);
    if (row == m_rows.end() || !m_folder.remove(file))
        return false;
    const int index = static_cast<int>(row - m_rows.begin());
    beginRemoveRows({}, index, index);
    m_rows.erase(row);
    endRemoveRows();
    Q_EMIT refreshed();
    return true;
}

void JournalList::show(QList<JournalSummary> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
    Q_EMIT refreshed();
}

} // namespace sandglass::app
