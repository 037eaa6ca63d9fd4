#pragma once

#include "motion/cellblock.h"

#include <QString>

#include <vector>

namespace limber {

class Session;

// Other values for some channels in some frames, as they are to be seen.
struct CurveChange
{
    CellBlock cells;
    std::vector<double> values; // frame by frame in the order of the block's columns
};

// Puts them where changes by hand go, into the base or the active layer, as one undo step. Answers why that cannot be
// done, in a sentence; empty if it was.
[[nodiscard]] QString keepCurveChange(Session &session, CurveChange change, const QString &text);

// Shows the current frame with these values of its channels, until the preview is cleared. Channels of other frames do
// not matter.
void previewCurveChange(Session &session, const CurveChange &change);

} // namespace limber
