#include "viewport/opengl/skinrenderer.h"

#include "figure/lighting.h"
#include "viewport/opengl/uniforms.h"

#include <QImage>
#include <QVector4D>

#include <glm/mat4x4.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace limber {

namespace {

const char *const skinVertexShader = R"(#version 330 core
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in float selected;
layout(location = 3) in vec2 texture;
layout(location = 4) in vec4 colour;
uniform mat4 clipFromSkin;
uniform mat3 eyeFromView;
uniform vec3 selectedColour;
out vec3 normalInEyeSpace;
out float normalUp;
out vec2 picturePlace;
out vec3 share;

void main()
{
    normalInEyeSpace = eyeFromView * normal;
    normalUp = normal.y;
    picturePlace = texture;
    share = pow(colour.rgb, vec3(1.0 / 2.2)) * mix(vec3(1.0), selectedColour, 0.45 * selected);
    gl_Position = clipFromSkin * vec4(position, 1.0);
}
)";

const char *const skinFragmentShader = R"(#version 330 core
in vec3 normalInEyeSpace;
in float normalUp;
in vec2 picturePlace;
in vec3 share;
uniform vec3 surface; // as on a screen
uniform sampler2D picture;
uniform float leastAlpha;
uniform vec3 keyDirection;
uniform vec3 fillDirection;
uniform vec4 amounts; // key, fill, ambient from above, ambient from below
uniform float edge;
out vec4 shown;

void main()
{
    vec4 texel = texture(picture, picturePlace);
    if (texel.a < leastAlpha)
        discard;
    float side = gl_FrontFacing ? 1.0 : -1.0;
    vec3 n = side * normalize(normalInEyeSpace);
    float light = amounts.x * max(0.0, dot(n, keyDirection)) + amounts.y * max(0.0, dot(n, fillDirection))
                + mix(amounts.w, amounts.z, 0.5 * side * normalUp + 0.5);
    light *= mix(edge, 1.0, max(0.0, n.z));
    shown = vec4(min(texel.rgb * surface * share * pow(max(light, 0.0), 1.0 / 2.2), vec3(1.0)), 1.0);
}
)";

struct MovingVertex
{
    glm::vec3 position{0.0f};
    glm::vec3 normal{0.0f};
    float selected = 0.0f;
};

struct FixedVertex
{
    glm::vec2 texture{0.0f};
    std::array<std::uint8_t, 4> colour{};
};

QOpenGLTexture::WrapMode wrapOf(MeshMaterial::Wrap wrap)
{
    return wrap == MeshMaterial::Wrap::Clamp    ? QOpenGLTexture::ClampToEdge
           : wrap == MeshMaterial::Wrap::Mirror ? QOpenGLTexture::MirroredRepeat
                                                : QOpenGLTexture::Repeat;
}

std::unique_ptr<QOpenGLTexture> textureOf(const std::vector<TextureLevel> &levels, const MeshMaterial &material)
{
    TextureLevel white{1, 1, {0xffffffff}};
    const TextureLevel &level = levels.empty() ? white : levels.front();
    const QImage image(reinterpret_cast<const uchar *>(level.pixels.data()), level.width, level.height,
                       QImage::Format_ARGB32);
    auto texture = std::make_unique<QOpenGLTexture>(image, QOpenGLTexture::GenerateMipMaps);
    texture->setMinMagFilters(QOpenGLTexture::LinearMipMapLinear, QOpenGLTexture::Linear);
    texture->setWrapMode(QOpenGLTexture::DirectionS, wrapOf(material.across));
    texture->setWrapMode(QOpenGLTexture::DirectionT, wrapOf(material.down));
    return texture;
}

float onScreen(float linear)
{
    return std::pow(linear, 1.0f / 2.2f);
}

} // namespace

bool SkinRenderer::create(QOpenGLFunctions_3_3_Core &gl)
{
    if (!m_program.addShaderFromSourceCode(QOpenGLShader::Vertex, skinVertexShader) ||
        !m_program.addShaderFromSourceCode(QOpenGLShader::Fragment, skinFragmentShader) || !m_program.link())
        return false;
    m_layout.create();
    const QOpenGLVertexArrayObject::Binder binder(&m_layout);
    for (QOpenGLBuffer *const buffer : {&m_moving, &m_fixed, &m_triangles})
        buffer->create();
    m_moving.setUsagePattern(QOpenGLBuffer::StreamDraw);
    m_triangles.bind();
    const auto attribute = [&gl](GLuint location, GLint width, GLenum type, std::size_t size, std::size_t offset) {
        gl.glEnableVertexAttribArray(location);
        gl.glVertexAttribPointer(location, width, type, GL_TRUE, static_cast<GLsizei>(size),
                                 reinterpret_cast<const void *>(offset));
    };
    m_moving.bind();
    attribute(0, 3, GL_FLOAT, sizeof(MovingVertex), offsetof(MovingVertex, position));
    attribute(1, 3, GL_FLOAT, sizeof(MovingVertex), offsetof(MovingVertex, normal));
    attribute(2, 1, GL_FLOAT, sizeof(MovingVertex), offsetof(MovingVertex, selected));
    m_fixed.bind();
    attribute(3, 2, GL_FLOAT, sizeof(FixedVertex), offsetof(FixedVertex, texture));
    attribute(4, 4, GL_UNSIGNED_BYTE, sizeof(FixedVertex), offsetof(FixedVertex, colour));
    return true;
}

