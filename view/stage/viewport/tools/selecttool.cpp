#include "viewport/tools/tool.h"

#include <QCoreApplication>

namespace limber {

namespace {

// Only selects, so it has no handles.
class SelectTool : public Tool
{
public:
    [[nodiscard]] ActionRow action() const override
    {
        return ActionRow{.id = ActionId::SelectTool,
                         .name = "pose.select",
                         .text = QT_TRANSLATE_NOOP("Actions", "&Select"),
                         .toolTip = QT_TRANSLATE_NOOP("Actions", "Select joints; dragging orbits the view"),
                         .icon = "tool-select",
                         .toolBarGroup = 3,
                         .keys = {Qt::Key_Q},
                         .keysWorkIn = KeyScope::ViewAndTimeline,
                         .isCheckable = true,
                         .synonyms = QT_TRANSLATE_NOOP("Synonyms", "tool pick arrow look pointer")};
    }
};

} // namespace

std::unique_ptr<const Tool> selectTool()
{
    return std::make_unique<SelectTool>();
}

} // namespace limber
