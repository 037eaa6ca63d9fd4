#pragma once

#include "session/posing/toolsettings.h"

#include <memory>
#include <vector>

namespace limber {

class Tool;

// A tool with its name in the list.
struct ListedTool
{
    ToolName name;
    std::unique_ptr<const Tool> tool;
};

// Makes the tools that CMakeLists.txt lists.
[[nodiscard]] std::vector<ListedTool> listedTools();

// All tools of the viewport in the order of their buttons.
class ToolList
{
public:
    ToolList();
    ~ToolList();

    // Returns the tool of that name, or Select if there is none.
    [[nodiscard]] const Tool &operator[](ToolName name) const;
    [[nodiscard]] const std::vector<ListedTool> &all() const { return m_tools; }

private:
    std::vector<ListedTool> m_tools;
};

} // namespace limber
