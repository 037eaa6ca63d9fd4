#pragma once

#include "figure/camera.h"
#include "figure/characterbody.h"
#include "pictures/picturelook.h"

#include <glm/vec3.hpp>

#include <memory>
#include <optional>

namespace limber {

// How a view of the window shows its document at this moment, so that pictures of other frames can be made in the same
// way. It is a value, for a worker.
struct PictureView
{
    Camera camera;
    std::optional<glm::dvec3>
        carrier; // where the figure is that the camera goes along with; nothing if it stands still
    // The look has the ghosts and trails that the view can have; whoever draws decides whether they are drawn.
    PictureLook look;
    std::shared_ptr<const CharacterBody> character{}; // which shows the motion in place of a solid body; null for none
    bool showsGhosts = false;
    bool showsTrails = false;
};

} // namespace limber
