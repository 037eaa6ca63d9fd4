#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "bvh/read/bvhreader.h"
#include "contacts/contacts.h"
#include "ground/floormotion.h"
#include "motion/clip.h"
#include "operations/clipchanges.h"
#include "operations/operation.h"
#include "operations/operationcall.h"
#include "operations/operationmemory.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"
#include "resultcheck/resultfault.h"
#include "tracks/posesapart.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace limber {

// What an operation may need in addition to the clip.
struct OperationContext
{
    PositionRuleChoice positionRule = PositionRuleChoice::Auto; // how position channels are read
    UpAxisChoice upAxis = UpAxisChoice::Auto; // which axis points away from the floor
    PosesApartChoice posesApart = PosesApartChoice::Ask; // whether filters leave out a T-pose at the beginning
    const Vocabulary *vocabulary = nullptr; // null means Limber's own
    const Contacts *contacts = nullptr; // those that the user has set; null if there are none
    FloorChoice floor{}; // how the floor moves, as the user has set it
    OperationMemory *memory = nullptr; // what an operation keeps for the next call; null for nothing
    // Reads a second clip by the name in the call; if it is empty, the name is that of a file.
    std::function<ReadResult(const std::string &name)> readClip;
};

// The result of a call.
struct AppliedOperation
{
    // How the call ended.
    enum class Outcome {
        Done,
        WrongCall, // the call is wrong or does not fit the clip: `problem` says what would be right
        UnreadableClip, // a second clip cannot be read: `problem` says why
        Refused, // the operation cannot be applied to this clip
        Cancelled,
    };

    Outcome outcome = Outcome::Done; // only Done has a clip
    Message problem; // for WrongCall, UnreadableClip and Refused
    Clip clip; // the result of Done
    std::optional<Contacts> contacts; // of the user, for the result; empty if there are none or they do not fit
    FloorChoice floor{}; // what the user has set, for the result; Automatic if its speed no longer fits
    std::optional<FrameMap> frames; // the old frames, if the operation only left out frames or reversed them all
    Axis upAxis = Axis::Y; // the axis that is up in the result: that of the clip unless the operation changed it
    ClipChanges changes; // between the input clip and the result
    std::vector<Message> notes; // figures about what was found and done
    std::vector<Message> warnings; // what was lost or could not be done
    std::vector<OperationFinding> findings; // faults that were repaired, or whose repair is offered
    std::vector<LoopCycle> candidates; // the cycles that Loop found, the best first
    std::vector<FilledGap> fills; // the gaps that Fill filled
    std::optional<OfferedSetting> offer; // a setting that would mend what the operation noticed
    // What the result does that the clip does not: jumps and limbs that bend backward, the worst first. Empty for
    // operations that change the skeleton, the timing or the sides.
    std::vector<ResultFault> faults;

    // Returns whether there is a result.
    [[nodiscard]] bool isDone() const { return outcome == Outcome::Done; }
};

// Applies an operation to a clip, which stays as it is. Frames and joints that the operation need not change keep their
// exact values, and thus their text. If Auto would read the result by another position rule than the clip, the
// positions are written so that it does not (see settlePositions).
[[nodiscard]] AppliedOperation applyOperation(const OperationCall &call, const Clip &clip,
                                              const OperationContext &context = {}, const Progress &progress = {});

// Applies a call in the form of command line and recipes, such as "smooth:cutoff=6".
[[nodiscard]] AppliedOperation apply(std::string_view call, const Clip &clip, const OperationContext &context = {},
                                     const Progress &progress = {});

} // namespace limber
