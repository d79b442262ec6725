// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/telling.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace sandglass::app {

/// What happened in a match, line by line, as one seat may know it or as everybody together does. Lines are ids with
/// what fills them; each reader words them.
class ReplayLog : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A Replay has one")

public:
    enum Role { TimeRole = Qt::UserRole, StepRole, TellingRole };

    struct Line {
        core::Millis time = 0;
        int step = 0; ///< the line belongs to what this step did, from 1
        Telling open; ///< all of it
        std::vector<Telling> veiled{}; ///< by seat; empty where nothing is hidden from anybody
    };

    using QAbstractListModel::QAbstractListModel;

    void add(Line line) { m_lines.push_back(std::move(line)); }
    const std::vector<Line>& lines() const { return m_lines; }
    /// -1 sees everything.
    void setViewer(int viewer);
    const Telling& tellingOf(const Line& line) const;

    /// The last line of what had happened by this step, or -1.
    Q_INVOKABLE int lastRowAt(int step) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// The whole log as text: a time and a sentence a line.
    QString text(const Catalogue& words, const QStringList& names) const;

private:
    std::vector<Line> m_lines;
    int m_viewer = -1;
};

} // namespace sandglass::app
