#pragma once

#include "motion/cellblock.h"
#include "session/posing/posekeeping.h"

#include <QString>

#include <vector>

namespace limber {

class Session;

// Other values for some channels in some frames, as they are to be seen.
struct CurveChange
{
    CellBlock cells;
    std::vector<double> values; // frame by frame in the order of the block's columns
    // A layer of this name is made for it where it would go into the base; empty: it goes into the base.
    QString layerName;
};

// Whether its values are simply those of the base: no layer lies over it, and none is to be made.
[[nodiscard]] bool isChangeOfBase(const Session &session, const CurveChange &change);

// What a change makes of a motion with layers; `centre` is the frame in which it was made. A value, so that a worker
// can do it.
[[nodiscard]] PoseKeeping keptCurveChange(PosedMotion motion, const CurveChange &change, int centre);

// Puts it where changes by hand go, into the base or the active layer, as one undo step. Answers why that cannot be
// done, in a sentence; empty if it was.
[[nodiscard]] QString keepCurveChange(Session &session, CurveChange change, const QString &text);

// Why no curve can be changed at present, in a sentence; empty if it can.
[[nodiscard]] QString curveRefusal(const Session &session);

// Shows the current frame with these values of its channels, until the preview is cleared. Channels of other frames do
// not matter.
void previewCurveChange(Session &session, const CurveChange &change);

} // namespace limber
