#pragma once

#include "journal/documentedit.h"
#include "secondlife/upload/uploadrepair.h"

#include <QString>

#include <span>
#include <vector>

namespace limber {

// The content of a document, and its clip with the layers over it.
struct RepairSubject
{
    EditedClip document;
    Clip merged; // the clip itself if there are no layers
    bool hasLayers = false; // layers that change something
    PositionRules rules;
};

// Returns whether a repair leaves the numbers, and therefore the layers, as they are.
[[nodiscard]] bool keepsLayers(UploadRepair repair);

// Returns one edit that does all repairs in this order, each for these joints, or for all joints that need it if none
// are given. If the repairs change numbers and there are layers, the edit merges the layers into the clip first,
// because the shown motion is repaired.
[[nodiscard]] ClipEdit editOf(const RepairSubject &subject, std::span<const UploadRepair> repairs,
                              const std::vector<int> &joints = {});

// Returns the name of a repair in the undo history: "Rename root to hip".
[[nodiscard]] QString repairText(UploadRepair repair);

} // namespace limber
