#pragma once

#include "journal/documentedit.h"
#include "storage/recovery/journalsummary.h"

#include <QString>

#include <optional>

namespace limber {

// The final state of a document according to its journal, without its history.
struct RecoveredClip
{
    EditedClip state;
    std::string view; // the text of a project without contacts, markers and layers; may be empty
    int stepCount = 0; // the steps that were done again
    int lostSteps = 0; // the steps that counted but could not be done again
};

// Returns nothing if the state that the document began with cannot be read.
[[nodiscard]] std::optional<RecoveredClip> recoverClip(const QString &folder);

} // namespace limber
