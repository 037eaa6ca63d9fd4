#pragma once

#include "figure/camera.h"
#include "figure/figurepalette.h"
#include "figure/painting/figurepicture.h"
#include "figure/scenescale.h"
#include "figure/shadowmask.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"

#include <QImage>

#include <span>
#include <vector>

class QPainter;

namespace limber {

// Draws one picture of a figure without a graphics card: for thumbnails, for the views in dialogs and for programs
// without a window. It looks like the viewport. The painter's coordinates are the camera's canvas.
class PosePainter
{
public:
    PosePainter(QPainter &painter, const Camera &camera, const Colours &colours);

    void paintBackground();
    void paintGrid(const SceneScale &scale, Axis up);
    void paintShadow(const ShadowMask &shadow, double floorHeight);
    void paintFigure(const Figure &figure, const FigurePalette &palette, bool joints);

private:
    QPainter &m_painter;
    const Camera &m_camera;
    const Colours &m_colours;
    FigurePicture m_figure;
};

// Returns the pose of one frame as a picture of `size` logical pixels; needs no window and no display.
[[nodiscard]] QImage renderPose(const Clip &clip, int frame, const PositionRules &rules, const UpAxis &upAxis,
                                const Colours &colours, QSize size, qreal devicePixelRatio);
// Returns the poses of these frames beside each other, as large as they all fit: nothing but the figure, on a
// transparent ground. `size` is that of each.
[[nodiscard]] QImage renderFiguresBeside(const Clip &clip, std::span<const int> frames, const PositionRules &rules,
                                         const UpAxis &upAxis, const Colours &colours, QSize size,
                                         qreal devicePixelRatio);
// Returns a picture of a limb for each of some poses of a figure, given by the values of a frame: all from the side
// from which they differ most and as large as they all fit, on a transparent ground. The limb is all that hangs on
// these joints; it has the colour of the selection.
[[nodiscard]] std::vector<QImage> renderLimbs(const Skeleton &skeleton, std::span<const std::vector<double>> poses,
                                              const std::vector<int> &joints, const PositionRules &rules,
                                              const UpAxis &upAxis, const Colours &colours, QSize size,
                                              qreal devicePixelRatio);

} // namespace limber
