// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <QtQmlIntegration/qqmlintegration.h>

#include <functional>

namespace sandglass::app {

/// Somebody wants everybody to stand up from a match. The others are asked, for a while: one who stays keeps it.
class Farewell : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The seat that wants to end, or -1.
    Q_PROPERTY(int asker READ asker NOTIFY changed)
    /// Seconds that are left to say no, and how many they were.
    Q_PROPERTY(int left READ left NOTIFY ticked)
    Q_PROPERTY(int seconds READ seconds CONSTANT)

public:
    using Now = std::function<qint64()>;

    explicit Farewell(QObject* parent = nullptr);
    explicit Farewell(Now now, QObject* parent = nullptr);

    [[nodiscard]] int asker() const { return m_asker; }
    [[nodiscard]] int left() const;
    [[nodiscard]] static constexpr int seconds() { return 15; }

    /// Where there is nobody else to be asked, it is agreed at once.
    Q_INVOKABLE void ask(int seat, int others);
    /// Somebody stays, or whoever asked has thought better of it.
    Q_INVOKABLE void stay();
    void tick();
    /// Another clock than the machine's: for tests.
    void setClock(Now now) { m_now = std::move(now); }

Q_SIGNALS:
    void changed();
    void ticked();
    void agreed();

private:
    Now m_now;
    int m_asker = -1;
    qint64 m_until = 0;
    QTimer m_beat;
};

} // namespace sandglass::app
