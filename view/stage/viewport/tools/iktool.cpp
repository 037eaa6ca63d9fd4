#include "viewport/tools/displacingtool.h"

#include <QCoreApplication>

namespace limber {

namespace {

// Displaces any node; the limb or the whole body follows.
class IkTool : public DisplacingTool
{
public:
    [[nodiscard]] ActionRow action() const override
    {
        return ActionRow{
            .id = ActionId::IkTool,
            .name = "pose.ik",
            .text = QT_TRANSLATE_NOOP("Actions", "I&K"),
            .toolTip = QT_TRANSLATE_NOOP("Actions", "Drag a hand, a foot or any joint, and the limb follows"),
            .icon = "tool-ik",
            .toolBarGroup = 3,
            .keys = {Qt::Key_R},
            .keysWorkIn = KeyScope::ViewAndTimeline,
            .isCheckable = true,
            .synonyms = QT_TRANSLATE_NOOP("Synonyms",
                                          "tool inverse kinematics reach drag pull effector limb arm leg full body")};
    }
    [[nodiscard]] ToolOptions options() const override
    {
        return Tool::options() | ToolOption::Body | ToolOption::Limits;
    }
    [[nodiscard]] std::optional<PoseGesture::Kind> gesture() const override { return PoseGesture::Kind::Ik; }
    [[nodiscard]] bool holds(const Skeleton & /*skeleton*/, NodeId /*node*/) const override { return true; }
    [[nodiscard]] bool hasPole() const override { return true; }
    [[nodiscard]] ToolLimits limits() const override { return ToolLimits::OfLimb; }
};

} // namespace

std::unique_ptr<const Tool> ikTool()
{
    return std::make_unique<IkTool>();
}

} // namespace limber
