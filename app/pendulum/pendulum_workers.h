// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/pendulum_offers.h"

#include <QtCore/QAbstractListModel>
#include <QtQmlIntegration/qqmlintegration.h>

#include <optional>

namespace sandglass::app {

/// A mat has four places for figures at home, each its own. The grande one that is swapped in takes the place of the
/// regular one that goes.
inline constexpr int homePlaces = 4;
int homeOf(const pendulum::SeatState& own, int worker);

/// Whether this puts a figure to work. One that stands in a frame waits there for its timer, others are free; and home
/// is no work.
bool placesFreeWorker(const pendulum::SeatState& own, const pendulum::Action& action);

/// All figures of a match, five a seat, in a row that never changes its length: where each stands and whether it can
/// do something now. Rows are seat * 5 + worker.
class PendulumWorkers : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A PendulumModel has one")

public:
    enum Role {
        SeatRole = Qt::UserRole,
        WorkerRole,
        GrandeRole,
        SpotRole,
        PlaceRole,
        CrowdRole,
        HomeRole,
        CanRole,
        ContestedRole
    };
    /// What a figure can do now: nothing; leave the frame where it waits for its timer, which nothing invites it to; be
    /// placed, being free; or take its action.
    enum class Can { Nothing, Move, Place, Act };
    Q_ENUM(Can)

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void read(const PendulumReading& reading, const std::array<pendulum::Actions, core::maxSeats>& legal);
    /// When the match's clock has to be looked at again, because a place is no longer contested then.
    std::optional<core::Millis> nextLook() const;

private:
    struct Figure {
        int spot = 0;
        int place = 0; ///< among those at the same spot, counted from 0
        int crowd = 1; ///< how many there are
        int home = 0; ///< its place at home
        Can can = Can::Nothing;
        /// The last moment when a seat with more privilege might still claim its place.
        std::optional<core::Millis> contested{};

        bool operator==(const Figure&) const = default;
    };

    std::optional<core::Millis> contestedUntil(const PendulumReading& reading, int row, int spot) const;

    QList<Figure> m_figures;
};

} // namespace sandglass::app
