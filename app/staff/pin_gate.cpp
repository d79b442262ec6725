// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "staff/pin_gate.h"

#include "staff/pin.h"

#include <algorithm>
#include <chrono>

namespace sandglass::app {

namespace {

constexpr qint64 second = 1000;

} // namespace

PinGate::PinGate(Fits fits, Now now, QObject* parent)
    : QObject(parent)
    , m_fits(std::move(fits))
    , m_now(std::move(now))
{
    m_beat.setInterval(std::chrono::seconds(1));
    connect(&m_beat, &QTimer::timeout, this, &PinGate::tick);
}

int PinGate::wait() const
{
    return static_cast<int>((std::max<qint64>(0, m_waitUntil - m_now()) + second - 1) / second);
}

void PinGate::type(int digit)
{
    if (wait() > 0 || digit < 0 || digit > 9 || m_digits.size() >= Pin::mostDigits)
        return;
    m_wrong = false;
    m_digits.append(QChar(u'0' + static_cast<char16_t>(digit)));
    Q_EMIT changed();
}

void PinGate::erase()
{
    m_digits.chop(1);
    Q_EMIT changed();
}

void PinGate::enter()
{
    if (wait() > 0 || m_digits.isEmpty())
        return;
    const QString guess = std::exchange(m_digits, {});
    m_open = m_fits(guess);
    m_wrong = !m_open;
    m_triesLeft = m_open ? tries : m_triesLeft - 1;
    if (m_triesLeft == 0) {
        m_triesLeft = tries;
        m_waitUntil = m_now() + penalty * second;
        m_beat.start();
        Q_EMIT ticked();
    }
    Q_EMIT changed();
}

void PinGate::close()
{
    m_open = false;
    m_wrong = false;
    m_digits.clear();
    Q_EMIT changed();
}

void PinGate::letIn()
{
    m_open = true;
    Q_EMIT changed();
}

void PinGate::tick()
{
    if (wait() == 0) {
        m_beat.stop();
        m_wrong = false;
        Q_EMIT changed();
    }
    Q_EMIT ticked();
}

} // namespace sandglass::app
