#pragma once

#include "figure/bonegeometry.h"
#include "figure/camera.h"
#include "figure/figurepalette.h"

#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLShaderProgram>
#include <QOpenGLTexture>
#include <QOpenGLVertexArrayObject>

#include <memory>
#include <vector>

namespace limber {

// Draws the surface of a figure's character with OpenGL. The card keeps its triangles and pictures; the places of its
// vertices, which all views share, go there with every picture. Create and destroy it with its context current.
class SkinRenderer
{
public:
    // Returns false if the shaders do not compile; then nothing else may be called.
    [[nodiscard]] bool create(QOpenGLFunctions_3_3_Core &gl);
    void draw(QOpenGLFunctions_3_3_Core &gl, const Camera &camera, const Figure &figure, const FigurePalette &palette);

private:
    void takeMesh(const Figure &figure);
    void takePictures(const Figure &figure);
    void uploadTriangles(const SkinnedMesh &skin);
    void uploadVertices(const SkinnedMesh &skin, const FigurePalette &palette);
    void setUniforms(const Camera &camera, const SkinnedMesh &skin, const FigurePalette &palette);
    void drawGroup(QOpenGLFunctions_3_3_Core &gl, const Figure &figure, std::size_t index);

    QOpenGLShaderProgram m_program;
    QOpenGLVertexArrayObject m_layout;
    QOpenGLBuffer m_moving{QOpenGLBuffer::VertexBuffer}; // places and normals
    QOpenGLBuffer m_fixed{QOpenGLBuffer::VertexBuffer}; // places on pictures, and colours
    QOpenGLBuffer m_triangles{QOpenGLBuffer::IndexBuffer};
    // What the buffers hold.
    std::shared_ptr<const SceneMesh> m_mesh;
    std::shared_ptr<const MeshTextures> m_textures;
    std::vector<bool> m_hidden;
    std::vector<std::pair<std::size_t, std::size_t>> m_groups; // first triangle and count, by group of the mesh
    std::vector<std::unique_ptr<QOpenGLTexture>> m_pictures; // by material; null for one without
};

} // namespace limber
