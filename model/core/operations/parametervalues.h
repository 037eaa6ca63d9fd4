#pragma once

#include "contacts/contacts.h"
#include "motion/clip.h"
#include "motion/skeleton.h"

#include <glm/vec3.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// The value of one parameter: the text of the call, and what it means for the clip.
struct ParameterValue
{
    std::string_view name; // of the parameter
    std::string text; // as in the call
    bool isWord = false; // one of the parameter's words: the text alone counts
    double number = 0.0; // of numbers; 1 or 0 of flags
    FrameInterval frames; // of Frames; first of Frame; of FramePair `last` of this clip, `first` of the second
    NodeId node; // of Joint and Node
    glm::dvec3 offset{0.0}; // of Offset
    std::shared_ptr<const Clip> clip; // of Clip
};

// The values of an operation's parameters. Asking for one that the operation does not have is a mistake in the
// operation, which every test of it finds.
class ParameterValues
{
public:
    // Each name once.
    void add(ParameterValue value) { m_values.push_back(std::move(value)); }

    // Whether the parameter was given or has a standard value.
    [[nodiscard]] bool has(std::string_view name) const { return find(name) != nullptr; }
    // Whether the value is this word.
    [[nodiscard]] bool is(std::string_view name, std::string_view word) const;
    // It must be there.
    [[nodiscard]] const ParameterValue &of(std::string_view name) const;

    // Of a Number.
    [[nodiscard]] double number(std::string_view name) const { return of(name).number; }
    // Of a WholeNumber.
    [[nodiscard]] int wholeNumber(std::string_view name) const { return static_cast<int>(of(name).number); }
    // Of a Flag.
    [[nodiscard]] bool flag(std::string_view name) const { return of(name).number != 0.0; }
    // As it was given.
    [[nodiscard]] const std::string &text(std::string_view name) const { return of(name).text; }
    // The index, of a Joint.
    [[nodiscard]] int joint(std::string_view name) const { return of(name).node.index; }
    // Of a Frame.
    [[nodiscard]] int frame(std::string_view name) const { return of(name).frames.first; }

private:
    [[nodiscard]] const ParameterValue *find(std::string_view name) const;

    std::vector<ParameterValue> m_values;
};

} // namespace limber
