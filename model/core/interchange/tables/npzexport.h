#pragma once

#include "base/bytesink.h"
#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <functional>
#include <string>

namespace limber {

struct NpzOptions
{
    // Converts names to UTF-8. If empty, names stay as they are, and invalid bytes are replaced by U+FFFD.
    std::function<std::string(const std::string &)> nameAsText = {};
    Progress progress = {};
};

// Writes a clip as NumPy's archive of arrays, so that numpy.load() needs no parser: names (J), parents (J, -1 for
// roots), offsets (J, 3), end_parents (E), end_offsets (E, 3), channels (C, "Hips.Zrotation"), channel_joints (C, the
// joint of each), motion (F, C), positions (F, J + E, 3; world, joints before end sites) and frame_time (seconds).
// Lengths are in file units, angles in degrees; numbers are doubles. It is not compressed. Returns false if the sink or
// the progress stopped it.
[[nodiscard]] bool writeNpz(const Clip &clip, const PositionRules &rules, const NpzOptions &options,
                            const ByteSink &sink);

} // namespace limber
