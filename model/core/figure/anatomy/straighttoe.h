#pragma once

#include "anatomy/referencepose.h"
#include "body/figureshape.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/mat3x3.hpp>

#include <optional>

namespace limber {

// Returns whether a bone with a length begins at the joint.
[[nodiscard]] bool beginsBone(const Skeleton &skeleton, const FigureShape &shape, int joint);

// Returns the rotation that takes a toe from where it is bent least in the clip, as it is while the foot stands, to its
// direction in the reference pose; nothing if it is straight in some frames. A toe whose bone has no length may be bent
// up in all frames, since nothing shows it there.
[[nodiscard]] std::optional<glm::dmat3> straightenedToe(const Clip &clip, const PositionRules &rules, int toe,
                                                        const ReferencePose &reference);

} // namespace limber
