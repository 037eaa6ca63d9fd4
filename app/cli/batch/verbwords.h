#pragma once

#include "words/commandline.h"

#include <string>
#include <string_view>

namespace limber::cli {

// Where a verb takes its file and what comes of it, so that a batch can put them into its words.
struct VerbFiles
{
    enum class Result {
        NoBatch, // not a verb for one file after the other
        Printed, // on standard output
        SecondWord, // VERB FILE RESULT …
        OptionO, // VERB FILE -o RESULT …
    };

    Result result = Result::NoBatch;
    std::string_view inputEndings = {}; // such as ".bvh", with spaces between several
    std::string_view resultEnding = {}; // what the result's name ends in; empty where the user has to say it
    bool finds = false; // its exit status says how a file is, as that of check does, and not whether it was done
};

// VERB and its words, with the file and the result in their places; `result` is empty for none or for what is printed.
[[nodiscard]] Words wordsOfVerb(const VerbFiles &files, const std::string &input, const std::string &result,
                                const Words &words);

// The path of the result for a relative path: the ending is replaced where the name has one.
[[nodiscard]] std::string resultPath(const std::string &input, std::string_view ending);

// A number that changes with everything that may change results: the verb, its words, and the contents of files that
// they name. 64 hexadecimal digits.
[[nodiscard]] std::string recipeHash(std::string_view verb, const Words &words);

} // namespace limber::cli
