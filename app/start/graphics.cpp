// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/graphics.h"

#include <QtCore/QtEnvironmentVariables>
#include <QtGui/QOffscreenSurface>
#include <QtGui/QOpenGLContext>
#include <QtGui/QOpenGLFunctions>
#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGRendererInterface>

#include <algorithm>
#include <array>

namespace sandglass::app {

namespace {

/// Empty, where there is none at all.
QByteArray openGlRenderer()
{
    QOffscreenSurface surface;
    surface.create();
    QOpenGLContext context;
    if (!context.create() || !context.makeCurrent(&surface))
        return {};
    return reinterpret_cast<const char*>(context.functions()->glGetString(GL_RENDERER));
}

} // namespace

void prepareGraphics()
{
    // Qt's choice follows the window's size: 4096 × 4096 on a 4K table, of which the busiest board fills less than
    // half.
    if (!qEnvironmentVariableIsSet("QSG_ATLAS_HEIGHT"))
        qputenv("QSG_ATLAS_HEIGHT", "2048");
    // Qt hands the rows of a shape to other threads as soon as there are a hundred of them. Waking those takes longer
    // than painting our pieces does: a lit rim took four times as long with them.
    if (!qEnvironmentVariableIsSet("QT_NO_GUI_THREADPOOL"))
        qputenv("QT_NO_GUI_THREADPOOL", "1");
}

void chooseRenderer()
{
    if (qEnvironmentVariableIsSet("QT_QUICK_BACKEND") || qEnvironmentVariableIsSet("QSG_RHI_BACKEND"))
        return;
    if (isDrawnByProcessor(openGlRenderer()))
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

bool isDrawnByProcessor(QByteArrayView openGl)
{
    // Mesa's and Chromium's stand-ins for a graphics card.
    constexpr std::array standIns{"llvmpipe", "softpipe", "swrast", "SwiftShader"};
    const auto isMeant = [openGl](const char* name) { return openGl.contains(name); };
    return openGl.isEmpty() || std::ranges::any_of(standIns, isMeant);
}

} // namespace sandglass::app
