#pragma once

#include "figure/camera.h"
#include "pictures/picturedmotion.h"

#include <QSizeF>

#include <optional>
#include <vector>

namespace limber {

// The direction of pictures, named by the position of the eye.
enum class PictureDirection {
    ThreeQuarter, // the first view of the viewport
    Front,
    Side // on the figure's left if it looks along +Z
};

// The camera of a series of pictures, which may follow the figure.
class PictureCamera
{
public:
    // Places the camera as the viewport does for a single frame. For several frames, a camera that follows has the
    // figure of every frame in sight, and one that stands still has its whole travel.
    PictureCamera(const PicturedMotion &motion, PictureDirection direction, bool follows,
                  const std::vector<int> &frames, QSizeF canvas);
    // Uses the viewport's camera, which belongs to the figure's travelling joint at `carrier`; nothing for a camera
    // that stands still.
    PictureCamera(const Camera &camera, QSizeF canvas, std::optional<glm::dvec3> carrier);

    // Returns the camera for a picture of this figure.
    [[nodiscard]] Camera at(const Figure &figure) const;

private:
    Camera m_camera;
    std::optional<glm::dvec3> m_carrier; // the figure's position that belongs to m_camera, if it follows
};

} // namespace limber
