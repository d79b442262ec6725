// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/thing_name.h"

#include <QtCore/QPointer>
#include <QtQuick/QQuickItem>

namespace sandglass::app {

/// Says what lies at a place of a table: put it over the picture of the thing. It paints nothing and takes no touch.
/// Whatever must be found on a table (what a line of the log speaks of, what a finger asks about, what a lesson lights)
/// is found by these. Without a domain it says that here is nothing to be asked: what lies below it is covered.
class ThingItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// As the game's lexicon calls the kind of thing, where it does: "spot", "card", "stock".
    Q_PROPERTY(QString domain MEMBER m_domain NOTIFY renamed)
    /// Which one: by the game's number, by a word, or by both.
    Q_PROPERTY(int number MEMBER m_number NOTIFY renamed)
    Q_PROPERTY(QString word MEMBER m_word NOTIFY renamed)
    /// Whose it is, where every seat has its own; -1: the table's.
    Q_PROPERTY(int seat MEMBER m_seat NOTIFY renamed)
    /// Only its seat may know what it is.
    Q_PROPERTY(bool secret MEMBER m_secret NOTIFY renamed)
    /// What draws that which is seen of it, where its own parent does not; null: its parent does.
    Q_PROPERTY(QQuickItem* drawnBy READ drawnBy WRITE setDrawnBy NOTIFY renamed)
    Q_PROPERTY(sandglass::app::ThingName name READ name NOTIFY renamed)

public:
    explicit ThingItem(QQuickItem* parent = nullptr)
        : QQuickItem(parent)
    {
    }

    ThingName name() const { return {m_domain, m_number, m_word, m_seat}; }
    int seat() const { return m_seat; }
    bool isSecret() const { return m_secret; }
    QQuickItem* drawnBy() const { return m_drawnBy; }
    void setDrawnBy(QQuickItem* item)
    {
        if (m_drawnBy == item)
            return;
        m_drawnBy = item;
        Q_EMIT renamed();
    }
    /// A thing that is drawn as gone (a card that was taken, an empty slot) says number -2: it is not there.
    bool isThere() const { return isVisible() && width() > 0 && height() > 0 && m_number != gone; }

    static constexpr int gone = -2;

Q_SIGNALS:
    void renamed();

private:
    QString m_domain;
    int m_number = -1;
    QString m_word;
    int m_seat = -1;
    bool m_secret = false;
    QPointer<QQuickItem> m_drawnBy;
};

} // namespace sandglass::app
