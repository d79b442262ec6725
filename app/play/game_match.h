// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "house/host_clock.h"
#include "play/table_model.h"

#include <QtCore/QPointer>

namespace sandglass::app {

/// A match that is being played, of any game: the game's model follows the host, and what hands ask for goes to it.
class GameMatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::Host* host READ host WRITE setHost NOTIFY hostChanged)
    Q_PROPERTY(sandglass::app::TableModel* model READ model WRITE setModel NOTIFY modelChanged)
    /// By seat, the level of the opponent who plays there, or nothing.
    Q_PROPERTY(QStringList opponents READ opponents WRITE setOpponents NOTIFY opponentsChanged)
    /// The one seat whose hidden things are shown, where several people share one screen; -1: every person's, at a
    /// place of their own.
    Q_PROPERTY(int onlySeat READ onlySeat WRITE setOnlySeat NOTIFY onlySeatChanged)
    Q_PROPERTY(sandglass::app::SandClock* clock READ clock CONSTANT)

public:
    using QObject::QObject;

    Host* host() const { return m_host; }
    void setHost(Host* host);
    TableModel* model() const { return m_model; }
    void setModel(TableModel* model);
    QStringList opponents() const { return m_opponents; }
    void setOpponents(const QStringList& levels);
    int onlySeat() const { return m_onlySeat; }
    void setOnlySeat(int seat);
    SandClock* clock() { return &m_clock; }

Q_SIGNALS:
    void hostChanged();
    void modelChanged();
    void opponentsChanged();
    void onlySeatChanged();
    /// The model is what the match is now.
    void shown();

private:
    void show();
    void showIfTold();
    void refuse(int seat, const Telling& why);

    QPointer<Host> m_host;
    QPointer<TableModel> m_model;
    QStringList m_opponents;
    int m_onlySeat = -1;
    HostClock m_clock;
};

} // namespace sandglass::app
