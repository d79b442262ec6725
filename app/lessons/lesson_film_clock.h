// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/clock.h"
#include "sand/sand_clock.h"

#include <memory>

namespace sandglass::app {

/// What the films of a lesson run by. Its sand stands while somebody reads; what a move has done is seen all the same.
class LessonFilmClock final : public SandClock {
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit LessonFilmClock(std::unique_ptr<Clock> outside, QObject* parent = nullptr)
        : SandClock(parent)
        , m_outside(std::move(outside))
    {
    }

    [[nodiscard]] qint64 now() const override { return m_outside->now(); }
    [[nodiscard]] bool running() const override { return true; }

private:
    const std::unique_ptr<Clock> m_outside;
};

} // namespace sandglass::app
