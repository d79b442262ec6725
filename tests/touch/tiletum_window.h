// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/rehearsal.h"
#include "support/fingers.h"
#include "tiletum/tiletum_model.h"

#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickView>

namespace sandglass::test {

/// A moment of Tiletum in a real window, in which nothing glides, and fingers on it.
class TiletumWindow {
public:
    explicit TiletumWindow(const QVariantMap& properties, QSize size = {1920, 1080});

    QQuickItem& root() { return *m_view.rootObject(); }
    app::TiletumModel& model() { return *root().property("model").value<app::TiletumModel*>(); }
    app::Rehearsal& match() { return *root().property("rehearsal").value<app::Rehearsal*>(); }
    core::Hash hash() { return match().session()->hash(); }
    app::TiletumSeat& active() { return *model().seats()[model().active()]; }
    /// The first visible one of that name, or null.
    QQuickItem* item(const QString& name, QQuickItem* under = nullptr)
    {
        return findItem(under ? *under : root(), name);
    }
    QQuickItem* mat() { return item(QStringLiteral("mat %1").arg(model().active())); }
    QQuickItem* map() { return item(QStringLiteral("map")); }
    Fingers& fingers() { return m_fingers; }
    QQuickView& view() { return m_view; }
    /// Lets what takes a few frames come to rest.
    void settle(int frames);

private:
    QQuickView m_view;
    Fingers m_fingers{m_view};
};

} // namespace sandglass::test
