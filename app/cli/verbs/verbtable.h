#pragma once

#include "batch/verbwords.h"
#include "words/commandline.h"

#include <span>
#include <string_view>

namespace limber::cli {

struct Verb
{
    std::string_view name;
    std::string_view summary; // for the list of all verbs
    int (*run)(const Words &words);
    VerbFiles files = {}; // for batches
};

// Returns the verbs in the order in which people read them.
[[nodiscard]] std::span<const Verb> allVerbs();
// Returns null if there is none.
[[nodiscard]] const Verb *findVerb(std::string_view name);

} // namespace limber::cli
