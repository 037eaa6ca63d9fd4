#pragma once

#include <QString>
#include <QSurfaceFormat>

namespace limber {

// The surface that the viewport needs: OpenGL 3.3 core. Without multisampling, which the
// figure has for itself (see FigureLayer).
[[nodiscard]] QSurfaceFormat viewportSurfaceFormat();

// Tries OpenGL before any widget needs it, because a QOpenGLWidget crashes on platforms without. Returns why it
// cannot be used, in words for the user; empty if it can.
[[nodiscard]] QString whyNoOpenGL();

} // namespace limber
