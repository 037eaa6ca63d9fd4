#pragma once

#include "bvh/write/bvhwriter.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "secondlife/upload/uploadcheck.h"

#include <vector>

namespace limber {

// Returns the clip with the repair for a finding; a clip that needs nothing stays as it is. `joint` is the joint of the
// finding; NoJoint means all joints that need it. After StandardText the clip has no source text: write it with
// standardText(). After WholePositions the positions below the root must be read by the rule Replace.
[[nodiscard]] Clip repairedForUpload(const Clip &clip, const PositionRules &rules, UploadRepair repair,
                                     int joint = NoJoint);

// Returns the options for writing a file so that the viewer can read its text.
[[nodiscard]] WriteOptions standardText();

// A clip in which everything is repaired that prevents its upload, with a list of the repairs. Findings that are not
// errors are left to the user: joints that are held in a pose, a first frame that is not played.
struct UploadableClip
{
    Clip clip;
    std::vector<UploadRepair> done; // in the order of the repairs, each once
    UploadVerdict verdict; // for the repaired clip, written with standardText() if that repair was made
};

// `text` is the text of the file as it would be saved.
[[nodiscard]] UploadableClip makeUploadable(const Clip &clip, const PositionRules &rules, std::string_view text,
                                            const AnimSettings &settings = {});

} // namespace limber
