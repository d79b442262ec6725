// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coins.h"
#include "play/reading.h"
#include "play/table_model.h"

namespace sandglass::test {

/// One of those who play with coins.
class CoinsSeat : public app::SeatHands {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A CoinsModel has them")
    /// As the seat itself may know it; 0 to others.
    Q_PROPERTY(int drawn MEMBER m_drawn NOTIFY drawnChanged)

public:
    using SeatHands::SeatHands;
    void read(const app::Reading<coins::Game>& reading);

Q_SIGNALS:
    void drawnChanged();

private:
    int m_drawn = 0;
};

class CoinsModel : public app::TableModel {
    Q_OBJECT
    QML_ELEMENT
    /// By coin, the seat that has it, or -1.
    Q_PROPERTY(QList<int> owners MEMBER m_owners NOTIFY ownersChanged)

public:
    explicit CoinsModel(QObject* parent = nullptr);
    bool read(const app::Sight& sight) override;

Q_SIGNALS:
    void ownersChanged();

private:
    QList<CoinsSeat*> m_seats;
    QList<int> m_owners;
};

} // namespace sandglass::test
