#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "bvh/read/bvhreader.h"
#include "contacts/contacts.h"
#include "motion/clip.h"
#include "operations/clipchanges.h"
#include "operations/operation.h"
#include "operations/operationcall.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace limber {

// What an operation may need beside the clip.
struct OperationContext
{
    PositionRuleChoice positionRule = PositionRuleChoice::Auto; // how position channels are read
    UpAxisChoice upAxis = UpAxisChoice::Auto; // which axis points away from the floor
    const Vocabulary *vocabulary = nullptr; // null: Limber's own
    const Contacts *contacts = nullptr; // that the user has set; null: none
    // Gives a second clip by the name that the call uses; if it is empty, the name is that of a file.
    std::function<ReadResult(const std::string &name)> readClip;
};

// What came out of a call.
struct AppliedOperation
{
    // How far it came.
    enum class Outcome {
        Done,
        WrongCall, // the call is wrong, or does not fit the clip: `problem` says what would be right
        Refused, // it cannot be done to this clip
        Cancelled,
    };

    Outcome outcome = Outcome::Done; // only Done has a clip
    Message problem; // of WrongCall and Refused
    Clip clip; // the result of Done
    std::optional<Contacts> contacts; // the user's, for the result; nothing if there were none or they do not fit it
    std::optional<FrameMap> frames; // which they were, where some were only left out or all were reversed
    ClipChanges changes; // between the clip that went in and the result
    std::vector<Message> notes; // figures about what was found and done
    std::vector<Message> warnings; // what was lost or could not be done
    std::vector<OperationFinding> findings; // places that were repaired or offered for it

    // Whether there is a result.
    [[nodiscard]] bool isDone() const { return outcome == Outcome::Done; }
};

// Does an operation to a clip, which stays as it is. Frames and joints that the operation need not change keep
// their very values, and so their text. If Auto would read the result by another position rule than the clip, positions
// are written so that it does not (see settlePositions).
[[nodiscard]] AppliedOperation applyOperation(const OperationCall &call, const Clip &clip,
                                              const OperationContext &context = {}, const Progress &progress = {});

// The same for a call as command line and recipes write it: "smooth:cutoff=6".
[[nodiscard]] AppliedOperation apply(std::string_view call, const Clip &clip, const OperationContext &context = {},
                                     const Progress &progress = {});

} // namespace limber
