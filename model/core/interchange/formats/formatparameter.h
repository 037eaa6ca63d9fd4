#pragma once

#include "base/message.h"
#include "motion/skeleton.h"
#include "operations/parameter.h"

#include <string>
#include <string_view>
#include <vector>

namespace limber {

// A setting of a format: a parameter as operations have them, and what else command line and window need to know. On
// the command line it is an option with its name; a flag that is on by standard is turned off by --no-NAME.
struct FormatParameter
{
    Parameter parameter; // of the kind Number, WholeNumber, Word, Flag, Text or File
    const char *optionHelp = nullptr; // in the help of the command line; null: the help of the parameter
    const char *valueName = nullptr; // what that help calls the value; null: its words, or N, TEXT, FILE
    const char *expected = nullptr; // what errors of the command line say is right; null: see expectationOf()
    std::vector<std::string_view> otherWords = {}; // words that are accepted but not listed
    bool isOverLeast = false; // whether the least number itself is too low
    // For parameters without a standard value: what the window starts with. A number is turned off there at first.
    std::string_view suggestion = {};
    // For the others of these: what Limber decides for a skeleton if there is no value, as the window's first choice.
    Message (*decided)(const Skeleton &skeleton) = nullptr;
    bool isInWindow = true; // whether the window asks for it; its title has a mnemonic then
};

// Returns the option of the command line without its dashes: unit, or no-header for a flag that is on by standard.
[[nodiscard]] std::string optionName(const FormatParameter &parameter);
// Returns what the help calls the value of the option; empty for a flag.
[[nodiscard]] std::string optionValueName(const FormatParameter &parameter);
// Returns what is right, for an error in English: "mm, cm or m", "degrees over 0 to 45".
[[nodiscard]] std::string expectationOf(const FormatParameter &parameter);
// Returns whether the parameter takes this value.
[[nodiscard]] bool takes(const FormatParameter &parameter, std::string_view value);

// Returns words as a list for a sentence: "a, b or c".
[[nodiscard]] std::string listedWords(const std::vector<std::string_view> &words, std::string_view lastJoint);

} // namespace limber
