#pragma once

#include "motion/skeleton.h"
#include "pose/pose.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace limber {

// The position and rotation that a joint or end site should reach.
struct PoseGoal
{
    NodeId node; // the joint or end site
    glm::dvec3 position{0.0}; // world, file units
    std::optional<glm::dmat3> rotation; // world; joints only; if empty, see PoseSolver
};

// Returns whether a pose already meets the goal, except for rounding. `ncm` is the length of a normalised centimetre,
// in file units.
[[nodiscard]] bool isMet(const PoseGoal &goal, const Pose &pose, double ncm);

// Which joints may follow a dragged node: its own limb; that and the trunk above it; or all joints up to the root and
// the root's position.
enum class SolverReach { Limb, UpToChest, WholeBody };

class LearnedLimits;

// How far joints may rotate for a goal: without limits; with knees and elbows not bent backwards; or no joint except
// hands and feet farther than in the clip. A joint that is already farther when the drag begins may stay there.
enum class LimitSource { None, Role, Clip };

// How a pose may change for its goals.
struct SolverSettings
{
    SolverReach reach = SolverReach::Limb; // which joints may follow
    LimitSource limits = LimitSource::Role;
    std::shared_ptr<const LearnedLimits> learned = nullptr; // for LimitSource::Clip; null means as Role
    // The world position to which the knee or elbow of the dragged limb points.
    std::optional<glm::dvec3> pole = std::nullopt;
    std::vector<bool> locked = {}; // by joint: their values stay; empty if none is locked
};

// A pose that was changed for goals.
struct SolvedPose
{
    std::vector<double> values; // the whole frame
    double missing = 0.0; // distance of the dragged node from its goal, file units
    double worstPin = 0.0; // distance of the worst pinned node from its goal, file units
};

} // namespace limber
