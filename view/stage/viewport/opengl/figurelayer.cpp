#include "viewport/opengl/figurelayer.h"

#include <QVector2D>
#include <QVector4D>

namespace limber {

namespace {

constexpr int samples = 4;

const char *const layerVertexShader = R"(#version 330 core
layout(location = 0) in vec2 corner;
uniform vec4 box; // left, bottom, width, height in clip space
uniform vec2 used; // fraction of the texture
out vec2 texturePosition;
void main()
{
    texturePosition = corner * used;
    gl_Position = vec4(box.xy + corner * box.zw, 0.0, 1.0);
}
)";

const char *const layerFragmentShader = R"(#version 330 core
in vec2 texturePosition;
uniform sampler2D picture;
out vec4 shown;
void main()
{
    shown = texture(picture, texturePosition);
}
)";

// Sizes are rounded up in steps, so that a moving figure does not need new buffers all the time.
int roundedUp(int pixels)
{
    constexpr int step = 128;
    return (pixels + step - 1) / step * step;
}

float fraction(int part, int whole)
{
    return static_cast<float>(part) / static_cast<float>(whole);
}

} // namespace

bool FigureLayer::create(QOpenGLFunctions_3_3_Core &gl)
{
    if (!m_program.addShaderFromSourceCode(QOpenGLShader::Vertex, layerVertexShader) ||
        !m_program.addShaderFromSourceCode(QOpenGLShader::Fragment, layerFragmentShader) || !m_program.link())
        return false;
    m_square.create(gl);
    return true;
}

void FigureLayer::fitBuffers()
{
    const QSize needed(roundedUp(m_area.width()), roundedUp(m_area.height()));
    if (m_multisampled) {
        const QSize present = m_multisampled->size();
        const bool isTooSmall = present.width() < needed.width() || present.height() < needed.height();
        const bool isWasteful = present.width() * present.height() > 3 * needed.width() * needed.height();
        if (!isTooSmall && !isWasteful)
            return;
    }
    QOpenGLFramebufferObjectFormat format;
    format.setAttachment(QOpenGLFramebufferObject::CombinedDepthStencil);
    format.setInternalTextureFormat(GL_RGBA8);
    format.setSamples(samples);
    m_multisampled = std::make_unique<QOpenGLFramebufferObject>(needed, format);
    format.setAttachment(QOpenGLFramebufferObject::NoAttachment);
    format.setSamples(0);
    m_resolved = std::make_unique<QOpenGLFramebufferObject>(needed, format);
}

void FigureLayer::begin(QOpenGLFunctions_3_3_Core &gl, const QRect &area, const QSize &canvas)
{
    m_area = area;
    m_canvas = canvas;
    fitBuffers();
    m_multisampled->bind();
    const int belowArea = m_canvas.height() - m_area.bottom() - 1;
    gl.glViewport(-m_area.left(), -belowArea, m_canvas.width(), m_canvas.height());
    gl.glEnable(GL_SCISSOR_TEST);
    gl.glScissor(0, 0, m_area.width(), m_area.height());
    gl.glDepthMask(GL_TRUE);
    gl.glClearColor(0.0f, 0.0f, 0.0f, 0.0f);
    gl.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
}

void FigureLayer::end(QOpenGLFunctions_3_3_Core &gl, GLuint framebuffer)
{
    gl.glDisable(GL_SCISSOR_TEST);
    const QRect used(QPoint(0, 0), m_area.size());
    QOpenGLFramebufferObject::blitFramebuffer(m_resolved.get(), used, m_multisampled.get(), used);
    gl.glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    gl.glViewport(0, 0, m_canvas.width(), m_canvas.height());
    drawOver(gl);
}

// The resolved colours are premultiplied: an edge pixel is the mean of bone and transparent samples.
void FigureLayer::drawOver(QOpenGLFunctions_3_3_Core &gl)
{
    const int belowArea = m_canvas.height() - m_area.bottom() - 1;
    gl.glEnable(GL_BLEND);
    gl.glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    m_program.bind();
    m_program.setUniformValue("box", QVector4D(2.0f * fraction(m_area.left(), m_canvas.width()) - 1.0f,
                                               2.0f * fraction(belowArea, m_canvas.height()) - 1.0f,
                                               2.0f * fraction(m_area.width(), m_canvas.width()),
                                               2.0f * fraction(m_area.height(), m_canvas.height())));
    m_program.setUniformValue("used", QVector2D(fraction(m_area.width(), m_resolved->width()),
                                                fraction(m_area.height(), m_resolved->height())));
    m_program.setUniformValue("picture", 0);
    gl.glActiveTexture(GL_TEXTURE0);
    gl.glBindTexture(GL_TEXTURE_2D, m_resolved->texture());
    m_square.draw(gl);
    gl.glBindTexture(GL_TEXTURE_2D, 0);
    m_program.release();
    gl.glDisable(GL_BLEND);
}

} // namespace limber
