// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/side_thread.h"

namespace sandglass::app {

SideThread::SideThread()
{
    m_mailbox.moveToThread(&m_thread);
    m_thread.start();
}

SideThread::~SideThread()
{
    m_thread.requestInterruption();
    m_thread.quit();
    m_thread.wait();
}

} // namespace sandglass::app
