#pragma once

#include <QString>
#include <QSurfaceFormat>

namespace limber {

// The surface that the viewport needs: OpenGL 3.3 core. Without multisampling, which the
// figure has for itself (see FigureLayer).
[[nodiscard]] QSurfaceFormat viewportSurfaceFormat();

// Whether pictures can be drawn by a graphics card.
struct OpenGLSupport
{
    bool isUsed = false;
    // Why a computer that could be expected to draw with OpenGL does not, in words for the user; else empty.
    QString problem;
};

// Looks before any widget needs OpenGL, because a QOpenGLWidget crashes on platforms without. An OpenGL made by
// software is not used: the program itself draws quicker. The environment's LIMBER_NO_OPENGL decides otherwise: 1 for
// never, 0 for wherever it works.
[[nodiscard]] OpenGLSupport findOpenGL();

// False where it is plain without asking OpenGL, whose libraries take long to load: the computer has no graphics
// device, or its user wants software.
[[nodiscard]] bool mayHaveGraphicsCard();

} // namespace limber
