// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/tiletum_decree.h"

#include <QtCore/QObject>

namespace sandglass::tiletum_board {

/// Everything of the box that has a face, each face once: for a picture of all of them, and to compare them.
class Collection : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<sandglass::app::TiletumTile> tiles MEMBER m_tiles CONSTANT)
    Q_PROPERTY(QList<sandglass::app::TiletumFair> fairs MEMBER m_fairs CONSTANT)
    /// Cities with their stack, and with one of the cost tiles each.
    Q_PROPERTY(QList<sandglass::app::TiletumSpace> cathedrals MEMBER m_cathedrals CONSTANT)
    Q_PROPERTY(QList<sandglass::app::TiletumDecree> decrees MEMBER m_decrees CONSTANT)

public:
    explicit Collection(QObject* parent = nullptr);

    QList<app::TiletumTile> tiles() const { return m_tiles; }
    QList<app::TiletumFair> fairs() const { return m_fairs; }

    /// The tiles of a kind: helper, contract, coat, character.
    Q_INVOKABLE QList<sandglass::app::TiletumTile> tilesOf(const QString& type) const;

private:
    QList<app::TiletumTile> m_tiles;
    QList<app::TiletumFair> m_fairs;
    QList<app::TiletumSpace> m_cathedrals;
    QList<app::TiletumDecree> m_decrees;
};

} // namespace sandglass::tiletum_board
