#include "mapping/carriedcontacts.h"

#include "mapping/jointkeys.h"

#include <algorithm>

namespace limber {

Contacts carriedContacts(const Contacts &contacts, const Skeleton &from, const Skeleton &to)
{
    const std::vector<std::string> before = jointKeys(from);
    const std::vector<std::string> after = jointKeys(to);
    Contacts carried;
    for (const JointContacts &joint : contacts) {
        const auto found = std::ranges::find(after, before[static_cast<std::size_t>(joint.joint)]);
        if (found != after.end())
            carried.push_back({static_cast<int>(found - after.begin()), joint.intervals});
    }
    std::ranges::sort(carried, {}, &JointContacts::joint);
    return carried;
}

} // namespace limber
