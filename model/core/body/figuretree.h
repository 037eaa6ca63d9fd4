#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <utility>
#include <vector>

namespace limber {

// The shape of a skeleton without names, order, units and rest pose: which joints hang from which, and how
// long the bones are. Built once per clip; every list has one entry per joint.
struct FigureTree
{
    FigureTree(const Clip &clip, const PositionRules &rules);

    [[nodiscard]] int jointCount() const { return static_cast<int>(parents.size()); }
    [[nodiscard]] const std::vector<int> &childrenOf(int joint) const
    {
        return children[static_cast<std::size_t>(joint)];
    }

    std::vector<int> parents;
    std::vector<std::vector<int>> children;
    std::vector<int> roots;
    std::vector<glm::dvec3> translations; // from the parent joint, in its frame, file units
    std::vector<glm::dvec3> ends; // to the end site, zero where there is none
    std::vector<double> paths; // along the bones from the root
    std::vector<double> below; // along the bones to the farthest joint below
    std::vector<double> stems; // along the bones from the nearest joint above that branches; 0 where there is none
    double size = 0.0; // sum of all bones below the first joint that branches
};

// How alike two joints are by the bones around them, whatever hangs where: 0 to 1. `scale` is a target length over the
// source's.
struct ShapeLikeness
{
    double likeness = 0.0;
    int exactLengths = 0; // of the paths up and down, those that agree to rounding
};

[[nodiscard]] ShapeLikeness shapeLikeness(const FigureTree &source, int sourceJoint, const FigureTree &target,
                                          int targetJoint, double scale);

// A target length over the source's, from joints that go together: the ratio that most bones agree on to rounding, as
// they do in copies with some bones changed, else the median; `usual` where there is none.
[[nodiscard]] double commonScale(const FigureTree &source, const FigureTree &target,
                                 const std::vector<std::pair<int, int>> &pairs, double usual);

// The same before it is known which joints go together: the ratio that most pairs of bones have, if enough agree on
// one; else that of the sizes.
[[nodiscard]] double likelyScale(const FigureTree &source, const FigureTree &target);

} // namespace limber
