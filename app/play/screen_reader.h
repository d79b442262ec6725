// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtGui/QAccessible>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::app {

/// Whether somebody listens to the screen: what is only spoken is made for them alone.
class ScreenReader : public QObject, public QAccessible::ActivationObserver {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool active READ isActive NOTIFY activeChanged)

public:
    explicit ScreenReader(QObject* parent = nullptr)
        : QObject(parent)
    {
        QAccessible::installActivationObserver(this);
    }
    ~ScreenReader() override { QAccessible::removeActivationObserver(this); }
    Q_DISABLE_COPY_MOVE(ScreenReader)

    bool isActive() const { return QAccessible::isActive(); }

Q_SIGNALS:
    void activeChanged();

private:
    void accessibilityActiveChanged(bool) override { Q_EMIT activeChanged(); }
};

} // namespace sandglass::app
