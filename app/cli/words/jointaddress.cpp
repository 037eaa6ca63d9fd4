#include "words/jointaddress.h"

#include "motion/nodeaddress.h"
#include "output/messages.h"

namespace limber::cli {

Outcome<NodeId> findNode(const Skeleton &skeleton, std::string_view address)
{
    if (const auto node = nodeAt(skeleton, address))
        return Outcome<NodeId>::success(*node);
    return Outcome<NodeId>::failure("the file has no joint or end site " + inQuotes(address));
}

Outcome<int> findJoint(const Skeleton &skeleton, std::string_view address)
{
    if (const auto joint = jointAt(skeleton, address))
        return Outcome<int>::success(*joint);
    if (nodeAt(skeleton, address))
        return Outcome<int>::failure(inQuotes(address) + " is an end site, expected a joint");
    return Outcome<int>::failure("the file has no joint " + inQuotes(address));
}

std::string endSiteName(const Skeleton &skeleton, int endSite)
{
    const int parent = skeleton.endSite(endSite).parent;
    int ordinal = 1;
    for (int earlier = 0; earlier < endSite; ++earlier)
        ordinal += skeleton.endSite(earlier).parent == parent ? 1 : 0;
    const std::string name = skeleton.joint(parent).name + "/End";
    return ordinal == 1 ? name : name + "#" + std::to_string(ordinal);
}

} // namespace limber::cli
