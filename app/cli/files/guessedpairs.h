#pragma once

#include "body/vocabulary.h"
#include "mapping/jointmapping.h"
#include "retarget/retargetinput.h"
#include "words/commandline.h"

#include <string>
#include <vector>

namespace limber::cli {

// The joints of a target for which a mapping has only a guess that no answer to its questions decides.
struct GuessedPairs
{
    std::vector<int> alike; // the names of both joints mean the same, or are similar and on the same side
    std::vector<int> byShape; // only the shapes of the skeletons suggest it, so that naming the pair would mislead
};

[[nodiscard]] GuessedPairs guessedPairs(const JointMapping &mapping, const Skeleton &source, const Skeleton &target,
                                        const Vocabulary &vocabulary);

// Adds the flag --guess of verbs that retarget.
void addGuessFlag(CommandLine &line);

// Returns the mapping of an automatic retarget, with its guesses if --guess is set. Reports for the target's file, once
// for each pair with similar names, which guesses are used or not.
[[nodiscard]] JointMapping withGuesses(const RetargetInput &input, const JointMapping &found,
                                       const Vocabulary &vocabulary, const std::string &target,
                                       const CommandLine &line);

// Returns the names of some joints for a message, the first few of them.
[[nodiscard]] std::string namesOf(const Skeleton &skeleton, const std::vector<int> &joints);

} // namespace limber::cli
