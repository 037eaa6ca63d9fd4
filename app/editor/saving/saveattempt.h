#pragma once

#include "saving/savejob.h"

namespace limber {

// The result of saving, after all questions.
struct SaveAttempt
{
    SaveAnswer answer;
    bool wantsOtherName = false; // the user wants to save elsewhere instead
};

// Saves with progress. If an obstacle can be avoided, it asks the user and tries again.
[[nodiscard]] SaveAttempt saveWithQuestions(SaveOrder order, QWidget &window);

// Returns the folder for copies while files are written over, $XDG_STATE_HOME/limber/overwritten; creates it if
// necessary. Empty if that is impossible.
[[nodiscard]] QString overwrittenFolder();

} // namespace limber
