#pragma once

#include "figure/bonegeometry.h"
#include "figure/camera.h"
#include "figure/figurepalette.h"

#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLShaderProgram>
#include <QOpenGLVertexArrayObject>

namespace limber {

// Draws a figure's solid body with OpenGL. Its surface is placed once for all views and goes to the card with every
// picture. Create and destroy it with its context current.
class BodyRenderer
{
public:
    // Returns false if the shaders do not compile; then nothing else may be called.
    [[nodiscard]] bool create(QOpenGLFunctions_3_3_Core &gl);
    void draw(QOpenGLFunctions_3_3_Core &gl, const Camera &camera, const SolidBody &body, const FigurePalette &palette);

private:
    void upload(const SolidBody &body, const FigurePalette &palette);
    void setUniforms(const Camera &camera, const SolidBody &body);

    QOpenGLShaderProgram m_program;
    QOpenGLVertexArrayObject m_layout;
    QOpenGLBuffer m_vertices{QOpenGLBuffer::VertexBuffer};
    QOpenGLBuffer m_triangles{QOpenGLBuffer::IndexBuffer};
    int m_corners = 0; // of the triangles that the buffers hold
};

} // namespace limber
