#include "viewport/opengl/skeletonrenderer.h"

#include "figure/bonemeshes.h"
#include "figure/lighting.h"
#include "viewport/opengl/uniforms.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cstddef>

namespace limber {

namespace {

const char *const limbVertexShader = R"(#version 330 core
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec3 base;
layout(location = 3) in vec3 along;
layout(location = 4) in vec3 side;
layout(location = 5) in float radius;
layout(location = 6) in vec4 colour;
uniform mat4 clipFromScaled;
uniform mat3 eyeFromView;
out vec3 normalInEyeSpace;
out float normalUp;
out vec3 surface;

void main()
{
    float boneLength = length(along);
    mat3 axes = mat3(1.0);
    vec3 size = vec3(radius);
    if (boneLength > 0.0) {
        vec3 y = along / boneLength;
        vec3 z = normalize(cross(side, y));
        axes = mat3(cross(y, z), y, z);
        size.y = boneLength;
    }
    vec3 n = axes * normalize(normal / size);
    normalInEyeSpace = eyeFromView * n;
    normalUp = n.y;
    surface = pow(colour.rgb, vec3(2.2));
    gl_Position = clipFromScaled * vec4(base + axes * (position * size), 1.0);
}
)";

const char *const limbFragmentShader = R"(#version 330 core
in vec3 normalInEyeSpace;
in float normalUp;
in vec3 surface;
uniform vec3 keyDirection;
uniform vec3 fillDirection;
uniform vec4 amounts; // key, fill, ambient from above, ambient from below
out vec4 shown;

void main()
{
    vec3 n = normalize(normalInEyeSpace);
    float light = amounts.x * max(0.0, dot(n, keyDirection)) + amounts.y * max(0.0, dot(n, fillDirection))
                + mix(amounts.w, amounts.z, 0.5 * normalUp + 0.5);
    shown = vec4(pow(min(surface * light, vec3(1.0)), vec3(1.0 / 2.2)), 1.0);
}
)";

std::array<float, 3> toFloats(const glm::dvec3 &v)
{
    return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

std::array<unsigned char, 4> toBytes(const QColor &colour)
{
    const auto byte = [](int value) { return static_cast<unsigned char>(value); };
    return {byte(colour.red()), byte(colour.green()), byte(colour.blue()), 255};
}

// Returns the mean radius of the marks in pixels.
double seenRadius(const Camera &camera, const Figure &figure)
{
    double radius = 0.0;
    for (const NodeMark &mark : figure.marks)
        radius += mark.radius * camera.pixelsPerUnit(camera.depthOf(mark.position));
    return radius / std::max<double>(1.0, static_cast<double>(figure.marks.size()));
}

const void *offsetInBuffer(std::size_t bytes)
{
    return reinterpret_cast<const void *>(bytes);
}

} // namespace

bool SkeletonRenderer::create(QOpenGLFunctions_3_3_Core &gl)
{
    if (!m_program.addShaderFromSourceCode(QOpenGLShader::Vertex, limbVertexShader) ||
        !m_program.addShaderFromSourceCode(QOpenGLShader::Fragment, limbFragmentShader) || !m_program.link())
        return false;
    createMesh(gl, m_bone, octahedralBoneMesh());
    createMesh(gl, m_smallBall, ballMesh(8));
    createMesh(gl, m_bigBall, ballMesh(16));
    return true;
}

void SkeletonRenderer::createMesh(QOpenGLFunctions_3_3_Core &gl, Mesh &mesh, const std::vector<float> &vertices)
{
    constexpr int floatsPerVertex = 6;
    mesh.vertexCount = static_cast<int>(vertices.size()) / floatsPerVertex;
    mesh.layout.create();
    const QOpenGLVertexArrayObject::Binder binder(&mesh.layout);

    mesh.vertices.create();
    mesh.vertices.bind();
    mesh.vertices.allocate(vertices.data(), static_cast<int>(vertices.size() * sizeof(float)));
    for (GLuint part = 0; part < 2; ++part) {
        gl.glEnableVertexAttribArray(part);
        gl.glVertexAttribPointer(part, 3, GL_FLOAT, GL_FALSE, floatsPerVertex * sizeof(float),
                                 offsetInBuffer(part * 3 * sizeof(float)));
    }

    mesh.instances.create();
    mesh.instances.setUsagePattern(QOpenGLBuffer::StreamDraw);
    mesh.instances.bind();
    const auto perInstance = [&gl](GLuint location, GLint size, GLenum type, std::size_t offset) {
        gl.glEnableVertexAttribArray(location);
        const GLboolean normalised = type == GL_UNSIGNED_BYTE ? GL_TRUE : GL_FALSE;
        gl.glVertexAttribPointer(location, size, type, normalised, sizeof(Instance), offsetInBuffer(offset));
        gl.glVertexAttribDivisor(location, 1);
    };
    perInstance(2, 3, GL_FLOAT, offsetof(Instance, base));
    perInstance(3, 3, GL_FLOAT, offsetof(Instance, along));
    perInstance(4, 3, GL_FLOAT, offsetof(Instance, side));
    perInstance(5, 1, GL_FLOAT, offsetof(Instance, radius));
    perInstance(6, 4, GL_UNSIGNED_BYTE, offsetof(Instance, colour));
}

