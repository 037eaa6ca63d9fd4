#pragma once

#include "body/bodyroles.h"
#include "body/mirrorpairs.h"
#include "body/vocabulary.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/mat3x3.hpp>

#include <optional>
#include <utility>
#include <vector>

namespace limber {

// How a figure becomes its own mirror image: which joints change sides, and how their coordinates belong together.
struct MirroredFigure
{
    MirrorPairs pairs;
    // For each joint the reflection C that carries its coordinates to those of its partner; see imageFrames().
    std::vector<glm::dmat3> frames;
    // The axis if every C mirrors along one and the same: then angles keep their values or change their signs.
    std::optional<Axis> axis;
    std::vector<glm::dvec3> translations; // usual ones of the joints from their parents, file units
    std::optional<int> referenceFrame; // the frame that shows left and right, if the rest pose does not
};

// What a caller knows of a figure before it is examined.
struct MirrorRequest
{
    std::optional<Axis> axis; // from left to right at rest
    std::vector<std::pair<int, int>> pairs; // come first
};

// Finds them from the rest pose if it stands or nothing else is known, else from the frame that stands best. `travels`
// says for each joint whether the line from its parent is no bone.
[[nodiscard]] MirroredFigure mirroredFigure(const Clip &clip, const PositionRules &rules, const BodyRoles &roles,
                                            Axis up, const std::vector<bool> &travels,
                                            const MirrorRequest &request = {});

} // namespace limber
