#pragma once

#include "mapping/jointmapping.h"
#include "output/outcome.h"
#include "words/commandline.h"

#include <string>
#include <vector>

namespace limber::cli {

// Adds the option --answer, which map and retarget share.
void addAnswerOption(CommandLine &line);

// Returns the answers to the mapping's questions about sides, in their order.
[[nodiscard]] Outcome<std::vector<bool>> answersFrom(const CommandLine &line);

// Answers as many questions as there are answers. Reports surplus answers for `file`.
[[nodiscard]] JointMapping withAnswers(JointMapping mapping, const std::vector<bool> &answers, const CommandLine &line,
                                       const std::string &file);

// Reports the open questions in plain words and explains how to answer.
void reportSideQuestions(const JointMapping &mapping, const Skeleton &source, const Skeleton &target,
                         const std::string &file);

// Returns true for a joint that an answer to one of the questions decides.
[[nodiscard]] bool isDecidedByAnswer(const JointMapping &mapping, int target);

} // namespace limber::cli
