#include "viewport/tools/tool.h"

namespace limber {

Tool::~Tool() = default;

bool Tool::holds(const Skeleton & /*skeleton*/, NodeId /*node*/) const
{
    return false;
}

NodeId Tool::draggedFor(const Skeleton & /*skeleton*/, NodeId node) const
{
    return node;
}

void Tool::follow(const DragAmount & /*amount*/, const glm::dmat3 & /*fromView*/, PoseGesture & /*gesture*/) const
{
}

QList<ReadoutLine> Tool::readout(const PoseReadout & /*text*/, const DragAmount & /*amount*/,
                                 const PoseGesture & /*gesture*/, double /*visible*/) const
{
    return {};
}

} // namespace limber
