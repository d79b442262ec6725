// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>

#include <functional>
#include <mutex>
#include <queue>

namespace sandglass::app {

/// Where any thread leaves what this one is to do: it is done in its order, by the event loop of the thread that the
/// mailbox lives on. What is left when the mailbox goes is never done.
///
/// All that other threads hand to the interface's goes through here, so that a lock of the standard library's stands
/// between them and the thread sanitizer can follow; Qt's own it does not see.
class Mailbox : public QObject {
    Q_OBJECT

public:
    using Errand = std::function<void()>;

    explicit Mailbox(QObject* parent = nullptr);

    void post(Errand errand);

Q_SIGNALS:
    void posted();

private:
    void takeOne();

    std::mutex m_mutex;
    std::queue<Errand> m_errands;
};

} // namespace sandglass::app
