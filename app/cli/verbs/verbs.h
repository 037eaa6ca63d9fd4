#pragma once

#include "words/commandline.h"

namespace limber::cli {

// The verbs of `limber-cli VERB …`, each in a file of its own; the words are those after the verb. Each function
// returns the exit status.
[[nodiscard]] int runInfo(const Words &words);
[[nodiscard]] int runCheck(const Words &words);
[[nodiscard]] int runPositions(const Words &words);
[[nodiscard]] int runConvert(const Words &words);
[[nodiscard]] int runSet(const Words &words);
[[nodiscard]] int runApply(const Words &words);
[[nodiscard]] int runOperations(const Words &words);
[[nodiscard]] int runCompare(const Words &words);
[[nodiscard]] int runContacts(const Words &words);
[[nodiscard]] int runSplit(const Words &words);
[[nodiscard]] int runRetarget(const Words &words);
[[nodiscard]] int runMap(const Words &words);
[[nodiscard]] int runExport(const Words &words);
[[nodiscard]] int runImport(const Words &words);
[[nodiscard]] int runRender(const Words &words);
[[nodiscard]] int runThumbnail(const Words &words);
[[nodiscard]] int runBatch(const Words &words);
[[nodiscard]] int runRecover(const Words &words);

} // namespace limber::cli
