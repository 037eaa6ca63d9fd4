#pragma once

#include "base/message.h"
#include "operations/operation.h"
#include "operations/operationcall.h"

#include <optional>
#include <string_view>
#include <vector>

namespace limber {

// The parameters that several operations share.
inline constexpr std::string_view jointsKey = "joints";
inline constexpr std::string_view framesKey = "frames";
// The parameter that names, by joints and frames, findings that the operation should leave alone.
inline constexpr std::string_view exceptKey = "except";

// Frames as a call names them: FIRST-LAST, one frame, `last` for the last frame, or `all`.
struct FramesText
{
    static constexpr int lastFrame = -1;

    int first = 0;
    int last = lastFrame;
};
// Returns the frames, or nothing if the text has another form or the frames are in descending order.
[[nodiscard]] std::optional<FramesText> parseFrames(std::string_view text);

// Returns two frames in the form LAST:FIRST: the last frame of the clip that is used, and the frame of the second clip
// with which the result continues. Both may be FramesText::lastFrame. Returns nothing if the text has another form.
[[nodiscard]] std::optional<FramesText> parseFramePair(std::string_view text);

// Returns the parameter for a key of a call, including shared parameters, or null if the operation does not have it.
[[nodiscard]] const Parameter *parameterOf(const Operation &operation, std::string_view key);
// Returns all parameters, the shared ones first.
[[nodiscard]] std::vector<const Parameter *> parametersOf(const Operation &operation);

// Returns whether the value is one of the parameter's words.
// Returns a sentence for each setting that the call gives although another one makes it useless.
[[nodiscard]] std::vector<Message> unusedSettings(const Operation &operation, const OperationCall &call);
[[nodiscard]] bool isWordOf(const Parameter &parameter, std::string_view value);
// Returns the number in the form of a call, or nothing for other text and for numbers that are not finite.
[[nodiscard]] std::optional<double> numberIn(std::string_view text);
// Returns two numbers of a text X+Y.
[[nodiscard]] std::optional<glm::dvec2> pairIn(std::string_view text);
// Returns three numbers that are written with + between them, or nothing for other text.
[[nodiscard]] std::optional<glm::dvec3> offsetIn(std::string_view text);

// Returns what is wrong with the arguments of a call, which need not have all parameters yet (see problemOf).
[[nodiscard]] Message problemOfArguments(const OperationCall &call);

// Returns what the parameter takes: "a number from 0.1 to 500 Hz".
[[nodiscard]] Message expectationOf(const Parameter &parameter);

// Returns the names in a value of the kind Clips. They are separated by +; ++ is a + in a name.
[[nodiscard]] std::vector<std::string> clipNamesIn(std::string_view text);
// Returns text that clipNamesIn() reads back as these names.
[[nodiscard]] std::string clipNamesText(const std::vector<std::string> &names);

} // namespace limber
