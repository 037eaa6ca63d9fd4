#pragma once

#include "viewport/opengl/unitsquare.h"

#include <QOpenGLFramebufferObject>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLShaderProgram>
#include <QRect>

#include <memory>

namespace limber {

// A part of the picture with smooth edges: what is drawn between begin() and end() goes to a multisampled buffer
// just as big as needed and from there into the picture. Multisampling all of it halved the rate of software OpenGL,
// most of it for pixels without a bone. Made and destroyed with its context current.
class FigureLayer
{
public:
    // False if the shaders do not compile; nothing else may be called then.
    [[nodiscard]] bool create(QOpenGLFunctions_3_3_Core &gl);
    // `area` and `canvas` are in device pixels from the top left corner. What is drawn must use the canvas's
    // coordinates.
    void begin(QOpenGLFunctions_3_3_Core &gl, const QRect &area, const QSize &canvas);
    void end(QOpenGLFunctions_3_3_Core &gl, GLuint framebuffer);

private:
    void fitBuffers();
    void drawOver(QOpenGLFunctions_3_3_Core &gl);

    QOpenGLShaderProgram m_program;
    UnitSquare m_square;
    std::unique_ptr<QOpenGLFramebufferObject> m_multisampled;
    std::unique_ptr<QOpenGLFramebufferObject> m_resolved;
    QRect m_area;
    QSize m_canvas;
};

} // namespace limber
