// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/host.h"
#include "house/house.h"
#include "journal/replay_log.h"

#include <QtCore/QAbstractListModel>
#include <QtCore/QPointer>

namespace sandglass::app {

/// What has happened in the match on the table, line by line, as one seat may know it, or everybody: what its journal
/// tells of the time before, and from then on what the host tells. Lines are ids with what fills them; each reader
/// words them, so a change of language rewords all of it.
class MatchLog : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::House* house READ house WRITE setHouse NOTIFY changed)
    Q_PROPERTY(sandglass::app::Host* host READ host WRITE setHost NOTIFY changed)
    /// A seat of the match; -1: what everybody at the table may know.
    Q_PROPERTY(int viewer READ viewer WRITE setViewer NOTIFY changed)
    /// Lines from this moment of the match on wait, because something that they tell may not be known yet; below zero:
    /// none does.
    Q_PROPERTY(qint64 heldFrom READ heldFrom WRITE setHeldFrom NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role { TimeRole = Qt::UserRole, TellingRole };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] House* house() const { return m_house; }
    void setHouse(House* house);
    [[nodiscard]] Host* host() const { return m_host; }
    void setHost(Host* host);
    [[nodiscard]] int viewer() const { return m_viewer; }
    void setViewer(int viewer);
    [[nodiscard]] qint64 heldFrom() const { return m_heldFrom; }
    void setHeldFrom(qint64 time);
    [[nodiscard]] int count() const { return m_shown; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void changed();
    void countChanged();

private:
    void readJournal();
    void add(const std::vector<ReplayLog::Line>& lines);
    [[nodiscard]] int countBeforeHeld() const;
    void showUpToHeld();

    struct Line {
        qint64 time;
        Telling telling;
    };

    QPointer<House> m_house;
    QPointer<Host> m_host;
    int m_viewer = ReplayLog::everybody;
    std::vector<Line> m_lines;
    qint64 m_heldFrom = -1;
    int m_shown = 0; ///< of the lines, from the first one on
};

} // namespace sandglass::app
