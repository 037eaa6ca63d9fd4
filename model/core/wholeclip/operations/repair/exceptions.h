#pragma once

#include "motion/nodeaddress.h"
#include "operations/callcheck.h"
#include "operations/operationinput.h"
#include "operations/parametervalues.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// One of several faults that an operation finds: that of a joint in a frame. Operations with the setting `except` leave
// those alone that it names; the window writes it from the list in which they can be unticked.
struct JointFrame
{
    int joint = NoJoint;
    int frame = 0;

    friend bool operator==(const JointFrame &, const JointFrame &) = default;
};

// Returns the faults in the form JOINT@FRAME+JOINT@FRAME; names may contain a +. Returns nothing for other text;
// `wrong` is then the part that does not fit.
inline std::optional<std::vector<JointFrame>> jointFramesIn(const std::string &text, const Skeleton &skeleton,
                                                            std::string &wrong)
{
    std::vector<JointFrame> found;
    for (std::size_t begin = 0; begin < text.size();) {
        std::optional<JointFrame> fault;
        std::size_t end = begin;
        while (!fault && end < text.size()) {
            end = std::min(text.find('+', end + 1), text.size());
            const std::string_view part = std::string_view(text).substr(begin, end - begin);
            const std::size_t sign = part.rfind('@');
            if (sign == std::string_view::npos)
                continue;
            const auto joint = jointAt(skeleton, part.substr(0, sign));
            const auto frames = parseFrames(part.substr(sign + 1));
            if (joint && frames && frames->first == frames->last)
                fault = {*joint, frames->first};
        }
        if (!fault) {
            wrong = text.substr(begin);
            return std::nullopt;
        }
        found.push_back(*fault);
        begin = end + 1;
    }
    return found;
}

// Returns what the setting `except` of a call names; see jointFramesIn(). A frame that the clip does not have is wrong.
inline std::optional<std::vector<JointFrame>> exceptionsOf(const OperationInput &input, std::string &wrong)
{
    if (!input.values.has("except"))
        return std::vector<JointFrame>();
    auto found = jointFramesIn(input.values.text("except"), input.clip.skeleton, wrong);
    if (!found)
        return std::nullopt;
    const auto beyond = std::ranges::find_if(
        *found, [&](const JointFrame &fault) { return fault.frame >= input.clip.motion.frameCount(); });
    if (beyond == found->end())
        return found;
    wrong = addressOf(input.clip.skeleton, NodeId::joint(beyond->joint)) + '@' + std::to_string(beyond->frame);
    return std::nullopt;
}

// Returns whether one of them is about this joint in one of these frames.
inline bool isExcepted(const std::vector<JointFrame> &exceptions, int joint, const FrameInterval &frames)
{
    return std::ranges::any_of(exceptions, [&](const JointFrame &exception) {
        return exception.joint == joint && frames.contains(exception.frame);
    });
}

} // namespace limber
