// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::app {

/// What a person has chosen and finds again at the next start.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The application makes its one set of settings")
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)

public:
    explicit Settings(QObject* parent = nullptr);

    [[nodiscard]] QString theme() const { return m_theme; }
    void setTheme(const QString& theme);

signals:
    void themeChanged();

private:
    QString m_theme;
};

} // namespace sandglass::app
