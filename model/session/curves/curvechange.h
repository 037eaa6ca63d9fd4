#pragma once

#include "motion/cellblock.h"
#include "session/posing/posekeeping.h"

#include <QString>

#include <vector>

namespace limber {

class Session;

// New values for some channels in some frames, as they are shown.
struct CurveChange
{
    CellBlock cells;
    std::vector<double> values; // frame by frame in the order of the block's columns
    // If the change would go into the base, a layer of this name is made for it; if the name is empty, the change does
    // go into the base.
    QString layerName;
};

// Returns whether the change simply sets values of the base: there are no layers over it, and none is to be made.
[[nodiscard]] bool isChangeOfBase(const Session &session, const CurveChange &change);

// Returns what a change makes of a motion with layers; `centre` is the frame in which it was made. All arguments are
// values, so that a worker can call it.
[[nodiscard]] PoseKeeping keptCurveChange(PosedMotion motion, const CurveChange &change, int centre);

// Applies a change where changes by hand go, to the base or the active layer, as one undo step. Returns the reason in a
// sentence if that is impossible, otherwise an empty text.
[[nodiscard]] QString keepCurveChange(Session &session, CurveChange change, const QString &text);

// Returns in a sentence why no curve can be changed at present; empty if curves can be changed.
[[nodiscard]] QString curveRefusal(const Session &session);

// Shows the current frame with these values of its channels until the preview is cleared. Only the values of that frame
// are used.
void previewCurveChange(Session &session, const CurveChange &change);

} // namespace limber
