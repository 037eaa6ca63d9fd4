#include "viewport/tools/toollist.h"

#include "actions/rows/menurows.h"
#include "viewport/tools/tool.h"

#include <algorithm>

namespace limber {

ToolList::ToolList() : m_tools(listedTools())
{
}

ToolList::~ToolList() = default;

const Tool &ToolList::operator[](ToolName name) const
{
    const auto found = std::ranges::find(m_tools, name, &ListedTool::name);
    return found != m_tools.end() ? *found->tool : *m_tools.front().tool;
}

std::span<const ActionRow> toolRows()
{
    static const std::vector<ActionRow> rows = [] {
        std::vector<ActionRow> all;
        for (const ToolList list; const ListedTool &listed : list.all())
            all.push_back(listed.tool->action());
        return all;
    }();
    return rows;
}

} // namespace limber
