#pragma once

#include "figure/backdroplook.h"
#include "viewport/opengl/gridrenderer.h"

#include <QOpenGLFramebufferObject>

#include <memory>
#include <optional>

namespace limber {

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
