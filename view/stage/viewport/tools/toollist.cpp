#include "viewport/tools/toollist.h"

#include "viewport/tools/tool.h"

#include <algorithm>

namespace limber {

ToolList::ToolList()
{
    for (const auto make : {selectTool, moveTool, rotateTool, ikTool, lookAtTool})
        m_tools.push_back(make());
}

ToolList::~ToolList() = default;

const Tool &ToolList::operator[](ToolKind kind) const
{
    const auto found = std::ranges::find(m_tools, kind, [](const auto &tool) { return tool->kind(); });
    return found != m_tools.end() ? **found : *m_tools.front();
}

} // namespace limber
