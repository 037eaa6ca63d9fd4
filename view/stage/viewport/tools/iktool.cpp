#include "viewport/tools/displacingtool.h"
#include "viewport/tools/toollist.h"

namespace limber {

namespace {

// Displaces any node; the limb or the whole body follows.
class IkTool : public DisplacingTool
{
public:
    [[nodiscard]] ToolKind kind() const override { return ToolKind::Ik; }
    [[nodiscard]] ActionId action() const override { return ActionId::IkTool; }
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
