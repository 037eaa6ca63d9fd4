#pragma once

#include "base/progress.h"
#include "body/bodyroles.h"
#include "body/vocabulary.h"
#include "contacts/contacts.h"
#include "ground/floormotion.h"
#include "motion/clip.h"
#include "operations/operationmemory.h"
#include "operations/parametervalues.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"
#include "tracks/posesapart.h"

#include <vector>

namespace limber {

// The input of an operation: a clip, the part of it to work on, the settings, and further data about the clip.
struct OperationInput
{
    const Clip &clip; // stays as it is
    PositionRules rules; // of the clip
    UpAxis up; // of the clip
    std::vector<int> joints; // those to work on, rising
    FrameInterval frames; // those to work on; empty (last before first) for a clip without frames
    ParameterValues values; // one for each parameter that was given or has a standard value
    const Vocabulary *vocabulary = nullptr; // names of joints; null means Limber's own
    const Contacts *contacts = nullptr; // the user's contacts; null if there are none
    FloorChoice floor{}; // how the floor moves, as the user has set it
    PosesApartChoice posesApart = PosesApartChoice::Ask; // what the user has chosen for the clip; see posesLeftOut()
    Progress progress; // receives the progress and says whether to continue

    bool isOnAllJoints = true; // the call named no joints
    bool isOnAllFrames = true; // the call named no frames
    const Clip *before = nullptr; // for Lock Feet: the clip in which the feet stand as they should; null if none
    OperationMemory *memory = nullptr; // what it keeps for the next call; null for nothing
    Clip *spare = nullptr; // the same clip, if nobody needs it afterwards; see takeClip

    // Returns which part of the body each joint is.
    [[nodiscard]] BodyRoles roles() const;
    // Returns the clip that the operation changes and returns: a copy, or the clip itself if it is spare. In the second
    // case `clip` is empty afterwards, which saves the memory of a copy of a long clip.
    [[nodiscard]] Clip takeClip() const;
    // Returns whether a joint is one of those to work on.
    [[nodiscard]] bool isSelected(int joint) const;
};

} // namespace limber
