#pragma once

#include "viewport/tools/tool.h"

namespace limber {

// What Move and IK have in common: arrows, and drags that displace the node.
class DisplacingTool : public Tool
{
public:
    void follow(const DragAmount &amount, const glm::dmat3 &fromView, PoseGesture &gesture) const override;
    [[nodiscard]] QList<ReadoutLine> readout(const PoseReadout &text, const DragAmount &amount,
                                             const PoseGesture &gesture, double visible) const override;
};

} // namespace limber
