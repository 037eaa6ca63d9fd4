#include "retarget/jointmapping.h"

#include <algorithm>

namespace limber {

int JointMapping::targetOf(int source) const
{
    const auto found =
        std::find_if(matches.begin(), matches.end(), [&](const JointMatch &match) { return match.source == source; });
    return source == NoJoint || found == matches.end() ? NoJoint : static_cast<int>(found - matches.begin());
}

JointMapping JointMapping::sureOnly() const
{
    JointMapping sure = *this;
    for (JointMatch &match : sure.matches) {
        if (match.score < Sure)
            match = {};
    }
    return sure;
}

} // namespace limber
