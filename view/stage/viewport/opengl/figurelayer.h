#pragma once

#include "viewport/opengl/unitsquare.h"

#include <QOpenGLFramebufferObject>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLShaderProgram>
#include <QRect>

#include <memory>

namespace limber {

// A part of the picture with smooth edges: what is drawn between begin() and end() goes to a multisampled buffer of
// just the needed size, and from there into the picture. Multisampling the whole picture halved the rate of software
// OpenGL, mostly for pixels without a bone. Create and destroy it with its context current.
class FigureLayer
{
public:
    // Returns false if the shaders do not compile; then nothing else may be called.
    [[nodiscard]] bool create(QOpenGLFunctions_3_3_Core &gl);
    // `area` and `canvas` are in device pixels from the top left corner. Draw in the canvas's coordinates.
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
