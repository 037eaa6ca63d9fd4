#pragma once

#include "batch/verbwords.h"
#include "words/commandline.h"

#include <span>
#include <string_view>

namespace limber::cli {

// A verb of `limber-cli VERB …`.
struct Verb
{
    std::string_view name;
    std::string_view summary; // for the list of all verbs
    int (*run)(const Words &words); // with the words after the verb; returns the exit status
    VerbFiles files = {}; // for batches
};

// The files of verbs that read a motion and print text or JSON, or write a motion.
inline constexpr VerbFiles printsText{VerbFiles::Result::Printed, ".bvh", ".txt", false};
inline constexpr VerbFiles printsJson{VerbFiles::Result::Printed, ".bvh", ".json", false};
inline constexpr VerbFiles writesBvh{VerbFiles::Result::SecondWord, ".bvh", ".bvh", false};

// Returns the verbs that CMakeLists.txt lists, in that order.
[[nodiscard]] std::span<const Verb> allVerbs();
// Returns null if there is none.
[[nodiscard]] const Verb *findVerb(std::string_view name);

} // namespace limber::cli
