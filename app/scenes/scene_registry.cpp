// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/scene_registry.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QMetaProperty>

#include <algorithm>

namespace sandglass::app {

namespace {

template <class Gadget>
QList<Gadget> gadgetsOf(const QJsonValue& array)
{
    QList<Gadget> gadgets;
    for (const QJsonValue value : array.toArray()) {
        Gadget gadget;
        const QJsonObject object = value.toObject();
        for (const QString& key : object.keys()) {
            const int property = Gadget::staticMetaObject.indexOfProperty(qPrintable(key));
            Gadget::staticMetaObject.property(property).writeOnGadget(&gadget, object.value(key).toVariant());
        }
        gadgets.append(gadget);
    }
    return gadgets;
}

Scene sceneOf(const QJsonObject& object)
{
    return {object.value(QStringLiteral("name")).toString(), object.value(QStringLiteral("module")).toString(),
        object.value(QStringLiteral("type")).toString(),
        object.value(QStringLiteral("properties")).toObject().toVariantMap(),
        gadgetsOf<GameEntry>(object.value(QStringLiteral("games"))),
        gadgetsOf<UnfinishedMatch>(object.value(QStringLiteral("unfinished")))};
}

} // namespace

QList<Scene> allScenes()
{
    QList<Scene> scenes;
    const QDir folder(QStringLiteral(":/scenes"));
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (const QJsonValue value : QJsonDocument::fromJson(file.readAll()).array())
            scenes.append(sceneOf(value.toObject()));
    }
    std::ranges::sort(scenes, {}, &Scene::name);
    return scenes;
}

std::optional<Scene> sceneNamed(const QString& name)
{
    const QList<Scene> scenes = allScenes();
    const auto found = std::ranges::find(scenes, name, &Scene::name);
    if (found == scenes.end())
        return std::nullopt;
    return *found;
}

QStringList sceneNames()
{
    QStringList names;
    for (const Scene& scene : allScenes())
        names.append(scene.name);
    return names;
}

} // namespace sandglass::app
