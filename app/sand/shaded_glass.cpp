// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sand/shaded_glass.h"

#include <QtQuick/QSGMaterialShader>

#include <array>
#include <cstring>

namespace sandglass::app {

namespace {

using glsl::vec3;
using glsl::vec4;

/// The uniform block's vectors in their order in glass.frag, after the matrix.
std::array<vec4, 13> uniformsOf(const GlassFrame& frame, float opacity)
{
    const auto surface = [](const SandSurface& s) { return vec4(s.up.x, s.up.y, s.offset, s.slope); };
    const auto rim = [](const SandSurface& s) { return vec4(s.limit, s.rim, s.rimRadius, 0); };
    const SandLook& look = frame.look;
    const GlassColours& colours = frame.colours;
    const glsl::vec2 light = lightFor(look.angle);
    const auto pixel = static_cast<float>(1 / (frame.unit * frame.pixels));
    return {vec4(light.x, light.y, pixel, opacity), surface(look.upper), rim(look.upper), surface(look.lower),
        rim(look.lower), vec4(look.streamTop, look.streamBottom, look.streamSeconds, look.streamStrength),
        vec4(look.glint, look.breath, 0, 0), vec4(colours.sand, 1), vec4(colours.glow, 1), vec4(colours.brass, 1),
        vec4(colours.brassBright, 1), vec4(colours.glass, 1), colours.shadow};
}

class GlassShader : public QSGMaterialShader {
public:
    GlassShader()
    {
        setShaderFileName(VertexStage, QStringLiteral(":/sandglass/sand/shaders/glass.vert.qsb"));
        setShaderFileName(FragmentStage, QStringLiteral(":/sandglass/sand/shaders/glass.frag.qsb"));
    }

    bool updateUniformData(RenderState& state, QSGMaterial* material, QSGMaterial*) override
    {
        char* data = state.uniformData()->data();
        const QMatrix4x4 matrix = state.combinedMatrix();
        std::memcpy(data, matrix.constData(), matrixBytes);
        const auto uniforms = uniformsOf(static_cast<GlassMaterial*>(material)->frame, state.opacity());
        std::memcpy(data + matrixBytes, uniforms.data(), sizeof uniforms);
        return true;
    }

private:
    static constexpr std::size_t matrixBytes = 64;
};

} // namespace

GlassMaterial::GlassMaterial()
{
    setFlag(Blending);
}

QSGMaterialType* GlassMaterial::type() const
{
    static QSGMaterialType type;
    return &type;
}

QSGMaterialShader* GlassMaterial::createShader(QSGRendererInterface::RenderMode) const
{
    return new GlassShader;
}

int GlassMaterial::compare(const QSGMaterial* other) const
{
    // No two timers show the same moment, so none shares a batch.
    return this < other ? -1 : this > other ? 1 : 0;
}

ShadedGlass::ShadedGlass()
    : m_geometry(QSGGeometry::defaultAttributes_TexturedPoint2D(), 4)
{
    m_geometry.setDrawingMode(QSGGeometry::DrawTriangleStrip);
    m_quad.setGeometry(&m_geometry);
    m_quad.setMaterial(&m_material);
    m_quad.setFlag(QSGNode::OwnedByParent, false);
    appendChildNode(&m_quad);
}

void ShadedGlass::show(const GlassFrame& frame)
{
    const QSizeF half(drawnHalfWidth, drawnHalfHeight);
    const QRectF rect(frame.middle - QPointF(half.width(), half.height()) * frame.unit, half * 2 * frame.unit);
    QSGGeometry::updateTexturedRectGeometry(
        &m_geometry, rect, QRectF(-half.width(), -half.height(), half.width() * 2, half.height() * 2));
    m_quad.markDirty(QSGNode::DirtyGeometry);
    m_material.frame = frame;
    m_quad.markDirty(QSGNode::DirtyMaterial);
}

} // namespace sandglass::app
