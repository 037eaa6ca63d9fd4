#pragma once

#include "pictures/pictureview.h"

namespace limber {

class ViewportScene;

// What a view shows and from where. The scene must have a session.
[[nodiscard]] PictureView pictureViewOf(ViewportScene &scene);

} // namespace limber
