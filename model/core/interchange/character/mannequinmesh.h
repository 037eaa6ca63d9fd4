#pragma once

#include "mannequin/mannequin.h"
#include "scene/scenemesh.h"

namespace limber {

// Returns a mannequin as a mesh on the joints of its skeleton: the nodes of its bones are joints, and their bind
// matrices lead to the coordinates of those joints. It bends between two joints as a skin does; bones that are longer
// in some poses do not stretch it, and forearms do not share the roll of the hand.
[[nodiscard]] SceneMesh meshOfMannequin(const Mannequin &mannequin, const Skeleton &skeleton);

} // namespace limber
