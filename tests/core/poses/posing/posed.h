#pragma once

#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "geometry/geometry.h"
#include "pose/pose.h"
#include "posing/posesolver.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace limber::test {

inline const PositionRules rules{PositionRule::Replace, PositionRule::Replace, {}};

// A clip and the solver of its poses.
struct Posed
{
    Clip clip;
    PoseSolver solver;

    Posed(Clip taken, const BodyRoles &roles) : clip(std::move(taken)), solver(clip, rules, roles, Axis::Y) {}
    Posed(const Posed &) = delete;
    Posed &operator=(const Posed &) = delete;

    [[nodiscard]] std::vector<double> values(int frame) const
    {
        const auto row = clip.motion.frame(frame);
        return {row.begin(), row.end()};
    }
    [[nodiscard]] Pose pose(std::span<const double> values) const { return evaluatePose(clip.skeleton, values, rules); }
    [[nodiscard]] int joint(std::string_view name) const { return jointNamed(clip.skeleton, name); }
    [[nodiscard]] NodeId node(std::string_view name) const { return NodeId::joint(joint(name)); }
    // A goal that keeps a node where it is, with its rotation if it is a joint.
    [[nodiscard]] PoseGoal here(std::span<const double> values, NodeId node, bool withRotation = false) const
    {
        const Pose now = pose(values);
        PoseGoal goal{node, now.positionOf(node), std::nullopt};
        if (withRotation)
            goal.rotation = now.worldFromJoint[static_cast<std::size_t>(node.index)];
        return goal;
    }
    // The largest angle between the rotations of a joint in two poses, in degrees.
    [[nodiscard]] double largestRotation(std::span<const double> a, std::span<const double> b) const
    {
        const Pose first = pose(a);
        const Pose second = pose(b);
        double largest = 0.0;
        for (std::size_t i = 0; i < first.worldFromJoint.size(); ++i)
            largest = std::max(largest, angleOf(glm::transpose(first.worldFromJoint[i]) * second.worldFromJoint[i]));
        return largest * degreesPerRadian;
    }
};

inline BodyRoles rolesOf(const Clip &clip)
{
    return bodyRoles(clip, rules, Vocabulary::builtIn());
}

// A clip with the roles of its joints.
inline Posed body(Clip clip)
{
    const BodyRoles roles = rolesOf(clip);
    return {std::move(clip), roles};
}

inline Posed walker(const WalkerOptions &options = {})
{
    return body(makeWalker(options).clip);
}

// A tree without any known roles.
inline Posed randomTree(unsigned seed, int joints)
{
    Clip clip = makeRandomClip({.seed = seed, .joints = joints, .frames = 3});
    const BodyRoles roles(std::vector<JointRole>(clip.skeleton.joints().size()));
    return {std::move(clip), roles};
}

} // namespace limber::test
