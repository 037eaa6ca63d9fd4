#include "viewport/opengl/bodyrenderer.h"

#include "figure/lighting.h"
#include "viewport/opengl/uniforms.h"

#include <glm/mat4x4.hpp>

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace limber {

namespace {

const char *const bodyVertexShader = R"(#version 330 core
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec3 colour;
uniform mat4 clipFromBody;
uniform mat3 eyeFromView;
out vec3 normalInEyeSpace;
out float normalUp;
out vec3 surface;

void main()
{
    normalInEyeSpace = eyeFromView * normal;
    normalUp = normal.y;
    surface = colour;
    gl_Position = clipFromBody * vec4(position, 1.0);
}
)";

const char *const bodyFragmentShader = R"(#version 330 core
in vec3 normalInEyeSpace;
in float normalUp;
in vec3 surface;
uniform vec3 keyDirection;
uniform vec3 fillDirection;
uniform vec4 amounts; // key, fill, ambient from above, ambient from below
uniform float edge;
out vec4 shown;

void main()
{
    vec3 n = normalize(normalInEyeSpace);
    float light = amounts.x * max(0.0, dot(n, keyDirection)) + amounts.y * max(0.0, dot(n, fillDirection))
                + mix(amounts.w, amounts.z, 0.5 * normalUp + 0.5);
    light *= mix(edge, 1.0, max(0.0, n.z));
    shown = vec4(pow(min(pow(surface, vec3(2.2)) * light, vec3(1.0)), vec3(1.0 / 2.2)), 1.0);
}
)";

struct BodyVertex
{
    glm::vec3 position{0.0f};
    glm::vec3 normal{0.0f};
    glm::vec3 colour{0.0f};
};

} // namespace

bool BodyRenderer::create(QOpenGLFunctions_3_3_Core &gl)
{
    if (!m_program.addShaderFromSourceCode(QOpenGLShader::Vertex, bodyVertexShader) ||
        !m_program.addShaderFromSourceCode(QOpenGLShader::Fragment, bodyFragmentShader) || !m_program.link())
        return false;
    m_layout.create();
    const QOpenGLVertexArrayObject::Binder binder(&m_layout);
    m_vertices.create();
    m_triangles.create();
    m_vertices.bind();
    m_triangles.bind();
    m_vertices.setUsagePattern(QOpenGLBuffer::StreamDraw);
    for (const auto &[location, offset] :
         {std::pair(GLuint(0), offsetof(BodyVertex, position)), std::pair(GLuint(1), offsetof(BodyVertex, normal)),
          std::pair(GLuint(2), offsetof(BodyVertex, colour))}) {
        gl.glEnableVertexAttribArray(location);
        gl.glVertexAttribPointer(location, 3, GL_FLOAT, GL_FALSE, sizeof(BodyVertex),
                                 reinterpret_cast<const void *>(offset));
    }
    return true;
}

void BodyRenderer::upload(const SolidBody &body, const FigurePalette &palette)
{
    std::vector<BodyVertex> vertices(body.positions.size());
    std::vector<std::array<std::uint32_t, 3>> triangles;
    for (const std::size_t index : body.parts) {
        const SolidPart &part = body.partAt(index);
        const QColor colour = palette.partColour(part);
        for (std::size_t i = part.firstVertex; i < part.firstVertex + part.vertexCount; ++i)
            vertices[i] = {body.positions[i], body.normals[i], {colour.redF(), colour.greenF(), colour.blueF()}};
        const auto first = body.shape->mesh.triangles.begin() + static_cast<std::ptrdiff_t>(part.firstTriangle);
        triangles.insert(triangles.end(), first, first + static_cast<std::ptrdiff_t>(part.triangleCount));
    }
    m_vertices.bind();
    m_vertices.allocate(vertices.data(), static_cast<int>(vertices.size() * sizeof(BodyVertex)));
    m_triangles.bind();
    m_triangles.allocate(triangles.data(), static_cast<int>(triangles.size() * sizeof(triangles[0])));
    m_corners = static_cast<int>(3 * triangles.size());
}

void BodyRenderer::setUniforms(const Camera &camera, const SolidBody &body)
{
    glm::dmat4 scaledFromBody(glm::dmat3(1.0 / camera.distance()));
    scaledFromBody[3] = glm::dvec4(camera.scaled(body.origin), 1.0);
    m_program.setUniformValue("clipFromBody", toUniform(camera.clipFromScaled() * scaledFromBody));
    m_program.setUniformValue("eyeFromView", toUniform(glm::dmat3(camera.eyeFromScaled())));
    const Lighting light = bodyLighting();
    m_program.setUniformValue("keyDirection", toUniform(light.keyDirection));
    m_program.setUniformValue("fillDirection", toUniform(light.fillDirection));
    m_program.setUniformValue("amounts", QVector4D(static_cast<float>(light.key), static_cast<float>(light.fill),
                                                   static_cast<float>(light.ambientAbove),
                                                   static_cast<float>(light.ambientBelow)));
    m_program.setUniformValue("edge", static_cast<float>(light.edge));
}

void BodyRenderer::draw(QOpenGLFunctions_3_3_Core &gl, const Camera &camera, const SolidBody &body,
                        const FigurePalette &palette)
{
    m_program.bind();
    setUniforms(camera, body);
    gl.glEnable(GL_DEPTH_TEST);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    gl.glEnable(GL_CULL_FACE);
    {
        const QOpenGLVertexArrayObject::Binder binder(&m_layout);
        upload(body, palette);
        gl.glDrawElements(GL_TRIANGLES, m_corners, GL_UNSIGNED_INT, nullptr);
    }
    gl.glDisable(GL_CULL_FACE);
    gl.glDisable(GL_DEPTH_TEST);
    m_program.release();
}

} // namespace limber
