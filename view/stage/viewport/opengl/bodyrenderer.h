#pragma once

#include "figure/bonegeometry.h"
#include "figure/camera.h"
#include "figure/figurepalette.h"

#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLShaderProgram>
#include <QOpenGLVertexArrayObject>

#include <memory>

namespace limber {

// Draws a figure's solid body with OpenGL. The card keeps its surfaces, so that a pose costs one draw for each part.
// Create and destroy it with its context current.
class BodyRenderer
{
public:
    // Returns false if the shaders do not compile; then nothing else may be called.
    [[nodiscard]] bool create(QOpenGLFunctions_3_3_Core &gl);
    void draw(QOpenGLFunctions_3_3_Core &gl, const Camera &camera, const SolidBody &body, const FigurePalette &palette);

private:
    void upload(const std::shared_ptr<const SolidShape> &shape);
    void setUniforms();
    void drawPart(QOpenGLFunctions_3_3_Core &gl, const Camera &camera, const SolidBody &body, const PlacedPart &placed,
                  const QColor &colour);

    QOpenGLShaderProgram m_program;
    QOpenGLVertexArrayObject m_layout;
    QOpenGLBuffer m_vertices{QOpenGLBuffer::VertexBuffer};
    QOpenGLBuffer m_triangles{QOpenGLBuffer::IndexBuffer};
    std::shared_ptr<const SolidShape> m_shape; // the one that the buffers hold
};

} // namespace limber
