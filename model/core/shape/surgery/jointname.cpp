#include "surgery/jointname.h"

#include <algorithm>

namespace limber {

std::string uniqueJointName(const Skeleton &skeleton, const std::string &name)
{
    const auto isTaken = [&](const std::string &wanted) {
        return std::ranges::any_of(skeleton.joints(), [&](const Joint &joint) { return joint.name == wanted; });
    };
    std::string unique = name;
    for (int number = 2; isTaken(unique); ++number)
        unique = name + "_" + std::to_string(number);
    return unique;
}

} // namespace limber
