#pragma once

#include <QString>
#include <QSurfaceFormat>

namespace limber {

// Returns the surface format that the viewport needs: OpenGL 3.3 core, without multisampling, which the figure does for
// itself (see FigureLayer).
[[nodiscard]] QSurfaceFormat viewportSurfaceFormat();

// Whether a graphics card can draw the pictures.
struct OpenGLSupport
{
    bool isUsed = false;
    // Why a computer that should be able to draw with OpenGL does not, in words for the user; otherwise empty.
    QString problem;
};

// Looks for OpenGL before any widget needs it, because a QOpenGLWidget crashes on platforms without it. A software
// OpenGL is not used, because the program itself draws faster. The environment variable LIMBER_NO_OPENGL overrides
// this: 1 for never, 0 for wherever it works.
[[nodiscard]] OpenGLSupport findOpenGL();

// Returns false if OpenGL need not even be asked, whose libraries take long to load: the computer has no graphics
// device, or its user wants software rendering.
[[nodiscard]] bool mayHaveGraphicsCard();

} // namespace limber
