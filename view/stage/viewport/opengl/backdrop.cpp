#include "viewport/opengl/backdrop.h"

namespace limber {

namespace {

void drawNew(QOpenGLFunctions_3_3_Core &gl, GridRenderer &renderer, const BackdropLook &look)
{
    renderer.drawBackground(gl, look.colours);
    if (look.grid)
        renderer.drawGrid(gl, look.camera, look.scale, look.up, look.colours, look.devicePixelRatio);
}

} // namespace

// A look is kept when it is used a second time: while the camera moves, none is used twice.
void Backdrop::draw(QOpenGLFunctions_3_3_Core &gl, GridRenderer &renderer, const BackdropLook &look, GLuint framebuffer)
{
    if (look != m_shown) {
        m_shown = look;
        return drawNew(gl, renderer, look);
    }
    if (look != m_kept) {
        keep(gl, renderer, look);
        m_kept = look;
    }
    const int width = look.canvas.width();
    const int height = look.canvas.height();
    gl.glBindFramebuffer(GL_READ_FRAMEBUFFER, m_picture->handle());
    gl.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffer);
    gl.glBlitFramebuffer(0, 0, width, height, 0, 0, width, height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    gl.glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
}

void Backdrop::keep(QOpenGLFunctions_3_3_Core &gl, GridRenderer &renderer, const BackdropLook &look)
{
    if (!m_picture || m_picture->size() != look.canvas)
        m_picture = std::make_unique<QOpenGLFramebufferObject>(look.canvas, QOpenGLFramebufferObject::NoAttachment,
                                                               GL_TEXTURE_2D, GL_RGBA8);
    m_picture->bind();
    gl.glViewport(0, 0, look.canvas.width(), look.canvas.height());
    drawNew(gl, renderer, look);
}

} // namespace limber
