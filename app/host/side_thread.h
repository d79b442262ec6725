// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/mailbox.h"

#include <QThread>

namespace sandglass::app {

/// A thread for what would make a frame late. It does one thing after another; who destroys it waits for what it has
/// been asked, and what it is doing may look whether the thread's interruption is requested.
class SideThread {
public:
    SideThread();
    ~SideThread();
    SideThread(const SideThread&) = delete;
    SideThread& operator=(const SideThread&) = delete;

    void ask(Mailbox::Errand errand) { m_mailbox.post(std::move(errand)); }

private:
    QThread m_thread;
    Mailbox m_mailbox; // lives on the thread
};

} // namespace sandglass::app
