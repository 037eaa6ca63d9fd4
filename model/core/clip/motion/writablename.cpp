#include "motion/writablename.h"

#include <algorithm>

namespace limber {

bool isWritableName(std::string_view name)
{
    if (name.empty() || name.front() == ' ' || name.back() == ' ')
        return false;
    return std::ranges::none_of(
        name, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F || c == '{' || c == '}'; });
}

} // namespace limber
