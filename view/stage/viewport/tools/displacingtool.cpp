#include "viewport/tools/displacingtool.h"

#include "viewport/tools/dragamount.h"
#include "viewport/tools/posereadout.h"

namespace limber {

void DisplacingTool::follow(const DragAmount &amount, const glm::dmat3 &fromView, PoseGesture &gesture) const
{
    gesture.displace(fromView * amount.displacement());
}

QList<ReadoutLine> DisplacingTool::readout(const PoseReadout &text, const DragAmount & /*amount*/,
                                           const PoseGesture &gesture, double visible) const
{
    const NodeId node = gesture.node();
    const bool isShort = gesture.missing() > visible;
    return text.displacement(gesture.pose().positionOf(node) - gesture.poseBefore().positionOf(node),
                             isShort ? gesture.missing() : 0.0);
}

} // namespace limber
