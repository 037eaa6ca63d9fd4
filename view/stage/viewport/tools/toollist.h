#pragma once

#include "session/posing/toolsettings.h"

#include <memory>
#include <vector>

namespace limber {

class Tool;

[[nodiscard]] std::unique_ptr<const Tool> selectTool();
[[nodiscard]] std::unique_ptr<const Tool> moveTool();
[[nodiscard]] std::unique_ptr<const Tool> rotateTool();
[[nodiscard]] std::unique_ptr<const Tool> ikTool();
[[nodiscard]] std::unique_ptr<const Tool> lookAtTool();

// All tools of the viewport in the order of their buttons. This is the only place that knows them one by one.
class ToolList
{
public:
    using Tools = std::vector<std::unique_ptr<const Tool>>;

    ToolList();
    ~ToolList();

    // Returns the tool of that kind, or Select if there is none.
    [[nodiscard]] const Tool &operator[](ToolKind kind) const;
    [[nodiscard]] const Tools &all() const { return m_tools; }

private:
    Tools m_tools;
};

} // namespace limber
