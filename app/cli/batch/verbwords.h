#pragma once

#include "words/commandline.h"

#include <string>
#include <string_view>

namespace limber::cli {

// Where a verb expects its file and its result, so that a batch can insert them into its words.
struct VerbFiles
{
    enum class Result {
        NoBatch, // the verb does not work on one file after the other
        Printed, // on standard output
        SecondWord, // VERB FILE RESULT …
        OptionO, // VERB FILE -o RESULT …
    };

    Result result = Result::NoBatch;
    std::string_view inputEndings = {}; // such as ".bvh", separated by spaces
    std::string_view resultEnding = {}; // the ending of the result's name; empty if the user has to give it
    bool finds = false; // its exit status says how a file is, as for check, rather than whether it was done
};

// Returns VERB and its words with the file and the result inserted; `result` is empty if there is none or if it is
// printed.
[[nodiscard]] Words wordsOfVerb(const VerbFiles &files, const std::string &input, const std::string &result,
                                const Words &words);

// Returns the path of the result for a relative path: an existing ending is replaced.
[[nodiscard]] std::string resultPath(const std::string &input, std::string_view ending);

// Returns a hash that changes with everything that may change results: the verb, its words, and the contents of files
// that they name. 64 hexadecimal digits.
[[nodiscard]] std::string recipeHash(std::string_view verb, const Words &words);

} // namespace limber::cli
