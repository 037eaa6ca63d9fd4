#include "viewport/tools/tool.h"
#include "viewport/tools/toollist.h"

namespace limber {

namespace {

// Only selects, so it has no handles.
class SelectTool : public Tool
{
public:
    [[nodiscard]] ToolKind kind() const override { return ToolKind::Select; }
    [[nodiscard]] ActionId action() const override { return ActionId::SelectTool; }
};

} // namespace

std::unique_ptr<const Tool> selectTool()
{
    return std::make_unique<SelectTool>();
}

} // namespace limber
