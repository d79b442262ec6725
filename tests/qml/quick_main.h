// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/strict_messages.h"

#include <QtCore/QObject>

class QQmlEngine;

namespace sandglass::test {

/// Makes every warning of a Qt Quick Test run a failure. Qt Quick Test calls its slots by name.
class QuickSetup : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void qmlEngineAvailable(QQmlEngine* engine);
};

} // namespace sandglass::test
