#include "mapping/carriedcontacts.h"

#include "base/at.h"
#include "mapping/jointkeys.h"

#include <algorithm>

namespace limber {

std::optional<Contacts> carriedContacts(const Contacts &contacts, const Clip &from, const Clip &to)
{
    if (from.motion.frameCount() != to.motion.frameCount())
        return std::nullopt;
    const std::vector<std::string> before = jointKeys(from.skeleton);
    const std::vector<std::string> after = jointKeys(to.skeleton);
    Contacts carried;
    for (const JointContacts &joint : contacts) {
        const auto found = std::ranges::find(after, at(before, joint.joint));
        if (found != after.end())
            carried.push_back({static_cast<int>(found - after.begin()), joint.intervals});
    }
    std::ranges::sort(carried, {}, &JointContacts::joint);
    return carried;
}

} // namespace limber
