#pragma once

#include "contacts/contacts.h"
#include "contacts/figurelegs.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "posing/heldnodes.h"

#include <vector>

namespace limber {

// Returns the feet that hold by themselves while a pose of the clip is changed: with their rotation, in their contacts,
// and on their path while they swing low, since they would sink into the floor if the body were lowered then. Feet
// without a contact are not among them. `up` points away from the floor and has length 1.
[[nodiscard]] std::vector<HeldNode> heldFeet(const Clip &clip, const PositionRules &rules, const glm::dvec3 &up,
                                             const Contacts &contacts, const std::vector<FigureLegs> &figures);

} // namespace limber
