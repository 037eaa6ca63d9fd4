#include "viewport/tools/tool.h"

#include <QCoreApplication>

namespace limber {

namespace {

// A tool without handles.
class ToyTool : public Tool
{
public:
    [[nodiscard]] ActionRow action() const override
    {
        return ActionRow{.id = ActionId::ToyTool,
                         .name = "pose.toy",
                         .text = QT_TRANSLATE_NOOP("Actions", "Poke"),
                         .toolTip = QT_TRANSLATE_NOOP("Actions", "Poke joints by clicking"),
                         .icon = "tool-select",
                         .isCheckable = true};
    }
};

} // namespace

std::unique_ptr<const Tool> toyTool()
{
    return std::make_unique<ToyTool>();
}

} // namespace limber
