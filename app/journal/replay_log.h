// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/telling.h"

#include <QtCore/QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace sandglass::app {

/// A command that was done, as a log needs it.
struct Deed {
    core::Millis time = 0;
    int seat = 0;
    bool undone = false; ///< the seat took its last command back
    bool rewound = false; ///< it took precedence by privilege
    std::vector<int> losers{}; ///< whose commands were taken back for it
    QList<Telling> events{};
    std::vector<QList<Telling>> seen{}; ///< the events as each seat may know them, and last as everybody may
};

/// What happened in a match, line by line, as a viewer may know it. Lines are ids with what fills them; each reader
/// words them.
class ReplayLog : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A Replay has one")

public:
    enum Role { TimeRole = Qt::UserRole, StepRole, TellingRole };

    /// Viewers that are no seat: what everybody at the table may know, and all of it, when nothing is hidden any more.
    static constexpr int everybody = -1;
    static constexpr int everything = -2;

    struct Line {
        core::Millis time = 0;
        int step = 0; ///< the line belongs to what this step did, from 1
        Telling open; ///< all of it
        std::vector<Telling> veiled{}; ///< by seat, last for everybody; empty where nothing is hidden from anybody
    };

    using QAbstractListModel::QAbstractListModel;

    /// What is told of a command: live, resumed, replayed and exported alike.
    static std::vector<Line> linesOf(const Deed& deed, int step);
    /// Of a line's faces the one for this viewer.
    static const Telling& seenBy(int viewer, const Line& line);

    void add(const std::vector<Line>& lines) { m_lines.insert(m_lines.end(), lines.begin(), lines.end()); }
    const std::vector<Line>& lines() const { return m_lines; }
    void setViewer(int viewer);
    const Telling& tellingOf(const Line& line) const { return seenBy(m_viewer, line); }

    /// The last line of what had happened by this step, or -1.
    Q_INVOKABLE int lastRowAt(int step) const;

    /// The step that the line belongs to.
    Q_INVOKABLE int stepOf(int row) const { return m_lines[static_cast<std::size_t>(row)].step; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// The whole log as text: a time and a sentence per line.
    QString text(const Catalogue& words, const QStringList& names) const;

private:
    std::vector<Line> m_lines;
    int m_viewer = everybody;
};

} // namespace sandglass::app
