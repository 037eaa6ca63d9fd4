#include "viewport/shown/hiddenparts.h"

#include "figure/leftout.h"
#include "session/jointstates.h"

namespace limber {

void removeHidden(Figure &figure, const JointStates &states)
{
    if (states.hidesAny())
        leaveOut(figure, [&](NodeId node) { return states.isHidden(node); });
}

} // namespace limber
