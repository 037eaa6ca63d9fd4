#include "viewport/opengl/bodyrenderer.h"

#include "figure/lighting.h"
#include "viewport/opengl/uniforms.h"

#include <glm/geometric.hpp>
#include <glm/mat4x4.hpp>

#include <cstddef>

namespace limber {

namespace {

const char *const bodyVertexShader = R"(#version 330 core
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
uniform mat4 clipFromPart;
uniform mat3 eyeFromPart;
uniform vec3 upInPart;
out vec3 normalInEyeSpace;
out float normalUp;

void main()
{
    normalInEyeSpace = eyeFromPart * normal;
    normalUp = dot(upInPart, normal);
    gl_Position = clipFromPart * vec4(position, 1.0);
}
)";

const char *const bodyFragmentShader = R"(#version 330 core
in vec3 normalInEyeSpace;
in float normalUp;
uniform vec3 surface;
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
    for (const auto &[location, offset] :
         {std::pair(GLuint(0), offsetof(SolidVertex, position)), std::pair(GLuint(1), offsetof(SolidVertex, normal))}) {
        gl.glEnableVertexAttribArray(location);
        gl.glVertexAttribPointer(location, 3, GL_FLOAT, GL_FALSE, sizeof(SolidVertex),
                                 reinterpret_cast<const void *>(offset));
    }
    return true;
}

void BodyRenderer::upload(const std::shared_ptr<const SolidShape> &shape)
{
    if (shape == m_shape)
        return;
    const SolidMesh &mesh = shape->mesh;
    m_vertices.bind();
    m_vertices.allocate(mesh.vertices.data(), static_cast<int>(mesh.vertices.size() * sizeof(SolidVertex)));
    m_triangles.bind();
    m_triangles.allocate(mesh.triangles.data(), static_cast<int>(mesh.triangles.size() * sizeof(mesh.triangles[0])));
    m_shape = shape;
}

void BodyRenderer::setUniforms()
{
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
    setUniforms();
    gl.glEnable(GL_DEPTH_TEST);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    gl.glEnable(GL_CULL_FACE);
    {
        const QOpenGLVertexArrayObject::Binder binder(&m_layout);
        upload(body.shape);
        for (const PlacedPart &placed : body.parts)
            drawPart(gl, camera, body, placed, palette.partColour(body.partOf(placed)));
    }
    gl.glDisable(GL_CULL_FACE);
    gl.glDisable(GL_DEPTH_TEST);
    m_program.release();
}

void BodyRenderer::drawPart(QOpenGLFunctions_3_3_Core &gl, const Camera &camera, const SolidBody &body,
                            const PlacedPart &placed, const QColor &colour)
{
    const SolidPart &part = body.partOf(placed);
    glm::dmat4 scaledFromPart(placed.axes / camera.distance());
    scaledFromPart[3] = glm::dvec4(camera.scaled(placed.base), 1.0);
    // Stretching along Y does not tilt the normals noticeably, but must not make them longer.
    const glm::dmat3 rotation(placed.axes[0], glm::normalize(placed.axes[1]), placed.axes[2]);
    m_program.setUniformValue("clipFromPart", toUniform(camera.clipFromScaled() * scaledFromPart));
    m_program.setUniformValue("eyeFromPart", toUniform(glm::dmat3(camera.eyeFromScaled()) * rotation));
    m_program.setUniformValue("upInPart", toUniform(glm::dvec3{rotation[0].y, rotation[1].y, rotation[2].y}));
    m_program.setUniformValue("surface", QVector3D(colour.redF(), colour.greenF(), colour.blueF()));
    gl.glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(3 * part.triangleCount), GL_UNSIGNED_INT,
                      reinterpret_cast<const void *>(part.firstTriangle * sizeof(SolidMesh{}.triangles[0])));
}

} // namespace limber
