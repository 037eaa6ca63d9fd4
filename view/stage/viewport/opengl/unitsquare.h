#pragma once

#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLVertexArrayObject>

namespace limber {

// The square from (0, 0) to (1, 1) on the graphics card, with its corners in attribute 0. It is used to draw everything
// that fills a part of the picture or of the floor.
class UnitSquare
{
public:
    // Call this with the context current, before the first draw().
    void create(QOpenGLFunctions_3_3_Core &gl);
    // Call this with the program bound that places the square.
    void draw(QOpenGLFunctions_3_3_Core &gl);

private:
    QOpenGLVertexArrayObject m_layout;
    QOpenGLBuffer m_corners{QOpenGLBuffer::VertexBuffer};
};

} // namespace limber
