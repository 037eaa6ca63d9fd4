#pragma once

#include "base/message.h"
#include "contacts/contacts.h"
#include "motion/clip.h"
#include "motion/framemap.h"
#include "motion/skeleton.h"
#include "operations/parameter.h"

#include <optional>
#include <vector>

namespace limber {

// Something that an operation found in a clip and would repair: listed for the user, who may untick it.
struct OperationFinding
{
    int joint = NoJoint; // NoJoint: several
    FrameInterval frames; // where
    double amount = 0.0; // how far off
    double limit = 0.0; // how far off would be usual
    Unit unit = Unit::Degrees; // of both
    bool isTaken = true; // false: offered, but left alone
    Message text; // what it is, where the numbers do not say it
};

// What an operation has done.
struct OperationOutput
{
    Clip clip; // like the one that went in, where nothing had to be done
    std::vector<Message> notes{}; // figures about what it found and did
    std::vector<Message> warnings{}; // what was lost or could not be done
    std::vector<OperationFinding> findings{}; // places that it repaired or offers to
    std::optional<FrameMap> frames{}; // which they were, where an operation only leaves out or reverses them
    Message refusal{}; // why nothing can be done here; empty: it was done
    bool isCancelled = false; // the progress stopped it

    // Nothing is done, for this reason.
    [[nodiscard]] static OperationOutput refused(Message reason)
    {
        OperationOutput output;
        output.refusal = std::move(reason);
        return output;
    }
    // The progress stopped it.
    [[nodiscard]] static OperationOutput cancelled()
    {
        OperationOutput output;
        output.isCancelled = true;
        return output;
    }
};

} // namespace limber
