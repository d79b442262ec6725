// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QSize>
#include <QtCore/QVariant>

#include <memory>
#include <typeindex>

class QQuickWindow;
class QSGTexture;

namespace sandglass::art {

class Ink;

/// What a picture is of. The C++ type counts: what a QML file adds to it makes a type of its own, and no other look.
struct Look {
    std::type_index type;
    const Ink* ink;
    int revision;
    QSize pixels;
    QVariantList values;

    bool operator==(const Look&) const = default;
};

/// The pictures of one window. They are looked up while the scene graph is synchronised only; it dies with the window.
class Album : public QObject {
public:
    using QObject::QObject;

    static Album& of(QQuickWindow& window);

    /// Where the picture of that look is kept for as long as somebody shows it.
    std::weak_ptr<QSGTexture>& picture(const Look& look);

private:
    /// By all of a look that can be hashed. The values are compared: there are a few dozen of a kind.
    QHash<std::size_t, QList<std::pair<Look, std::weak_ptr<QSGTexture>>>> m_pictures;
};

} // namespace sandglass::art
