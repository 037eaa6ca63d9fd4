#pragma once

#include "body/bodyroles.h"
#include "mapping/jointmapping.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <functional>

namespace limber {

class Vocabulary;

// A clip with a single figure, as a mapping needs it; what it refers to must outlive it.
struct MappedClip
{
    const Clip &clip;
    const PositionRules &rules;
    const BodyRoles &roles; // by name, shape and motion
};

// Maps one figure onto another one.
using MappingOfFigures = std::function<JointMapping(const MappedClip &source, const MappedClip &target)>;

// Maps clips with one or several figures each, such as two actors or a man with a dog. Every figure is mapped as if it
// were alone in its file. Those that fit best belong together, whatever their order is: an animal goes onto an animal,
// and a figure that moves comes before one that keeps still.
// No figure is used twice. Joints outside all figures are mapped by equal names.
[[nodiscard]] JointMapping mapFigures(const Clip &source, const PositionRules &sourceRules, const Clip &target,
                                      const PositionRules &targetRules, const Vocabulary &vocabulary,
                                      const MappingOfFigures &mappingOf);

} // namespace limber