void SkeletonRenderer::collectBones(const Camera &camera, const Figure &figure, const FigurePalette &palette)
{
    m_instances.clear();
    for (const BoneShape &bone : figure.bones) {
        m_instances.push_back({toFloats(camera.scaled(bone.base)), toFloats((bone.tip - bone.base) / camera.distance()),
                               toFloats(bone.side), static_cast<float>(bone.radius / camera.distance()),
                               toBytes(palette.boneColour(bone))});
    }
}

// Near bones come first: hidden pixels need not be shaded, which matters where bones crowd.
void SkeletonRenderer::sortInstances(const Camera &camera)
{
    const std::array<float, 3> away = toFloats(camera.forward());
    const auto depth = [&away](const Instance &instance) {
        float sum = 0.0f;
        for (std::size_t axis = 0; axis < 3; ++axis)
            sum += away[axis] * (instance.base[axis] + 0.5f * instance.along[axis]);
        return sum;
    };
    std::ranges::sort(m_instances, [&depth](const Instance &a, const Instance &b) { return depth(a) < depth(b); });
}

void SkeletonRenderer::collectMarks(const Camera &camera, const Figure &figure, const FigurePalette &palette)
{
    m_instances.clear();
    for (const NodeMark &mark : figure.marks) {
        m_instances.push_back({toFloats(camera.scaled(mark.position)),
                               {},
                               {},
                               static_cast<float>(mark.radius / camera.distance()),
                               toBytes(palette.markColour(mark))});
    }
}

void SkeletonRenderer::setUniforms(const Camera &camera)
{
    const Lighting light;
    m_program.setUniformValue("clipFromScaled", toUniform(camera.clipFromScaled()));
    m_program.setUniformValue("eyeFromView", toUniform(glm::dmat3(camera.eyeFromScaled())));
    m_program.setUniformValue("keyDirection", toUniform(light.keyDirection));
    m_program.setUniformValue("fillDirection", toUniform(light.fillDirection));
    m_program.setUniformValue("amounts", QVector4D(static_cast<float>(light.key), static_cast<float>(light.fill),
                                                   static_cast<float>(light.ambientAbove),
                                                   static_cast<float>(light.ambientBelow)));
}

void SkeletonRenderer::draw(QOpenGLFunctions_3_3_Core &gl, const Camera &camera, const Figure &figure,
                            const FigurePalette &palette, bool joints, double devicePixelRatio)
{
    m_program.bind();
    setUniforms(camera);
    gl.glEnable(GL_DEPTH_TEST);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    gl.glEnable(GL_CULL_FACE);
    collectBones(camera, figure, palette);
    sortInstances(camera);
    drawInstances(gl, m_bone);
    if (joints || figure.bones.empty()) {
        collectMarks(camera, figure, palette);
        sortInstances(camera);
        drawInstances(gl, seenRadius(camera, figure) * devicePixelRatio > 6.0 ? m_bigBall : m_smallBall);
    }
    gl.glDisable(GL_CULL_FACE);
    gl.glDisable(GL_DEPTH_TEST);
    m_program.release();
}

void SkeletonRenderer::drawInstances(QOpenGLFunctions_3_3_Core &gl, Mesh &mesh)
{
    if (m_instances.empty())
        return;
    const QOpenGLVertexArrayObject::Binder binder(&mesh.layout);
    mesh.instances.bind();
    mesh.instances.allocate(m_instances.data(), static_cast<int>(m_instances.size() * sizeof(Instance)));
    gl.glDrawArraysInstanced(GL_TRIANGLES, 0, mesh.vertexCount, static_cast<GLsizei>(m_instances.size()));
    mesh.instances.release();
}

} // namespace limber
