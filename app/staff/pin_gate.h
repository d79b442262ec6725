// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <QtQmlIntegration/qqmlintegration.h>

#include <functional>

namespace sandglass::app {

/// Lets in whoever knows the PIN. Whoever has guessed wrong five times waits for a minute.
class PinGate : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The staff's has one")
    /// How many digits are typed: that is all that is shown of them.
    Q_PROPERTY(int typed READ typed NOTIFY changed)
    Q_PROPERTY(int triesLeft READ triesLeft NOTIFY changed)
    /// The last guess was wrong, and nothing has been typed since.
    Q_PROPERTY(bool wrong READ wrong NOTIFY changed)
    /// Seconds until somebody may guess again.
    Q_PROPERTY(int wait READ wait NOTIFY ticked)
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)

public:
    static constexpr int tries = 5;
    static constexpr int penalty = 60; ///< seconds

    using Fits = std::function<bool(const QString& digits)>;
    using Now = std::function<qint64()>;

    PinGate(Fits fits, Now now, QObject* parent = nullptr);

    [[nodiscard]] int typed() const { return static_cast<int>(m_digits.size()); }
    [[nodiscard]] int triesLeft() const { return m_triesLeft; }
    [[nodiscard]] bool wrong() const { return m_wrong; }
    [[nodiscard]] int wait() const;
    [[nodiscard]] bool isOpen() const { return m_open; }

    Q_INVOKABLE void type(int digit);
    Q_INVOKABLE void erase();
    Q_INVOKABLE void enter();
    /// Whoever was in has gone; what was typed is gone too. How often somebody has guessed wrong is not.
    Q_INVOKABLE void close();
    /// Where no PIN is set yet.
    void letIn();
    void tick();

Q_SIGNALS:
    void changed();
    void ticked();

private:
    const Fits m_fits;
    const Now m_now;
    QString m_digits;
    int m_triesLeft = tries;
    bool m_wrong = false;
    bool m_open = false;
    qint64 m_waitUntil = 0;
    QTimer m_beat;
};

} // namespace sandglass::app
