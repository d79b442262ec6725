// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sand/glass_node.h"

#include <QtQuick/QSGGeometryNode>
#include <QtQuick/QSGMaterial>

namespace sandglass::app {

/// Everything that shaders/glass.frag is given.
class GlassMaterial : public QSGMaterial {
public:
    GlassMaterial();

    GlassFrame frame;

    [[nodiscard]] QSGMaterialType* type() const override;
    [[nodiscard]] QSGMaterialShader* createShader(QSGRendererInterface::RenderMode mode) const override;
    [[nodiscard]] int compare(const QSGMaterial* other) const override;
};

/// A timer on the GPU: one quad, one draw call.
class ShadedGlass : public GlassNode {
public:
    ShadedGlass();
    void show(const GlassFrame& frame) override;

private:
    QSGGeometryNode m_quad;
    QSGGeometry m_geometry;
    GlassMaterial m_material;
};

} // namespace sandglass::app
