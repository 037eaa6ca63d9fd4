#include "viewport/tools/tool.h"
#include "viewport/tools/toollist.h"

namespace limber {

namespace {

// A tool without handles.
class ToyTool : public Tool
{
public:
    [[nodiscard]] ToolKind kind() const override { return ToolKind::Toy; }
    [[nodiscard]] ActionId action() const override { return ActionId::ToyTool; }
};

} // namespace

std::unique_ptr<const Tool> toyTool()
{
    return std::make_unique<ToyTool>();
}

} // namespace limber
