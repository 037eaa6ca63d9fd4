#include "motion/skeleton.h"
#include "viewport/tools/displacingtool.h"
#include "viewport/tools/posereadout.h"

#include <QCoreApplication>

namespace limber {

namespace {

// Turns a head or another joint to a point, which is dragged before it, or to the joint under the mouse.
class LookAtTool : public DisplacingTool
{
public:
    [[nodiscard]] ActionRow action() const override
    {
        return ActionRow{
            .id = ActionId::LookAtTool,
            .name = "pose.lookAt",
            .text = QT_TRANSLATE_NOOP("Actions", "&Look At"),
            .toolTip =
                QT_TRANSLATE_NOOP("Actions", "Turn a head by dragging what it looks at: a point before it, or onto "
                                             "a joint"),
            .icon = "tool-look-at",
            .toolBarGroup = 3,
            .keys = QKeyCombination(Qt::SHIFT, Qt::Key_R),
            .keysWorkIn = KeyScope::ViewAndTimeline,
            .isCheckable = true,
            .synonyms = QT_TRANSLATE_NOOP("Synonyms", "tool gaze eyes eye aim face head turn watch camera target")};
    }
    [[nodiscard]] ToolOptions options() const override { return ToolOption::Upright; }
    [[nodiscard]] std::optional<PoseGesture::Kind> gesture() const override { return PoseGesture::Kind::LookAt; }
    [[nodiscard]] bool holds(const Skeleton &skeleton, NodeId node) const override
    {
        return node.isJoint() && skeleton.joint(node.index).hasRotations();
    }
    // The end of a head is dragged as the head.
    [[nodiscard]] NodeId draggedFor(const Skeleton &skeleton, NodeId node) const override
    {
        return node.isJoint() || !node.isValid() ? node : NodeId::joint(skeleton.parentOf(node));
    }
    [[nodiscard]] bool takesTargets() const override { return true; }
    // The target lies anywhere, and arrows of a shoulder would be in the way of the head.
    [[nodiscard]] HandleShape shape() const override { return HandleShape::Disc; }
    [[nodiscard]] QList<ReadoutLine> readout(const PoseReadout &text, const DragAmount & /*amount*/,
                                             const PoseGesture &gesture, double /*visible*/) const override
    {
        return text.look(gesture.lookedAtName(), gesture.missedDegrees());
    }
};

} // namespace

std::unique_ptr<const Tool> lookAtTool()
{
    return std::make_unique<LookAtTool>();
}

} // namespace limber
