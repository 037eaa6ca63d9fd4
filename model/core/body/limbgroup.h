#pragma once

#include "body/bodyroles.h"
#include "motion/skeleton.h"

#include <array>
#include <vector>

namespace limber {

// Parts of a body that are made longer or shorter as one, left and right alike.
enum class LimbGroup { Thigh, Shin, Foot, Spine, HipWidth, Neck, ShoulderWidth, UpperArm, Forearm };

inline constexpr std::array<LimbGroup, 9> allLimbGroups{
    LimbGroup::Thigh, LimbGroup::Shin,          LimbGroup::Foot,     LimbGroup::Spine,  LimbGroup::HipWidth,
    LimbGroup::Neck,  LimbGroup::ShoulderWidth, LimbGroup::UpperArm, LimbGroup::Forearm};

// True for the groups of which only the displacement from side to side grows.
[[nodiscard]] bool isWidth(LimbGroup group);

// The joints and end sites whose OFFSETs are the bones of the group, those of joints on the path that have no role too;
// none where the skeleton lacks the part. Of a width all from the trunk out to hips or shoulders.
[[nodiscard]] std::vector<NodeId> bonesOf(LimbGroup group, const Skeleton &skeleton, const BodyRoles &roles);

} // namespace limber
