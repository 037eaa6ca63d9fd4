#pragma once

#include "pictures/pictureview.h"

namespace limber {

class ViewportScene;

// Returns what a view shows, with its camera. The scene must have a session.
[[nodiscard]] PictureView pictureViewOf(ViewportScene &scene);

} // namespace limber
