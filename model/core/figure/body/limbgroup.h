#pragma once

#include "body/bodyroles.h"
#include "motion/skeleton.h"

#include <array>
#include <vector>

namespace limber {

// Parts of a body that are made longer or shorter together, left and right alike.
enum class LimbGroup { Thigh, Shin, Foot, Spine, HipWidth, Neck, ShoulderWidth, UpperArm, Forearm };

inline constexpr std::array<LimbGroup, 9> allLimbGroups{
    LimbGroup::Thigh, LimbGroup::Shin,          LimbGroup::Foot,     LimbGroup::Spine,  LimbGroup::HipWidth,
    LimbGroup::Neck,  LimbGroup::ShoulderWidth, LimbGroup::UpperArm, LimbGroup::Forearm};

// Returns whether the group grows only from side to side.
[[nodiscard]] bool isWidth(LimbGroup group);

// Returns the joints and end sites whose OFFSETs are the bones of the group, including joints without a role on the
// path; empty if the skeleton lacks the part. For a width these are all bones from the trunk out to the hips or
// shoulders.
[[nodiscard]] std::vector<NodeId> bonesOf(LimbGroup group, const Skeleton &skeleton, const BodyRoles &roles);

} // namespace limber
