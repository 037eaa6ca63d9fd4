#pragma once

#include "base/message.h"
#include "motion/clip.h"
#include "motion/frameinterval.h"
#include "motion/framemap.h"
#include "motion/nodeaddress.h"
#include "motion/skeleton.h"
#include "operations/parameter.h"

#include <optional>
#include <string_view>
#include <vector>

namespace limber {

// Something that an operation found in a clip and would repair. It is listed for the user, who may untick it.
struct OperationFinding
{
    int joint = NoJoint; // the joint; NoJoint for several
    FrameInterval frames; // frames in which it is
    double amount = 0.0; // how large the error is
    double limit = 0.0; // how large it could usually be
    Unit unit = Unit::Degrees; // unit of both
    bool isTaken = true; // false if it is offered but not repaired
    Message text; // a description, if the numbers alone do not give it
};

// A cycle that an operation found in a clip and offers.
struct LoopCycle
{
    FrameInterval frames; // the last frame is to be the first one again
    // Of several figures, the values are those of the one that has most of each.
    double seamNcm = 0.0; // root mean square distance of the points at both ends, after the best move along the floor
    double seamDegrees = 0.0; // the largest rotation of a joint between both ends
    double turnDegrees = 0.0; // of the whole figure over the cycle, about the up axis; positive to its left
    double travel = 0.0; // along the floor, file units
    int strides = 0; // number of strides; of periods of the movement if the feet show none
    bool isTaken = false; // whether it is the one that was cut
};

// One of several ways to fill a gap.
struct FillChoice
{
    std::string_view method; // as the word in calls
    // How far off it is to be expected, as in FilledGap.
    std::optional<double> expectedNcm{};
    std::optional<double> mostNcm{}; // likewise
    std::optional<double> expectedDegrees{}; // likewise
    std::optional<double> mostDegrees{}; // likewise
    bool isBest = false; // in the trials
    std::vector<double> values{}; // of all channels in the frame that shows best how the ways differ
};

// Frames of some joints that an operation filled because their values were lost.
struct FilledGap
{
    std::vector<int> joints; // rising
    FrameInterval frames; // those that were filled
    std::string_view method; // how, as the word in calls
    // How far off the ends of the limbs are to be expected on average, in centimetres on a body of 170; nothing if the
    // clip is too short to try.
    std::optional<double> expectedNcm{};
    std::optional<double> mostNcm{}; // how far off they are at most in nine of ten cases
    int places = 0; // at how many places of the clip that was tried
    bool triesOthers = false; // whether those are in the other clips, because this one is too short
    std::optional<double> expectedDegrees{}; // how far off the angles of the joints are to be expected
    std::optional<double> mostDegrees{}; // likewise
    int endJoint = NoJoint; // the joint whose place the expectation is about
    bool endMoves = true; // if not, only the angles are off
    int tellingFrame = 0; // that of the values of the choices
    std::vector<FillChoice> choices{}; // the ways that were tried, in the order of their words
};

// A setting that would mend what an operation noticed and was not asked to change. A window offers it as a button.
struct OfferedSetting
{
    const char *title = nullptr; // of the button, marked for translation as the titles of parameters are
    std::string_view parameter; // the name of the setting
    std::string_view value; // its value in calls
};

// The result of an operation.
struct OperationOutput
{
    Clip clip; // the same as the input clip if nothing had to be done
    std::vector<Message> notes{}; // figures about what it found and did
    std::vector<Message> warnings{}; // what was lost or could not be done
    std::vector<OperationFinding> findings{}; // faults that it repaired or offers to repair
    std::vector<LoopCycle> candidates{}; // cycles that it found, the best first
    std::vector<FilledGap> fills{}; // gaps that it filled
    std::optional<OfferedSetting> offer{}; // a setting that would do more
    std::optional<FrameMap> frames{}; // the old frames, if the operation only leaves out frames or reverses them
    std::optional<Axis> upAxis{}; // the axis that is up in the result, if the operation changed it
    Message refusal{}; // why the operation cannot be applied; empty if it was
    bool isCancelled = false; // whether the progress stopped it

    // Returns an output without a result, for this reason.
    [[nodiscard]] static OperationOutput refused(Message reason)
    {
        OperationOutput output;
        output.refusal = std::move(reason);
        return output;
    }
    // Returns an output that the progress stopped.
    [[nodiscard]] static OperationOutput cancelled()
    {
        OperationOutput output;
        output.isCancelled = true;
        return output;
    }
};

// Returns what the messages of operations call a joint or an end site.
[[nodiscard]] inline MessageArgument nameOf(const Skeleton &skeleton, NodeId node)
{
    return nameArgument(node.isJoint() ? skeleton.joint(node.index).name : addressOf(skeleton, node));
}

} // namespace limber
