#include "viewport/gridrenderer.h"

#include "viewport/floorstyle.h"
#include "viewport/posepainter.h"
#include "viewport/viewspace.h"

#include <QMatrix4x4>
#include <QVector2D>
#include <QVector4D>

#include <glm/common.hpp>

#include <array>
#include <cmath>

namespace limber {

namespace {

const char *const backgroundVertexShader = R"(#version 330 core
layout(location = 0) in vec2 corner;
out float height;
void main()
{
    height = corner.y;
    gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}
)";

// A little noise hides the steps of the gradient.
const char *const backgroundFragmentShader = R"(#version 330 core
in float height;
uniform vec4 above;
uniform vec4 below;
out vec4 shown;
void main()
{
    float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
    shown = vec4(mix(below, above, height).rgb + noise / 255.0, 1.0);
}
)";

const char *const floorVertexShader = R"(#version 330 core
layout(location = 0) in vec2 corner;
uniform mat4 clipFromScaled;
uniform vec4 square; // left, back, side, height
out vec2 place;
out vec2 share;
void main()
{
    share = corner;
    place = square.xy + corner * square.z;
    gl_Position = clipFromScaled * vec4(place.x, square.w, place.y, 1.0);
}
)";

// Lines by distance to the nearest multiple of the step, one pixel wide whatever the distance, and none where
// they would be closer than some pixels.
const char *const gridFragmentShader = R"(#version 330 core
in vec2 place;
uniform vec4 fineGrid;   // offset x, offset z, lines per scaled unit
uniform vec4 coarseGrid;
uniform vec4 fineColour;
uniform vec4 coarseColour;
uniform vec4 alongXColour; // the line at z = origin.y
uniform vec4 alongZColour;
uniform vec2 origin;
uniform vec2 middle;
uniform float reach;
uniform float lineWidth; // in device pixels
out vec4 shown;

float lines(vec2 cell, vec2 perPixel)
{
    vec2 gap = abs(fract(cell - 0.5) - 0.5) / perPixel;
    vec2 line = clamp(0.5 * lineWidth + 0.5 - gap, 0.0, 1.0);
    line *= 1.0 - smoothstep(0.08, 0.30, perPixel);
    return max(line.x, line.y);
}

vec4 over(vec4 top, vec4 bottom)
{
    float alpha = top.a + bottom.a * (1.0 - top.a);
    return alpha > 0.0 ? vec4((top.rgb * top.a + bottom.rgb * bottom.a * (1.0 - top.a)) / alpha, alpha) : vec4(0.0);
}

void main()
{
    vec2 perPixel = max(fwidth(place), vec2(1e-7));
    float fade = 1.0 - smoothstep(0.15, 1.0, distance(place, middle) / reach);
    vec4 colour = fineColour;
    colour.a *= lines(place * fineGrid.z + fineGrid.xy, perPixel * fineGrid.z);
    vec4 coarse = coarseColour;
    coarse.a *= lines(place * coarseGrid.z + coarseGrid.xy, perPixel * coarseGrid.z);
    colour = coarse.a > colour.a ? coarse : colour;
    vec2 gap = abs(place - origin) / perPixel;
    vec2 line = clamp(0.75 * lineWidth + 0.5 - gap, 0.0, 1.0);
    colour = over(vec4(alongXColour.rgb, alongXColour.a * line.y), colour);
    colour = over(vec4(alongZColour.rgb, alongZColour.a * line.x), colour);
    shown = vec4(colour.rgb, colour.a * fade);
}
)";

const char *const shadowFragmentShader = R"(#version 330 core
in vec2 share;
uniform sampler2D darkness;
uniform float strength;
out vec4 shown;
void main()
{
    shown = vec4(0.0, 0.0, 0.0, strength * texture(darkness, share).r);
}
)";

QVector4D toVector(const QColor &colour, float alpha)
{
    return {colour.redF(), colour.greenF(), colour.blueF(), alpha};
}

QMatrix4x4 toMatrix(const glm::dmat4 &matrix)
{
    QMatrix4x4 result;
    for (int column = 0; column < 4; ++column) {
        for (int row = 0; row < 4; ++row)
            result(row, column) = static_cast<float>(matrix[column][row]);
    }
    return result;
}

bool build(QOpenGLShaderProgram &program, const char *vertexShader, const char *fragmentShader)
{
    return program.addShaderFromSourceCode(QOpenGLShader::Vertex, vertexShader) &&
           program.addShaderFromSourceCode(QOpenGLShader::Fragment, fragmentShader) && program.link();
}

// The grid in multiples of the step: its phase at the camera's target, found in double precision.
QVector4D gridUniform(const Camera &camera, double step)
{
    const auto phase = [step](double at) { return static_cast<float>(std::remainder(at, step) / step); };
    return {phase(camera.target().x), phase(camera.target().z), static_cast<float>(camera.distance() / step), 0.0f};
}

// The colour of the document's axis that lies along a view axis.
QVector4D axisColour(Axis up, int viewAxis, const Colours &colours)
{
    const glm::dmat3 turn = viewFromDocument(up);
    for (int axis = 0; axis < 3; ++axis) {
        if (std::abs(turn[axis][viewAxis]) > 0.5)
            return toVector(colours.axis(axis), floorStyle(colours).axisLine);
    }
    return {};
}

} // namespace

