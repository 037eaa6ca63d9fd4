#pragma once

#include "figure/backdroplook.h"
#include "viewport/opengl/gridrenderer.h"

#include <QOpenGLFramebufferObject>

#include <memory>
#include <optional>

namespace limber {

// The background and grid, kept as a picture while the camera rests: a moving figure then costs a copy instead of the
// grid's computation for every pixel, which is the most expensive part of a picture in software OpenGL. Create and
// destroy it with its context current.
class Backdrop
{
public:
    void draw(QOpenGLFunctions_3_3_Core &gl, GridRenderer &renderer, const BackdropLook &look, GLuint framebuffer);

private:
    void keep(QOpenGLFunctions_3_3_Core &gl, GridRenderer &renderer, const BackdropLook &look);

    std::optional<BackdropLook> m_shown; // the look of the last picture
    std::optional<BackdropLook> m_kept;
    std::unique_ptr<QOpenGLFramebufferObject> m_picture;
};

} // namespace limber
