#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"
#include "secondlife/animexport.h"
#include "secondlife/upload/uploadfinding.h"

namespace limber {

// Returns the viewer's objections to the motion. `trial` is the animation that it would make.
[[nodiscard]] std::vector<UploadFinding> checkClip(const Clip &clip, const PositionRules &rules,
                                                   const AnimExport &trial);

} // namespace limber
