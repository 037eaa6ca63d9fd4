#pragma once

#include "base/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// An operation with its settings, as command line and recipes write it: NAME:KEY=VALUE,KEY=VALUE. A value with
// , : = " or spaces stands in quotes, where \" is a quote and \\ a backslash.
struct OperationCall
{
    // A setting as it is written.
    struct Argument
    {
        std::string key; // the name of a parameter
        std::string value; // without quotes

        friend bool operator==(const Argument &, const Argument &) = default;
    };

    std::string name; // of the operation
    std::vector<Argument> arguments; // in the order they were written

    // The value of an argument; null where it is not given.
    [[nodiscard]] const std::string *value(std::string_view key) const;
    // Gives an argument a value; an empty one takes it out.
    void set(std::string_view key, std::string value);
    // Text that parseCall() reads back as this call.
    [[nodiscard]] std::string text() const;

    friend bool operator==(const OperationCall &, const OperationCall &) = default;
};

// A call, or why the text is none.
struct ParsedCall
{
    std::optional<OperationCall> call; // what the text says
    Message problem; // empty where there is a call
};

[[nodiscard]] ParsedCall parseCall(std::string_view text);

// What is wrong with a call, whatever the clip: an operation or a parameter that is not there, a value that does not
// fit, a parameter that is missing or given twice. It says what would be right. Empty if nothing is wrong.
[[nodiscard]] Message problemOf(const OperationCall &call);

} // namespace limber
