#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "body/vocabulary.h"
#include "character/character.h"
#include "gltf/gltfexport.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <optional>
#include <string>
#include <vector>

namespace limber {

// A motion on a body in VRM's T-pose: it stands on the floor at Y 0, looks along +Z, and its arms lie along X. The
// joints are the human bones that the figure has, with the figure's own lengths and no rotations at rest; the hips
// alone have positions.
struct VrmaMotion
{
    Clip clip;
    PositionRules rules;
    std::vector<std::string> bones; // the human bone that each joint is, in the words of VRM 1.0
    double metresPerUnit = 0.01;
    std::vector<Message> notes = {}; // what of the motion of a clip is left out
    double floorHeight = 0.0; // of the floor on which the figure of a clip stands, in its units; should be 0
};

// A motion for .vrma, or why there is none.
struct VrmaResult
{
    std::optional<VrmaMotion> motion;
    Message problem; // empty if there is a motion, and if the progress stopped it
};

// Lays the motion of a clip on a T-pose body by a retarget; the joints that are bones are found by their names and the
// shape. Of several figures it takes the first that has all bones. `up` is the clip's up axis if that is known.
[[nodiscard]] VrmaResult vrmaMotion(const Clip &clip, const PositionRules &rules, std::optional<Axis> up,
                                    double metresPerUnit, const Vocabulary &vocabulary, const Progress &progress = {});

// Takes a motion on the joints of a character. If the character rests in a T-pose, the rotation of each bone in the
// world is that of its joint; otherwise the motion is laid on a T-pose body. The hips are where those of the character
// are.
[[nodiscard]] VrmaResult vrmaMotion(const Character &character, const Clip &clip, const PositionRules &rules,
                                    const Progress &progress = {});

// Returns how such a motion is written as glTF with the extension VRMC_vrm_animation 1.0.
[[nodiscard]] GltfOptions vrmaOptions(const VrmaMotion &motion, std::string motionName, std::string generator);

} // namespace limber
