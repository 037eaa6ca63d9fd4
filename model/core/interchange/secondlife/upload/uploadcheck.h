#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "secondlife/animsettings.h"
#include "secondlife/droppedjoint.h"
#include "secondlife/upload/uploadfinding.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace limber {

// The result of uploading a BVH file to Second Life.
struct UploadVerdict
{
    std::vector<UploadFinding> findings; // findings about the text in its order, then about the motion
    ViewerError error = ViewerError::None; // what the viewer says; None if it accepts the file
    std::vector<DroppedJoint> dropped; // joints that are not in the animation
    int keptJoints = 0; // joints that are
    double durationSeconds = 0.0; // the time that it plays
    std::size_t assetBytes = 0; // of the animation; an upload may have animlimits::mostBytes
    bool isCancelled = false; // by the progress; nothing above is then valid

    // Returns whether it can be uploaded and is read as intended.
    [[nodiscard]] bool passes() const { return error == ViewerError::None; }
};

// Judges the text of a file and the clip in it. It compares the text with the rules of the viewer's reader, which is
// stricter than Limber's; without a text it judges only the motion, which it reads by `rules`. A clip with 75 joints
// and 1,800 frames takes about a tenth of a second.
[[nodiscard]] UploadVerdict judgeUpload(const Clip &clip, const PositionRules &rules,
                                        std::optional<std::string_view> text, const AnimSettings &settings = {},
                                        const Progress &progress = {});

// Judges only the text, for a file that Limber could not read.
[[nodiscard]] UploadVerdict judgeUploadText(std::string_view text);

} // namespace limber
