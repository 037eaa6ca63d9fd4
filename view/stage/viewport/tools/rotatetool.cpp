#include "motion/skeleton.h"
#include "viewport/tools/dragamount.h"
#include "viewport/tools/posereadout.h"
#include "viewport/tools/tool.h"

#include <QCoreApplication>

namespace limber {

namespace {

// Rotates joints that have rotation channels, each about itself.
class RotateTool : public Tool
{
public:
    [[nodiscard]] ActionRow action() const override
    {
        return ActionRow{
            .id = ActionId::RotateTool,
            .name = "pose.rotate",
            .text = QT_TRANSLATE_NOOP("Actions", "&Rotate"),
            .toolTip = QT_TRANSLATE_NOOP("Actions", "Rotate joints by rings, or freely by their bones"),
            .icon = "tool-rotate",
            .toolBarGroup = 3,
            .keys = {Qt::Key_E},
            .keysWorkIn = KeyScope::ViewAndTimeline,
            .isCheckable = true,
            .synonyms = QT_TRANSLATE_NOOP("Synonyms", "tool turn spin gizmo rings angle bend fk forward kinematics")};
    }
    [[nodiscard]] ToolOptions options() const override
    {
        return Tool::options() | ToolOption::RotationStep | ToolOption::ChannelAxes | ToolOption::SpreadTwist;
    }
    [[nodiscard]] std::optional<PoseGesture::Kind> gesture() const override { return PoseGesture::Kind::Rotate; }
    [[nodiscard]] bool holds(const Skeleton &skeleton, NodeId node) const override
    {
        return node.isJoint() && skeleton.joint(node.index).hasRotations();
    }
    [[nodiscard]] HandleShape shape() const override { return HandleShape::Rings; }
    [[nodiscard]] ToolLimits limits() const override { return ToolLimits::OfJoint; }
    void follow(const DragAmount &amount, const glm::dmat3 &fromView, PoseGesture &gesture) const override
    {
        const glm::dvec3 axis = fromView * amount.drag().rotationAxis();
        gesture.rotate(axis, amount.degrees());
    }
    [[nodiscard]] QList<ReadoutLine> readout(const PoseReadout &text, const DragAmount &amount,
                                             const PoseGesture &gesture, double /*visible*/) const override
    {
        const int axis = amount.drag().hold().axis;
        const bool isFree = amount.drag().part() == HandlePart::Free && axis < 0;
        return text.rotation(amount.degrees(), axis, isFree, gesture.sharingCount());
    }
};

} // namespace

std::unique_ptr<const Tool> rotateTool()
{
    return std::make_unique<RotateTool>();
}

} // namespace limber
