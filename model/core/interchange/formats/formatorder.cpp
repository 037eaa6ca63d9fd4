#include "formats/formatorder.h"

#include <algorithm>
#include <tuple>

namespace limber {

std::vector<Format> inListedOrder(std::vector<Format> formats)
{
    std::ranges::sort(formats, {}, [](const Format &format) { return std::tuple(format.place, format.name); });
    return formats;
}

} // namespace limber
