#pragma once

#include "base/message.h"
#include "operations/operation.h"
#include "operations/operationcall.h"

#include <optional>
#include <string_view>
#include <vector>

namespace limber {

// The parameters that several operations share, where an operation takes them.
inline constexpr std::string_view jointsKey = "joints";
inline constexpr std::string_view framesKey = "frames";
// What was found and is to be left alone, by joints and frames.
inline constexpr std::string_view exceptKey = "except";

// Frames as a call names them: FIRST-LAST, one frame, `last` for the last one, `all`.
struct FramesText
{
    static constexpr int lastFrame = -1;

    int first = 0;
    int last = lastFrame;
};
// Nothing for text of another form, and for frames that run backwards.
[[nodiscard]] std::optional<FramesText> parseFrames(std::string_view text);

// A frame of the clip, after which it is left, and one of the second clip, with which that goes on: LAST:FIRST. Both
// may be FramesText::lastFrame. Nothing for text of another form.
[[nodiscard]] std::optional<FramesText> parseFramePair(std::string_view text);

// The parameter of a call's key, with those that operations share; null if the operation does not have it.
[[nodiscard]] const Parameter *parameterOf(const Operation &operation, std::string_view key);
// All of them, the shared ones first.
[[nodiscard]] std::vector<const Parameter *> parametersOf(const Operation &operation);

// Whether the value is one of the parameter's words.
[[nodiscard]] bool isWordOf(const Parameter &parameter, std::string_view value);
// Numbers as calls write them; nothing for other text and for what is not finite.
[[nodiscard]] std::optional<double> numberIn(std::string_view text);
// Three numbers with + between them.
[[nodiscard]] std::optional<glm::dvec3> offsetIn(std::string_view text);

// What is wrong with the arguments of a call that need not have all of its parameters yet (see problemOf).
[[nodiscard]] Message problemOfArguments(const OperationCall &call);

// What the parameter takes: "a number from 0.1 to 500 Hz".
[[nodiscard]] Message expectationOf(const Parameter &parameter);

} // namespace limber
