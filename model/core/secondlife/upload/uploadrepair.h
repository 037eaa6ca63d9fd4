#pragma once

#include "bvh/write/bvhwriter.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "secondlife/upload/uploadcheck.h"

#include <vector>

namespace limber {

// Does what the rule of a finding asks for; a clip that needs nothing stays as it is. `joint` is the joint of the
// finding; NoJoint means all that need it. StandardText leaves the source text behind: write it with standardText().
// After WholePositions the positions below the root are to be read by the rule replace.
[[nodiscard]] Clip repairedForUpload(const Clip &clip, const PositionRules &rules, UploadRepair repair,
                                     int joint = NoJoint);

// How a file is written so that the viewer can read its text.
[[nodiscard]] WriteOptions standardText();

// A clip with everything repaired that keeps it from being uploaded, and what that was. What is no error is left to the
// user: joints held in a pose, a first frame that is not played.
struct UploadableClip
{
    Clip clip;
    std::vector<UploadRepair> done; // in the order in which they were done, each once
    UploadVerdict verdict; // on the clip as it is now, written with standardText() where that was done
};

// `text` is that of the file as it would be saved.
[[nodiscard]] UploadableClip makeUploadable(const Clip &clip, const PositionRules &rules, std::string_view text,
                                            const AnimSettings &settings = {});

} // namespace limber
