#pragma once

#include "editing/documentedit.h"
#include "storage/recovery/journalsummary.h"

#include <QString>

#include <optional>

namespace limber {

// What a journal makes of a document in the end, without its history.
struct RecoveredClip
{
    EditedClip state;
    std::string view; // the text of a project without contacts, markers and layers; empty for none
    int stepCount = 0; // that were done again
    int lostSteps = 0; // that counted and cannot be done again
};

// Nothing where what the document began with cannot be read.
[[nodiscard]] std::optional<RecoveredClip> recoverClip(const QString &folder);

} // namespace limber
