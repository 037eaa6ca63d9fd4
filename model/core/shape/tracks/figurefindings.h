#pragma once

#include "base/finding.h"
#include "motion/clip.h"
#include "motion/frameinterval.h"
#include "pose/upaxis.h"
#include "tracks/posesapart.h"

#include <string>
#include <vector>

namespace limber {

// Something odd about the figure of a clip that loads, which a reader of the text cannot see, and what repairs it.
struct FigureFinding
{
    Finding finding;
    FrameInterval frames; // those that it is about; empty (last before first) for the figure as a whole
    std::string repair; // the call of the operation that repairs it, such as "trim:frames=1-last"; empty if none does
    bool isAnswered = false; // the user has chosen to keep it as it is
    int joint = NoJoint; // the one to look at; none for the figure as a whole
    int worstFrame = -1; // the one to look at; -1 for the first

    friend bool operator==(const FigureFinding &a, const FigureFinding &b)
    {
        return a.finding.message == b.finding.message && a.repair == b.repair && a.isAnswered == b.isAnswered;
    }
};

// Returns what is odd: a figure that hangs head down, poses at the beginning and the end that are no movement, frames
// in which a movement is frozen, and numbers that no movement has.
[[nodiscard]] std::vector<FigureFinding> figureFindings(const Clip &clip, const UpAxis &up,
                                                        PosesApartChoice choice = PosesApartChoice::Ask);

} // namespace limber
