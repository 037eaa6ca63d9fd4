#pragma once

#include "motion/skeleton.h"

namespace limber::samples {

// Skeletons with the names and the joint order of common systems, to put a motion on. The proportions are our
// own, so a figure has the system's tree and rest pose but is no copy of one of its characters.

// 31 joints as in conversions of the CMU motion capture library: several joints without a length (LHipJoint,
// LowerBack, Neck, shoulders), legs a little apart, 5.6 cm a unit.
[[nodiscard]] Skeleton makeCmuBody();

// 65 joints as in Mixamo's downloads: a T-pose, four joints a finger, joints at the ends of head and toes; cm.
[[nodiscard]] Skeleton makeMixamoBody();

// 80 joints as Unreal's mannequin has them, less its IK targets: a root on the floor, an A-pose, twist joints
// beside the limbs, Z up and the face towards -Y; cm.
[[nodiscard]] Skeleton makeUnrealBody();

// The 24 joints of SMPL: a T-pose with the pelvis as root; metres.
[[nodiscard]] Skeleton makeSmplBody();

} // namespace limber::samples
