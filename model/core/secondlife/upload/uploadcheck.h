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

// What becomes of a BVH file that is uploaded to Second Life.
struct UploadVerdict
{
    std::vector<UploadFinding> findings; // of the text in its order, then of the motion
    ViewerError error = ViewerError::None; // what the viewer says; None where it takes the file
    std::vector<DroppedJoint> dropped; // joints that are not in the animation
    int keptJoints = 0; // joints that are
    double durationSeconds = 0.0; // as it is played
    std::size_t assetBytes = 0; // of the animation, of which animlimits::mostBytes can be uploaded
    bool isCancelled = false; // by the progress; then nothing above counts

    // It can be uploaded and is read as it is meant.
    [[nodiscard]] bool passes() const { return error == ViewerError::None; }
};

// Judges the text of a file and the clip in it. The text is held against the viewer's reader, which is stricter than
// Limber's; without one only the motion is judged, which is then read by `rules`. Of a clip of 75 joints and 1,800
// frames in about a tenth of a second.
[[nodiscard]] UploadVerdict judgeUpload(const Clip &clip, const PositionRules &rules,
                                        std::optional<std::string_view> text, const AnimSettings &settings = {},
                                        const Progress &progress = {});

// The text alone, of a file that Limber could not read.
[[nodiscard]] UploadVerdict judgeUploadText(std::string_view text);

} // namespace limber
