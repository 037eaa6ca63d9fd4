#pragma once

#include "documents/savejob.h"

namespace limber {

// What became of saving, after all questions.
struct SaveAttempt
{
    SaveAnswer answer;
    bool wantsOtherName = false; // the user wants to save elsewhere instead
};

// Saves with progress. Where something stands in the way that can be got around, it asks and tries again.
[[nodiscard]] SaveAttempt saveWithQuestions(SaveOrder order, QWidget &window);

// Where copies are kept while files are written over themselves, made where it is not there: $XDG_STATE_HOME/limber/
// overwritten. Empty where it cannot be made.
[[nodiscard]] QString overwrittenFolder();

} // namespace limber
