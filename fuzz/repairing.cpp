#include "promises.h"
#include "samecontent.h"

#include "bvh/read/bvhreader.h"
#include "bvh/repair/repair.h"

namespace limber::fuzz {

std::string brokenByRepairing(std::string_view bytes)
{
    const ReadResult plain = readBvh(std::string(bytes));
    const ReadResult result = readRepaired(std::string(bytes));
    if (!result.clip && result.error() == nullptr)
        return "refused without an error";
    if (plain.clip)
        return result.clip && haveSameContent(*plain.clip, *result.clip) ? "" : "a file that loads was repaired";
    const auto repaired = repairedText(bytes);
    if (isRepairable(bytes) != repaired.has_value())
        return "said to be repairable and not repaired, or the other way round";
    if (result.clip.has_value() != repaired.has_value())
        return "read with repairs and not repaired, or the other way round";
    if (!repaired)
        return {};
    if (repaired->changes.empty())
        return "repaired without a change";
    const ReadResult again = readBvh(repaired->bytes);
    if (!again.clip)
        return "the repaired text is refused: " + again.error()->toString("");
    return haveSameContent(*again.clip, *result.clip) ? "" : "the repaired text is another clip than the repaired one";
}

} // namespace limber::fuzz
