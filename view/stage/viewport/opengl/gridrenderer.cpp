#include "viewport/opengl/gridrenderer.h"

#include "figure/floorstyle.h"
#include "figure/viewspace.h"
#include "viewport/opengl/uniforms.h"

#include <QVector2D>
#include <QVector3D>
#include <QVector4D>

#include <glm/common.hpp>

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

const char *const backgroundFragmentShader = R"(#version 330 core
in float height;
uniform vec4 above;
uniform vec4 below;
out vec4 shown;
void main()
{
    shown = mix(below, above, height);
}
)";

const char *const floorVertexShader = R"(#version 330 core
layout(location = 0) in vec2 corner;
uniform mat4 clipFromScaled;
uniform vec4 square; // left, back, side, height
out vec2 floorPosition;
out vec2 texturePosition;
void main()
{
    texturePosition = corner;
    floorPosition = square.xy + corner * square.z;
    gl_Position = clipFromScaled * vec4(floorPosition.x, square.w, floorPosition.y, 1.0);
}
)";

// Draws lines by the distance to the nearest multiple of the step: one pixel wide at every distance, and none where
// they would be closer than some pixels. Every operation here counts, because it runs for every pixel of the floor.
const char *const gridFragmentShader = R"(#version 330 core
in vec2 floorPosition;
uniform vec4 fineGrid;   // offset x, offset z, lines per scaled unit, scaled units per line
uniform vec4 coarseGrid;
uniform vec3 lineColour;
uniform vec2 lineAlphas; // fine, coarse
uniform vec3 alongXColour; // the line at z = origin.y
uniform vec3 alongZColour;
uniform float axisAlpha;
uniform vec2 origin;
uniform float perReachSquared;
uniform vec2 lineReach; // how far from its middle a line of grid and axis fades out, in device pixels
out vec4 shown;

float lines(vec4 grid, vec2 pixelsPerUnit)
{
    vec2 pixelsPerCell = grid.w * pixelsPerUnit;
    vec2 gap = abs(fract(floorPosition * grid.z + grid.xy) - 0.5) * pixelsPerCell;
    vec2 line = clamp(lineReach.x - gap, 0.0, 1.0) * clamp(pixelsPerCell * 0.1 - 0.3, 0.0, 1.0);
    return max(line.x, line.y);
}

void main()
{
    vec2 pixelsPerUnit = 1.0 / fwidth(floorPosition);
    float near = clamp(1.0 - dot(floorPosition, floorPosition) * perReachSquared, 0.0, 1.0);
    float alpha = max(lineAlphas.x * lines(fineGrid, pixelsPerUnit), lineAlphas.y * lines(coarseGrid, pixelsPerUnit));
    vec2 axis = clamp(lineReach.y - abs(floorPosition - origin) * pixelsPerUnit, 0.0, 1.0);
    vec3 colour = mix(mix(lineColour, alongXColour, axis.y), alongZColour, axis.x);
    alpha = max(alpha, axisAlpha * max(axis.x, axis.y));
    shown = vec4(colour, alpha * near * near);
}
)";

const char *const shadowFragmentShader = R"(#version 330 core
in vec2 texturePosition;
uniform sampler2D darkness;
uniform float strength;
out vec4 shown;
void main()
{
    shown = vec4(0.0, 0.0, 0.0, strength * texture(darkness, texturePosition).r);
}
)";

QVector4D toVector(const QColor &colour, float alpha)
{
    return {colour.redF(), colour.greenF(), colour.blueF(), alpha};
}

bool build(QOpenGLShaderProgram &program, const char *vertexShader, const char *fragmentShader)
{
    return program.addShaderFromSourceCode(QOpenGLShader::Vertex, vertexShader) &&
           program.addShaderFromSourceCode(QOpenGLShader::Fragment, fragmentShader) && program.link();
}

// Returns the grid in multiples of the step: its phase at the camera's target, computed in double precision. Half a
// step is added so that lines are where the fractional part is one half.
QVector4D gridUniform(const Camera &camera, double step)
{
    const auto phase = [step](double at) { return static_cast<float>(std::remainder(at, step) / step + 0.5); };
    const double linesPerUnit = camera.distance() / step;
    return {phase(camera.target().x), phase(camera.target().z), static_cast<float>(linesPerUnit),
            static_cast<float>(1.0 / linesPerUnit)};
}

} // namespace

bool GridRenderer::create(QOpenGLFunctions_3_3_Core &gl)
{
    if (!build(m_background, backgroundVertexShader, backgroundFragmentShader) ||
        !build(m_grid, floorVertexShader, gridFragmentShader) ||
        !build(m_shadow, floorVertexShader, shadowFragmentShader))
        return false;
    m_square.create(gl);
    return true;
}

void GridRenderer::drawBackground(QOpenGLFunctions_3_3_Core &gl, const Colours &colours)
{
    gl.glDisable(GL_DEPTH_TEST);
    gl.glDisable(GL_BLEND);
    m_background.bind();
    m_background.setUniformValue("above", toVector(colours.viewportTop, 1.0f));
    m_background.setUniformValue("below", toVector(colours.viewportBottom, 1.0f));
    m_square.draw(gl);
    m_background.release();
}

void GridRenderer::setSquare(QOpenGLShaderProgram &program, const Camera &camera, const FloorSquare &square)
{
    program.setUniformValue("clipFromScaled", toUniform(camera.clipFromScaled()));
    program.setUniformValue("square", QVector4D(static_cast<float>(square.left), static_cast<float>(square.back),
                                                static_cast<float>(square.side), static_cast<float>(square.height)));
}

void GridRenderer::drawGrid(QOpenGLFunctions_3_3_Core &gl, const Camera &camera, const SceneScale &scale, Axis up,
                            const Colours &colours, double devicePixelRatio)
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
    m_grid.setUniformValue("lineColour", toVector(colours.ghost, 1.0f).toVector3D());
    m_grid.setUniformValue("lineAlphas", QVector2D(style.fineLine, style.coarseLine));
    m_grid.setUniformValue("alongXColour", toVector(axisColourAlong(0, up, colours), 1.0f).toVector3D());
    m_grid.setUniformValue("alongZColour", toVector(axisColourAlong(2, up, colours), 1.0f).toVector3D());
    m_grid.setUniformValue("axisAlpha", style.axisLine);
    m_grid.setUniformValue("origin", QVector2D(static_cast<float>(origin.x), static_cast<float>(origin.z)));
    m_grid.setUniformValue("lineReach",
                           QVector2D(0.5f, 0.75f) * static_cast<float>(devicePixelRatio) + QVector2D(0.5f, 0.5f));
    m_grid.setUniformValue("perReachSquared", static_cast<float>(1.0 / (reach * reach)));
    m_square.draw(gl);
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
    m_square.draw(gl);
    m_texture->release(0);
    m_shadow.release();
    gl.glDisable(GL_BLEND);
}

} // namespace limber
