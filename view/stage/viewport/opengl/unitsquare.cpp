#include "viewport/opengl/unitsquare.h"

#include <array>

namespace limber {

void UnitSquare::create(QOpenGLFunctions_3_3_Core &gl)
{
    constexpr std::array<float, 8> corners = {0, 0, 1, 0, 0, 1, 1, 1};
    m_layout.create();
    const QOpenGLVertexArrayObject::Binder binder(&m_layout);
    m_corners.create();
    m_corners.bind();
    m_corners.allocate(corners.data(), sizeof(corners));
    gl.glEnableVertexAttribArray(0);
    gl.glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, nullptr);
}

void UnitSquare::draw(QOpenGLFunctions_3_3_Core &gl)
{
    const QOpenGLVertexArrayObject::Binder binder(&m_layout);
    gl.glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

} // namespace limber
