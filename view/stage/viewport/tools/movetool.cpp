#include "motion/skeleton.h"
#include "viewport/tools/displacingtool.h"
#include "viewport/tools/toollist.h"

namespace limber {

namespace {

// Displaces joints that have position channels.
class MoveTool : public DisplacingTool
{
public:
    [[nodiscard]] ToolKind kind() const override { return ToolKind::Move; }
    [[nodiscard]] ActionId action() const override { return ActionId::MoveTool; }
    [[nodiscard]] std::optional<PoseGesture::Kind> gesture() const override { return PoseGesture::Kind::Move; }
    [[nodiscard]] bool holds(const Skeleton &skeleton, NodeId node) const override
    {
        return node.isJoint() && skeleton.joint(node.index).hasPositions();
    }
};

} // namespace

std::unique_ptr<const Tool> moveTool()
{
    return std::make_unique<MoveTool>();
}

} // namespace limber
