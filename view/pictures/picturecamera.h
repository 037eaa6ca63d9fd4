#pragma once

#include "figure/camera.h"
#include "pictures/picturedmotion.h"

#include <QSizeF>

#include <optional>
#include <vector>

namespace limber {

// From where pictures are taken, named by where the eye stands.
enum class PictureDirection {
    ThreeQuarter, // as the viewport does at first
    Front,
    Side // on the figure's left where it looks along +Z
};

// The camera of a series of pictures, which may go along with the figure.
class PictureCamera
{
public:
    // Placed as the viewport places its own for a single frame. For several, a camera that goes along has the figure of
    // every frame in sight, and one that stands still has the whole way.
    PictureCamera(const PicturedMotion &motion, PictureDirection direction, bool follows,
                  const std::vector<int> &frames, QSizeF canvas);
    // As the viewport's stands when the figure's first root is at `carrier`; nothing for one that stands still.
    PictureCamera(const Camera &camera, QSizeF canvas, std::optional<glm::dvec3> carrier);

    // For a picture of this figure.
    [[nodiscard]] Camera at(const Figure &figure) const;

private:
    Camera m_camera;
    std::optional<glm::dvec3> m_carrier; // where the figure is that m_camera looks at, if it follows
};

} // namespace limber
