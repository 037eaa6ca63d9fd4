#pragma once

#include "scene/scene.h"

#include <vector>

namespace limber {

// The nodes that become joints, in the order of a hierarchy: those that bend skins and those that any animation moves,
// what lies between them, the node that they have in common, and what hangs below them, without meshes, cameras and
// lights. Of a file that Limber wrote: the joints that it wrote. Of one without skins and animations all that is no
// mesh, camera or light.
[[nodiscard]] std::vector<int> chooseJoints(const Scene &scene);

} // namespace limber
