// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "seats/seat.h"

#include <QtCore/QAbstractListModel>
#include <QtCore/QJsonArray>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace sandglass::app {

/// The places at the table and the rules of sitting: one person per place, and no two with the same emblem or colour.
/// A model of five rows that never come or go, so that a finger on one seat is not disturbed by another seat's change.
class Seats : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    /// The language an empty seat invites in, and that a newcomer starts with.
    Q_PROPERTY(
        QString newcomersLanguage READ newcomersLanguage WRITE setNewcomersLanguage NOTIFY newcomersLanguageChanged)
    Q_PROPERTY(int seatedCount READ seatedCount NOTIFY peopleChanged)
    /// By emblem and by colour: the place of who has it, or -1.
    Q_PROPERTY(QList<int> emblemHolders READ emblemHolders NOTIFY holdersChanged)
    Q_PROPERTY(QList<int> colourHolders READ colourHolders NOTIFY holdersChanged)
    Q_PROPERTY(QStringList emblems READ emblems CONSTANT)
    Q_PROPERTY(QStringList colours READ colours CONSTANT)

public:
    enum Role { SeatRole = Qt::UserRole };

    explicit Seats(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    QString newcomersLanguage() const { return m_newcomersLanguage; }
    void setNewcomersLanguage(const QString& code);
    int seatedCount() const;
    QList<int> emblemHolders() const;
    QList<int> colourHolders() const;
    QStringList emblems() const { return emblemWords(); }
    QStringList colours() const { return colourWords(); }

    /// Null where there is no such place.
    Q_INVOKABLE sandglass::app::Seat* at(int place) const;

    /// A newcomer gets the first emblem and colour that are free, and chooses at leisure.
    bool sitDown(int place);
    bool leave(int place);
    /// Only to an empty place. The person keeps everything, and is settled there.
    bool move(int from, int to);
    /// Two people change their places; or one moves, where the other place is empty.
    bool exchange(int one, int other);
    bool chooseEmblem(int place, int emblem);
    bool chooseColour(int place, int colour);

    /// Whoever has this name has none from now on.
    void forget(const QString& name);

    Q_INVOKABLE QJsonArray toJson() const;
    /// All or nothing: what breaks a rule of sitting, or is not understood, changes nothing.
    Q_INVOKABLE bool restore(const QJsonArray& json);

Q_SIGNALS:
    void newcomersLanguageChanged();
    void peopleChanged();
    /// Somebody has gone from one place to another, or two have changed theirs; told before `peopleChanged`.
    void walked(int from, int to);
    void holdersChanged();

private:
    Seat* seatedAt(int place) const;
    QList<int> holders(int Player::* what, qsizetype count) const;
    void announce();

    std::array<Seat*, placeCount> m_seats{}; // children
    QString m_newcomersLanguage;
};

} // namespace sandglass::app
