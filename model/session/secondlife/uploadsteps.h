#pragma once

#include "editing/documentedit.h"
#include "secondlife/upload/uploadrepair.h"

#include <QString>

#include <span>
#include <vector>

namespace limber {

// What a document holds, and its clip with the layers over it.
struct RepairSubject
{
    EditedClip document;
    Clip merged; // the clip itself where there are no layers
    bool hasLayers = false; // that change something
    PositionRules rules;
};

// Whether a repair leaves the numbers alone, and with them the layers.
[[nodiscard]] bool keepsLayers(UploadRepair repair);

// One edit that does all of the repairs in this order, each to these joints, or where none are given to all that need
// it. Where they change numbers and there are layers, these are merged into the clip: what is repaired is what is
// shown.
[[nodiscard]] ClipEdit editOf(const RepairSubject &subject, std::span<const UploadRepair> repairs,
                              const std::vector<int> &joints = {});

// What a repair does, as the history names it: "Rename root to hip".
[[nodiscard]] QString repairText(UploadRepair repair);

} // namespace limber
