#pragma once

#include "base/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// An operation with its settings, as command line and recipes write it: NAME:KEY=VALUE,KEY=VALUE. A value with , : = "
// or spaces is in quotes; inside them \" means a quote and \\ a backslash.
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

    // Returns the value of an argument, or null if it is not given.
    [[nodiscard]] const std::string *value(std::string_view key) const;
    // Sets the value of an argument; an empty value removes the argument.
    void set(std::string_view key, std::string value);
    // Returns text that parseCall() reads back as this call.
    [[nodiscard]] std::string text() const;

    friend bool operator==(const OperationCall &, const OperationCall &) = default;
};

// A call, or why the text is not a call.
struct ParsedCall
{
    std::optional<OperationCall> call; // what the text says
    Message problem; // empty if there is a call
};

[[nodiscard]] ParsedCall parseCall(std::string_view text);

// Returns what is wrong with a call for any clip: an unknown operation or parameter, a value that does not fit, a
// parameter that is missing or given twice. The message says what would be right. It is empty if nothing is wrong.
[[nodiscard]] Message problemOf(const OperationCall &call);

} // namespace limber
