#pragma once

#include "motion/clip.h"
#include "motion/frameinterval.h"
#include "motion/skeleton.h"

#include <glm/vec3.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace limber {

// One of several faults that an operation finds: that of a joint in a frame. Operations with the setting `except` leave
// those alone that it names; the window writes it from the list in which they can be unticked.
struct JointFrame
{
    int joint = NoJoint; // the joint
    int frame = 0; // the frame

    friend bool operator==(const JointFrame &, const JointFrame &) = default;
};

// The value of one parameter: the text of the call and its meaning for the clip.
struct ParameterValue
{
    std::string_view name; // of the parameter
    std::string text; // as in the call
    bool isGiven = false; // in the call; otherwise it is the standard value
    bool isWord = false; // whether it is one of the parameter's words; then only the text counts
    double number = 0.0; // for numbers; 1 or 0 for flags
    FrameInterval frames; // for Frames; `first` for Frame; for FramePair `last` in this clip and `first` in the second
    NodeId node; // for Joint, Node and Place; invalid for a Place that is a point
    glm::dvec3 offset{0.0}; // for Offset and Place; x and y for Pair
    std::shared_ptr<const Clip> clip; // for Clip
    // For Clips, with the name of each as in the call.
    std::vector<std::pair<std::string, std::shared_ptr<const Clip>>> clips;
    std::vector<JointFrame> jointFrames; // for `except`
};

// The values of an operation's parameters. A request for a value that the operation does not have is a mistake in the
// operation, which every test of it finds.
class ParameterValues
{
public:
    // Adds a value; each name may be added once.
    void add(ParameterValue value) { m_values.push_back(std::move(value)); }

    // Returns whether the parameter was given or has a standard value.
    [[nodiscard]] bool has(std::string_view name) const { return find(name) != nullptr; }
    // Returns whether the call gives the value; otherwise it is the standard value, or there is none.
    [[nodiscard]] bool isGiven(std::string_view name) const;
    // Returns whether the value is this word.
    [[nodiscard]] bool is(std::string_view name, std::string_view word) const;
    // Returns the value, which must be there.
    [[nodiscard]] const ParameterValue &of(std::string_view name) const;

    // Returns the value of a Number.
    [[nodiscard]] double number(std::string_view name) const { return of(name).number; }
    // Returns the value of a WholeNumber.
    [[nodiscard]] int wholeNumber(std::string_view name) const { return static_cast<int>(of(name).number); }
    // Returns the value of a Flag.
    [[nodiscard]] bool flag(std::string_view name) const { return of(name).number != 0.0; }
    // Returns the text as it was given.
    [[nodiscard]] const std::string &text(std::string_view name) const { return of(name).text; }
    // Returns the index of a Joint.
    [[nodiscard]] int joint(std::string_view name) const { return of(name).node.index; }
    // Returns the value of a Frame.
    [[nodiscard]] int frame(std::string_view name) const { return of(name).frames.first; }

private:
    [[nodiscard]] const ParameterValue *find(std::string_view name) const;

    std::vector<ParameterValue> m_values;
};

} // namespace limber
