// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/mailbox.h"

#include <utility>

namespace sandglass::app {

Mailbox::Mailbox(QObject* parent)
    : QObject(parent)
{
    connect(this, &Mailbox::posted, this, &Mailbox::takeOne, Qt::QueuedConnection);
}

void Mailbox::post(Errand errand)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_errands.push(std::move(errand));
    }
    Q_EMIT posted();
}

/// One for each time that something was posted: an errand may be the mailbox's own end.
void Mailbox::takeOne()
{
    Errand errand;
    {
        const std::scoped_lock lock(m_mutex);
        errand = std::move(m_errands.front());
        m_errands.pop();
    }
    errand();
}

} // namespace sandglass::app
