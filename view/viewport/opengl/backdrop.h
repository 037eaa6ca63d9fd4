#pragma once

#include "figure/camera.h"
#include "figure/scenescale.h"
#include "theme/colours.h"
#include "viewport/opengl/gridrenderer.h"

#include <QOpenGLFramebufferObject>
#include <QSize>

#include <memory>
#include <optional>

namespace limber {

// Everything that decides how the surroundings of the figure look.
struct BackdropLook
{
    Camera camera;
    SceneScale scale;
    Axis up = Axis::Y;
    Colours colours;
    bool grid = true;
    QSize canvas; // in device pixels
    double devicePixelRatio = 1.0;

    friend bool operator==(const BackdropLook &, const BackdropLook &) = default;
};

// Background and grid, kept as a picture while the camera rests: a moving figure then costs a copy instead of the
// grid's arithmetic for every pixel, the most expensive part of a picture drawn by software. Made and destroyed with
// its context current.
class Backdrop
{
public:
    void draw(QOpenGLFunctions_3_3_Core &gl, GridRenderer &renderer, const BackdropLook &look, GLuint framebuffer);

private:
    void keep(QOpenGLFunctions_3_3_Core &gl, GridRenderer &renderer, const BackdropLook &look);

    std::optional<BackdropLook> m_shown; // in the picture before
    std::optional<BackdropLook> m_kept;
    std::unique_ptr<QOpenGLFramebufferObject> m_picture;
};

} // namespace limber
