// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/pendulum_film.h"
#include "play/cue_player.h"

#include <QtCore/QAbstractListModel>

namespace sandglass::app {

class PendulumModel;

/// What is on its way at the moment, at all seats at once. Here people act at the same time, so nobody's film may end
/// another's or keep an opponent waiting: everything flies by itself, by the match's clock, and a seat's next act lands
/// what it had under way. The state is already what it will be.
class PendulumFlights : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A PendulumModel has one")
    Q_PROPERTY(bool flying READ isFlying NOTIFY changed)
    /// Milliseconds of the match's clock.
    Q_PROPERTY(qint64 now READ now NOTIFY nowChanged)
    /// By seat and stock, eight a seat: how much of it has not landed yet.
    Q_PROPERTY(QList<int> air READ air NOTIFY changed)
    /// By their names: what is not seen before something lands.
    Q_PROPERTY(QStringList hidden READ hidden NOTIFY changed)

public:
    enum Role { FlightRole = Qt::UserRole, BegunRole };

    explicit PendulumFlights(PendulumModel* model);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    bool isFlying() const { return !m_flying.isEmpty(); }
    qint64 now() const { return m_now; }
    QList<int> air() const { return m_air; }
    QStringList hidden() const { return m_hidden; }

    /// Whoever tells what happens; every table of a match may say it.
    Q_INVOKABLE void follow(sandglass::app::CuePlayer* cues);
    /// Goes on as far as the clock says. Called by whoever paints frames.
    Q_INVOKABLE void look();
    /// Everything lands.
    void end();

Q_SIGNALS:
    void changed();
    void nowChanged();

private:
    struct Flying {
        PendulumFlight flight;
        qint64 begun = 0;
        qint64 end() const { return begun + flight.end(); }
    };

    void tell(const QList<Telling>& events);
    template <class Landed>
    void land(Landed landed);
    void note();

    PendulumModel* m_model; // owns it
    QPointer<CuePlayer> m_cues;
    QList<Flying> m_flying;
    qint64 m_now = 0;
    QList<int> m_air;
    QStringList m_hidden;
};

} // namespace sandglass::app
