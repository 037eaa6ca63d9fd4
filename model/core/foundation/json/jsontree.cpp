#include "json/jsontree.h"

#include <algorithm>

namespace limber {

const JsonNode *JsonNode::member(std::string_view name) const
{
    const auto found = std::ranges::find_if(children, [&](const JsonNode &child) { return child.key == name; });
    return found == children.end() ? nullptr : &*found;
}

} // namespace limber
