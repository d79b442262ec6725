// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGui/QGuiApplication>
#include <QtQml/QQmlApplicationEngine>

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    QQmlApplicationEngine engine;
    engine.loadFromModule("Sandglass.Shell", "ShellWindow");
    if (engine.rootObjects().isEmpty())
        return 1;
    return QGuiApplication::exec();
}
