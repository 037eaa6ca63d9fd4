#pragma once

#include "base/at.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <utility>
#include <vector>

namespace limber {

// The shape of a skeleton without names, order, units and rest pose: which joint is a child of which, and how long the
// bones are. It is built once per clip; every list has one entry per joint.
struct FigureTree
{
    FigureTree(const Clip &clip, const PositionRules &rules);

    [[nodiscard]] int jointCount() const { return static_cast<int>(parents.size()); }
    [[nodiscard]] const std::vector<int> &childrenOf(int joint) const { return at(children, joint); }

    std::vector<int> parents;
    std::vector<std::vector<int>> children;
    std::vector<int> roots;
    std::vector<glm::dvec3> translations; // from the parent joint, in its frame, file units
    std::vector<glm::dvec3> ends; // to the end site; zero if there is none
    std::vector<double> paths; // along the bones from the root
    std::vector<double> below; // along the bones to the farthest joint below
    std::vector<double> stems; // along the bones from the nearest branching joint above; 0 if there is none
    double size = 0.0; // sum of all bones below the first branching joint
};

// How alike two joints are by the bones around them, independent of the hierarchy: 0 to 1. `scale` is a target length
// divided by the source's.
struct ShapeLikeness
{
    double likeness = 0.0;
    int exactLengths = 0; // how many of the paths up and down agree to rounding
};

[[nodiscard]] ShapeLikeness shapeLikeness(const FigureTree &source, int sourceJoint, const FigureTree &target,
                                          int targetJoint, double scale);

// Returns a target length divided by the source's, from joints that match: the ratio on which most bones agree to
// rounding, as they do in copies with some bones changed, else the median; `usual` if there is none.
[[nodiscard]] double commonScale(const FigureTree &source, const FigureTree &target,
                                 const std::vector<std::pair<int, int>> &pairs, double usual);

// Returns the scale before matching joints are known: the ratio that most pairs of bones have, if enough agree on one,
// else the ratio of the sizes.
[[nodiscard]] double likelyScale(const FigureTree &source, const FigureTree &target);

} // namespace limber
