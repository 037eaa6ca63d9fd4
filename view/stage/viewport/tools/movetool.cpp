#include "motion/skeleton.h"
#include "viewport/tools/displacingtool.h"

#include <QCoreApplication>

namespace limber {

namespace {

// Displaces joints that have position channels.
class MoveTool : public DisplacingTool
{
public:
    [[nodiscard]] ActionRow action() const override
    {
        return ActionRow{.id = ActionId::MoveTool,
                         .name = "pose.move",
                         .text = QT_TRANSLATE_NOOP("Actions", "&Move"),
                         .toolTip = QT_TRANSLATE_NOOP("Actions", "Drag roots and other joints with position channels"),
                         .icon = "tool-move",
                         .toolBarGroup = 3,
                         .keys = {Qt::Key_W},
                         .keysWorkIn = KeyScope::ViewAndTimeline,
                         .isCheckable = true,
                         .synonyms = QT_TRANSLATE_NOOP(
                             "Synonyms", "tool translate position grab root hips pelvis raise lower lift gizmo")};
    }
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
