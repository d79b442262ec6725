// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/mailbox.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <queue>
#include <thread>

namespace sandglass::app {

/// A thread for what would make a frame late. It does one thing after another; who destroys it waits until all is done
/// that it has been asked.
class SideThread {
public:
    using Errand = Mailbox::Errand;

    SideThread();

    void ask(Errand errand);
    /// Does this once nothing else is asked and the time has come; only the last such wish counts.
    void askIn(std::chrono::milliseconds delay, Errand errand);
    void forgetLater();
    /// Somebody waits for its end: what takes long may be given up.
    bool isEnding() const { return m_thread.get_stop_token().stop_requested(); }

private:
    using Time = std::chrono::steady_clock;

    struct Later {
        Time::time_point due;
        Errand errand;
    };

    void work(const std::stop_token& stop);
    /// Nothing, when it is to end.
    Errand next(const std::stop_token& stop);

    std::mutex m_mutex; // for all that follows
    std::condition_variable_any m_asked;
    std::queue<Errand> m_errands;
    std::optional<Later> m_later;

    std::jthread m_thread;
};

} // namespace sandglass::app
