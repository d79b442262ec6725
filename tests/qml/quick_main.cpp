// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/quick_main.h"

#include <QtQuickTest/quicktest.h>

namespace sandglass::test {

// Qt Test has installed its own handler by now, so ours goes in front of it.
void QuickSetup::qmlEngineAvailable(QQmlEngine*)
{
    watchMessages();
}

} // namespace sandglass::test

int main(int argc, char** argv)
{
    sandglass::test::QuickSetup setup;
    const int exitCode = quick_test_main_with_setup(argc, argv, "sandglass", QUICK_TEST_SOURCE_DIR, &setup);
    return sandglass::test::strictExitCode(exitCode);
}
