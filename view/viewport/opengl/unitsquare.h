#pragma once

#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLVertexArrayObject>

namespace limber {

// The square from (0, 0) to (1, 1) on the graphics card, corners in attribute 0: used to draw everything that
// fills a part of the picture or of the floor.
class UnitSquare
{
public:
    // With the context current, before the first draw().
    void create(QOpenGLFunctions_3_3_Core &gl);
    // With the program bound that places it.
    void draw(QOpenGLFunctions_3_3_Core &gl);

private:
    QOpenGLVertexArrayObject m_layout;
    QOpenGLBuffer m_corners{QOpenGLBuffer::VertexBuffer};
};

} // namespace limber
