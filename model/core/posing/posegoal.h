#pragma once

#include "motion/skeleton.h"
#include "pose/pose.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace limber {

// What a joint or end site is to reach.
struct PoseGoal
{
    NodeId node; // which one
    glm::dvec3 position{0.0}; // world, file units
    std::optional<glm::dmat3> rotation; // world; joints only. None: see PoseSolver
};

// Whether a pose has the goal already, but for rounding. `ncm` is the length of a normalised centimetre, file units.
[[nodiscard]] bool isMet(const PoseGoal &goal, const Pose &pose, double ncm);

// Which joints may follow a node that is dragged: its own limb, that and the trunk above it, or everything between it
// and the root with the root's position.
enum class SolverReach { Limb, UpToChest, WholeBody };

class LearnedLimits;

// How far joints may rotate for a goal: as they like; knees and elbows not backwards; or no joint farther than it does
// in the clip, but hands and feet. A joint that is farther already when it is taken may stay there.
enum class LimitSource { None, Role, Clip };

// How a pose may change for its goals.
struct SolverSettings
{
    SolverReach reach = SolverReach::Limb; // which joints may follow
    LimitSource limits = LimitSource::Role;
    std::shared_ptr<const LearnedLimits> learned = nullptr; // for LimitSource::Clip; without them it is as Role
    // World position towards which the knee or elbow of the dragged limb points.
    std::optional<glm::dvec3> pole = std::nullopt;
    std::vector<bool> locked = {}; // by joint: their values stay; empty where none is
};

// A pose that was changed for goals.
struct SolvedPose
{
    std::vector<double> values; // the whole frame
    double missing = 0.0; // file units that the dragged node stays from its goal
    double worstPin = 0.0; // file units that the worst pinned node stays from its goal
};

} // namespace limber
