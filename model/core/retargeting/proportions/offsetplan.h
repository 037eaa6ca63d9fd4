#pragma once

#include "base/at.h"
#include "body/limbgroup.h"
#include "proportions/offsetretarget.h"

#include <array>
#include <optional>
#include <vector>

namespace limber {

// A bone that gets its own length.
struct BoneLength
{
    NodeId node; // the node whose OFFSET is the bone
    double length = 0.0; // file units, not negative
};

// The OFFSETs that a figure should get, in the user's terms. Each step starts from the result of the steps before it:
// copies, limbs, height, single bones.
struct OffsetPlan
{
    std::vector<NodeOffset> copied;
    std::array<double, allLimbGroups.size()> limbFactors; // by LimbGroup; all 1 at first
    std::optional<double> height; // file units, above 0
    std::vector<BoneLength> bones;

    OffsetPlan() { limbFactors.fill(1.0); }
    [[nodiscard]] double factorOf(LimbGroup group) const { return at(limbFactors, group); }
    void setFactor(LimbGroup group, double factor) { at(limbFactors, group) = factor; }
};

// Measures the height of a figure in file units: from the lowest to the highest point of its rest pose if the figure
// stands in it, else from toe to head along its bones.
class BodyHeight
{
public:
    // Decides how to measure from this skeleton; roles may be empty.
    BodyHeight(const Skeleton &skeleton, const BodyRoles &roles, Axis up);

    // Returns the height of a skeleton with the same layout.
    [[nodiscard]] double of(const Skeleton &skeleton) const;

private:
    [[nodiscard]] double standing(const Skeleton &skeleton) const;
    [[nodiscard]] double alongBones(const Skeleton &skeleton) const;

    BodyRoles m_roles;
    Axis m_up;
    bool m_stands = false;
};

// Returns the skeleton that results from a plan. Missing nodes, bones without a direction and impossible numbers are
// ignored.
[[nodiscard]] Skeleton planned(const Skeleton &skeleton, const BodyRoles &roles, Axis up, const OffsetPlan &plan);

// Returns the OFFSETs that differ, in file order; both skeletons must have the same layout.
[[nodiscard]] std::vector<NodeOffset> changedOffsets(const Skeleton &before, const Skeleton &after);

} // namespace limber
