#pragma once

#include "base/progress.h"
#include "body/bodyroles.h"
#include "body/vocabulary.h"
#include "contacts/contacts.h"
#include "motion/clip.h"
#include "operations/parametervalues.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"

#include <vector>

namespace limber {

// What an operation works on: a clip, where in it, its settings, and what is known beside it.
struct OperationInput
{
    const Clip &clip; // stays as it is
    PositionRules rules; // of the clip
    UpAxis up; // of the clip
    std::vector<int> joints; // to work on, rising
    FrameInterval frames; // to work on; empty (last before first) for a clip without frames
    ParameterValues values; // one for each parameter that was given or has a standard value
    const Vocabulary *vocabulary = nullptr; // names of joints; null: Limber's own
    const Contacts *contacts = nullptr; // the user's, if there are any
    Progress progress; // to report to, and to ask whether to go on

    bool isOnAllJoints = true; // no joints were named
    bool isOnAllFrames = true; // no frames were named
    Clip *spare = nullptr; // the same clip, where nobody needs it afterwards; see takeClip

    // Which part of the body each joint is.
    [[nodiscard]] BodyRoles roles() const;
    // The clip to change and to give back: a copy, or the clip itself where it is to spare. Then `clip` is empty
    // afterwards, and long clips need their memory once less.
    [[nodiscard]] Clip takeClip() const;
    // Whether a joint is one of those to work on.
    [[nodiscard]] bool isSelected(int joint) const;
};

} // namespace limber