bool GridRenderer::create(QOpenGLFunctions_3_3_Core &gl)
{
    if (!build(m_background, backgroundVertexShader, backgroundFragmentShader) ||
        !build(m_grid, floorVertexShader, gridFragmentShader) ||
        !build(m_shadow, floorVertexShader, shadowFragmentShader))
        return false;
    constexpr std::array<float, 8> corners = {0, 0, 1, 0, 0, 1, 1, 1};
    m_layout.create();
    const QOpenGLVertexArrayObject::Binder binder(&m_layout);
    m_corners.create();
    m_corners.bind();
    m_corners.allocate(corners.data(), sizeof(corners));
    gl.glEnableVertexAttribArray(0);
    gl.glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, nullptr);
    return true;
}

void GridRenderer::drawSquare(QOpenGLFunctions_3_3_Core &gl)
{
    const QOpenGLVertexArrayObject::Binder binder(&m_layout);
    gl.glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

void GridRenderer::drawBackground(QOpenGLFunctions_3_3_Core &gl, const Colours &colours)
{
    gl.glDisable(GL_DEPTH_TEST);
    gl.glDisable(GL_BLEND);
    m_background.bind();
    m_background.setUniformValue("above", toVector(colours.viewportTop, 1.0f));
    m_background.setUniformValue("below", toVector(colours.viewportBottom, 1.0f));
    drawSquare(gl);
    m_background.release();
}

void GridRenderer::setSquare(QOpenGLShaderProgram &program, const Camera &camera, const FloorSquare &square)
{
    program.setUniformValue("clipFromScaled", toMatrix(camera.clipFromScaled()));
    program.setUniformValue("square", QVector4D(static_cast<float>(square.left), static_cast<float>(square.back),
                                                static_cast<float>(square.side), static_cast<float>(square.height)));
}

void GridRenderer::drawGrid(QOpenGLFunctions_3_3_Core &gl, const Camera &camera, const SceneScale &scale, Axis up,
                            const Colours &colours)
{
    const double reach = gridReach(camera, scale) / camera.distance();
    const double height = (scale.floorHeight - camera.target().y) / camera.distance();
    const glm::dvec3 origin = camera.scaled(glm::dvec3(0.0));
    const FloorStyle style = floorStyle(colours);
    gl.glEnable(GL_BLEND);
    gl.glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    m_grid.bind();
    setSquare(m_grid, camera, {-reach, -reach, 2.0 * reach, height});
    m_grid.setUniformValue("fineGrid", gridUniform(camera, scale.gridStep));
    m_grid.setUniformValue("coarseGrid", gridUniform(camera, scale.gridCoarseStep));
    m_grid.setUniformValue("fineColour", toVector(colours.ghost, style.fineLine));
    m_grid.setUniformValue("coarseColour", toVector(colours.ghost, style.coarseLine));
    m_grid.setUniformValue("alongXColour", axisColour(up, 0, colours));
    m_grid.setUniformValue("alongZColour", axisColour(up, 2, colours));
    m_grid.setUniformValue("origin", QVector2D(static_cast<float>(origin.x), static_cast<float>(origin.z)));
    m_grid.setUniformValue("middle", QVector2D());
    m_grid.setUniformValue("reach", static_cast<float>(reach));
    m_grid.setUniformValue("lineWidth", 1.0f);
    drawSquare(gl);
    m_grid.release();
    gl.glDisable(GL_BLEND);
}

void GridRenderer::uploadShadow(const QImage &darkness)
{
    if (darkness.cacheKey() == m_uploadedKey)
        return;
    if (!m_texture || m_texture->width() != darkness.width() || m_texture->height() != darkness.height()) {
        m_texture = std::make_unique<QOpenGLTexture>(QOpenGLTexture::Target2D);
        m_texture->setFormat(QOpenGLTexture::R8_UNorm);
        m_texture->setSize(darkness.width(), darkness.height());
        m_texture->setMipLevels(1);
        m_texture->allocateStorage(QOpenGLTexture::Red, QOpenGLTexture::UInt8);
        m_texture->setMinMagFilters(QOpenGLTexture::Linear, QOpenGLTexture::Linear);
        m_texture->setWrapMode(QOpenGLTexture::ClampToEdge);
    }
    m_texture->setData(QOpenGLTexture::Red, QOpenGLTexture::UInt8, darkness.constBits());
    m_uploadedKey = darkness.cacheKey();
}

void GridRenderer::drawShadow(QOpenGLFunctions_3_3_Core &gl, const Camera &camera, const ShadowMask &shadow,
                              double floorHeight, const Colours &colours)
{
    if (shadow.darkness.isNull())
        return;
    uploadShadow(shadow.darkness);
    const glm::dvec3 corner = camera.scaled({shadow.left, floorHeight, shadow.back});
    gl.glEnable(GL_BLEND);
    gl.glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    m_shadow.bind();
    setSquare(m_shadow, camera, {corner.x, corner.z, shadow.side / camera.distance(), corner.y});
    m_shadow.setUniformValue("darkness", 0);
    m_shadow.setUniformValue("strength", floorStyle(colours).shadow);
    m_texture->bind(0);
    drawSquare(gl);
    m_texture->release(0);
    m_shadow.release();
    gl.glDisable(GL_BLEND);
}

} // namespace limber
