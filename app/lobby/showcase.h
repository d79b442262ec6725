// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "house/house.h"

#include <QtCore/QPointer>

#include <atomic>
#include <memory>

namespace sandglass::app {

/// A match that opponents play to be looked at: by the real rules on the real board, but nothing of it is kept.
class Showcase : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::House* house MEMBER m_house NOTIFY hostChanged)
    Q_PROPERTY(sandglass::app::Host* host READ host NOTIFY hostChanged)

public:
    using QObject::QObject;
    ~Showcase() override;

    [[nodiscard]] Host* host() const { return m_host.get(); }
    /// A new match of that many opponents, who are named in no language.
    Q_INVOKABLE void play(const QString& game, int seats, const QString& language);
    Q_INVOKABLE void stop();

Q_SIGNALS:
    void hostChanged();
    /// It has come to its end.
    void ended();

private:
    QPointer<House> m_house;
    std::unique_ptr<Host> m_host;
    std::shared_ptr<std::atomic_bool> m_stopped; ///< nobody waits for what its opponents are thinking
    std::unique_ptr<BotPlayers> m_bots; // goes before the match it plays
};

} // namespace sandglass::app
