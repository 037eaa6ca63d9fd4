#pragma once

#include "figure/camera.h"
#include "figure/scenescale.h"
#include "figure/shadowmask.h"
#include "theme/colours.h"
#include "viewport/opengl/unitsquare.h"

#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLShaderProgram>
#include <QOpenGLTexture>

#include <memory>

namespace limber {

// Draws the surroundings of the figure with OpenGL: the background, the grid on the floor with the document's axes, and
// the figure's shadow. Create and destroy it with its context current.
class GridRenderer
{
public:
    // Returns false if the shaders do not compile; then nothing else may be called.
    [[nodiscard]] bool create(QOpenGLFunctions_3_3_Core &gl);
    void drawBackground(QOpenGLFunctions_3_3_Core &gl, const Colours &colours);
    void drawGrid(QOpenGLFunctions_3_3_Core &gl, const Camera &camera, const SceneScale &scale, Axis up,
                  const Colours &colours, double devicePixelRatio);
    void drawShadow(QOpenGLFunctions_3_3_Core &gl, const Camera &camera, const ShadowMask &shadow, double floorHeight,
                    const Colours &colours);

private:
    // A square on the floor, in scaled coordinates.
    struct FloorSquare
    {
        double left = 0.0;
        double back = 0.0;
        double side = 0.0;
        double height = 0.0;
    };

    void setSquare(QOpenGLShaderProgram &program, const Camera &camera, const FloorSquare &square);
    void uploadShadow(const QImage &darkness);

    QOpenGLShaderProgram m_background;
    QOpenGLShaderProgram m_grid;
    QOpenGLShaderProgram m_shadow;
    UnitSquare m_square;
    std::unique_ptr<QOpenGLTexture> m_texture;
    qint64 m_uploadedKey = 0; // QImage::cacheKey of the picture in the texture
};

} // namespace limber
