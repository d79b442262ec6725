// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "docks/dock_skin.h"

#include <kddockwidgets/Config.h>
#include <kddockwidgets/KDDockWidgets.h>
#include <kddockwidgets/core/Platform.h>
#include <kddockwidgets/qtquick/ViewFactory.h>

#include <QtCore/QUrl>

namespace sandglass::app {

namespace {

QUrl skinFile(const char* name)
{
    return QUrl(QStringLiteral("qrc:/qt/qml/Sandglass/Docks/") + QLatin1String(name));
}

class DockSkin : public KDDockWidgets::QtQuick::ViewFactory {
public:
    QUrl titleBarFilename() const override { return skinFile("DockTitleBar.qml"); }
    QUrl tabbarFilename() const override { return skinFile("DockTabBar.qml"); }
    QUrl dockwidgetFilename() const override { return skinFile("DockSheet.qml"); }
    QUrl groupFilename() const override { return skinFile("DockGroup.qml"); }
    QUrl separatorFilename() const override { return skinFile("DockSeparator.qml"); }
    QUrl floatingWindowFilename() const override { return skinFile("DockFloatingWindow.qml"); }
};

} // namespace

void installDockSkin()
{
    if (KDDockWidgets::Core::Platform::isInitialized())
        return;
    KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtQuick);
    KDDockWidgets::Config& config = KDDockWidgets::Config::self();
    // KDDockWidgets owns it from here on.
    config.setViewFactory(new DockSkin);
    config.setSeparatorThickness(8);
}

} // namespace sandglass::app