void SkinRenderer::takeMesh(const Figure &figure)
{
    const SkinnedMesh &skin = figure.skin;
    if (skin.mesh != m_mesh) {
        std::vector<FixedVertex> vertices;
        vertices.reserve(skin.mesh->vertices.size());
        for (const MeshVertex &vertex : skin.mesh->vertices)
            vertices.push_back({vertex.texture, vertex.colour});
        m_fixed.bind();
        m_fixed.allocate(vertices.data(), static_cast<int>(vertices.size() * sizeof(FixedVertex)));
        m_mesh = skin.mesh;
        m_groups.clear();
    }
    if (m_groups.empty() || skin.hidden != m_hidden)
        uploadTriangles(skin);
    takePictures(figure);
}

void SkinRenderer::takePictures(const Figure &figure)
{
    const std::vector<MeshMaterial> &materials = figure.skin.mesh->materials;
    if (figure.textures == m_textures && m_pictures.size() == materials.size())
        return;
    m_pictures.clear();
    for (const MeshMaterial &material : materials)
        m_pictures.push_back(
            textureOf(figure.textures ? figure.textures->levelsOf(material) : std::vector<TextureLevel>(), material));
    m_textures = figure.textures;
}

void SkinRenderer::uploadTriangles(const SkinnedMesh &skin)
{
    m_groups.clear();
    std::vector<std::array<std::uint32_t, 3>> shown;
    for (const MeshGroup &group : skin.mesh->groups) {
        const std::size_t first = shown.size();
        for (std::size_t i = 0; i < group.triangleCount; ++i) {
            const auto &triangle = (*skin.triangles)[group.firstTriangle + i];
            if (skin.hidden.empty() || !skin.isHidden(triangle[0]))
                shown.push_back(triangle);
        }
        m_groups.emplace_back(first, shown.size() - first);
    }
    m_triangles.bind();
    m_triangles.allocate(shown.data(), static_cast<int>(shown.size() * sizeof(shown[0])));
    m_hidden = skin.hidden;
}

void SkinRenderer::uploadVertices(const SkinnedMesh &skin, const FigurePalette &palette)
{
    std::vector<MovingVertex> vertices(skin.positions.size());
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        const int joint = (*skin.joints)[i];
        const bool isSelected = joint != NoJoint && palette.isSelected(NodeId::joint(joint));
        vertices[i] = {skin.positions[i], skin.normals[i], isSelected ? 1.0f : 0.0f};
    }
    m_moving.bind();
    m_moving.allocate(vertices.data(), static_cast<int>(vertices.size() * sizeof(MovingVertex)));
}

void SkinRenderer::setUniforms(const Camera &camera, const SkinnedMesh &skin, const FigurePalette &palette)
{
    const Lighting light = bodyLighting();
    glm::dmat4 scaledFromSkin(glm::dmat3(1.0 / camera.distance()));
    scaledFromSkin[3] = glm::dvec4(camera.scaled(skin.origin), 1.0);
    const QColor selected = palette.colours().selected;
    m_program.setUniformValue("clipFromSkin", toUniform(camera.clipFromScaled() * scaledFromSkin));
    m_program.setUniformValue("eyeFromView", toUniform(glm::dmat3(camera.eyeFromScaled())));
    m_program.setUniformValue("selectedColour", QVector3D(selected.redF(), selected.greenF(), selected.blueF()));
    m_program.setUniformValue("picture", 0);
    m_program.setUniformValue("keyDirection", toUniform(light.keyDirection));
    m_program.setUniformValue("fillDirection", toUniform(light.fillDirection));
    m_program.setUniformValue("amounts", QVector4D(static_cast<float>(light.key), static_cast<float>(light.fill),
                                                   static_cast<float>(light.ambientAbove),
                                                   static_cast<float>(light.ambientBelow)));
    m_program.setUniformValue("edge", static_cast<float>(light.edge));
}

void SkinRenderer::draw(QOpenGLFunctions_3_3_Core &gl, const Camera &camera, const Figure &figure,
                        const FigurePalette &palette)
{
    m_program.bind();
    setUniforms(camera, figure.skin, palette);
    gl.glEnable(GL_DEPTH_TEST);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    gl.glActiveTexture(GL_TEXTURE0);
    {
        const QOpenGLVertexArrayObject::Binder binder(&m_layout);
        takeMesh(figure);
        uploadVertices(figure.skin, palette);
        for (std::size_t i = 0; i < m_groups.size(); ++i)
            drawGroup(gl, figure, i);
    }
    gl.glDisable(GL_CULL_FACE);
    gl.glDisable(GL_DEPTH_TEST);
    m_program.release();
}

void SkinRenderer::drawGroup(QOpenGLFunctions_3_3_Core &gl, const Figure &figure, std::size_t index)
{
    const SceneMesh &mesh = *figure.skin.mesh;
    const auto at = static_cast<std::size_t>(mesh.groups[index].material);
    const MeshMaterial &material = mesh.materials[at];
    const auto [first, count] = m_groups[index];
    if (count == 0 || (material.cutOff > 0.0f && material.colour.w < material.cutOff) || at >= m_pictures.size())
        return;
    if (material.isDoubleSided || figure.showsBothSides)
        gl.glDisable(GL_CULL_FACE);
    else
        gl.glEnable(GL_CULL_FACE);
    m_program.setUniformValue(
        "surface", QVector3D(onScreen(material.colour.x), onScreen(material.colour.y), onScreen(material.colour.z)));
    m_program.setUniformValue("leastAlpha",
                              material.cutOff > 0.0f ? material.cutOff / std::max(material.colour.w, 1e-3f) : 0.0f);
    m_pictures[at]->bind();
    gl.glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(3 * count), GL_UNSIGNED_INT,
                      reinterpret_cast<const void *>(first * sizeof(std::array<std::uint32_t, 3>)));
    m_pictures[at]->release();
}

} // namespace limber
