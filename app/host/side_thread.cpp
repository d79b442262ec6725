// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/side_thread.h"

#include <utility>

namespace sandglass::app {

SideThread::SideThread()
    : m_thread([this](const std::stop_token& stop) { work(stop); })
{
}

void SideThread::ask(Errand errand)
{
    const std::scoped_lock lock(m_mutex);
    m_errands.push(std::move(errand));
    m_asked.notify_one();
}

void SideThread::askIn(std::chrono::milliseconds delay, Errand errand)
{
    const std::scoped_lock lock(m_mutex);
    m_later = Later{Time::now() + delay, std::move(errand)};
    m_asked.notify_one();
}

void SideThread::forgetLater()
{
    const std::scoped_lock lock(m_mutex);
    m_later.reset();
}

void SideThread::work(const std::stop_token& stop)
{
    while (const Errand errand = next(stop))
        errand();
}

SideThread::Errand SideThread::next(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        if (!m_errands.empty()) {
            Errand errand = std::move(m_errands.front());
            m_errands.pop();
            return errand;
        }
        if (stop.stop_requested())
            return {};
        const auto due = m_later ? std::optional(m_later->due) : std::nullopt;
        if (due && *due <= Time::now())
            return std::exchange(m_later, {})->errand;
        const auto isOther = [&] { return !m_errands.empty() || (m_later && m_later->due != due); };
        if (due)
            m_asked.wait_until(lock, stop, *due, isOther);
        else
            m_asked.wait(lock, stop, isOther);
    }
}

} // namespace sandglass::app
