// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/album.h"

#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGTexture>

#include <algorithm>

namespace sandglass::art {

namespace {

std::size_t hashed(const Look& look)
{
    return qHashMulti(
        std::size_t{0}, look.type.hash_code(), look.ink, look.revision, look.pixels.width(), look.pixels.height());
}

} // namespace

Album& Album::of(QQuickWindow& window)
{
    for (QObject* child : window.children())
        if (auto* album = dynamic_cast<Album*>(child))
            return *album;
    return *new Album(&window);
}

std::weak_ptr<QSGTexture>& Album::picture(const Look& look)
{
    // A window that is being resized asks for every size between.
    constexpr int many = 256;
    const auto gone = [](const auto& picture) { return picture.second.expired(); };
    if (m_pictures.size() > many)
        m_pictures.removeIf([&](const auto& entry) { return std::ranges::all_of(entry.value(), gone); });
    auto& alike = m_pictures[hashed(look)];
    for (auto& [of, texture] : alike)
        if (of == look)
            return texture;
    alike.removeIf(gone);
    alike.emplaceBack(look, std::weak_ptr<QSGTexture>());
    return alike.last().second;
}

} // namespace sandglass::art
