#include "words/jointaddress.h"

#include "output/messages.h"
#include "words/numberword.h"

#include <optional>

namespace limber::cli {

namespace {

// "name#2" as name and 2; the ordinal is 1 if there is none.
struct NumberedName
{
    std::string_view name;
    int ordinal = 1;
};

NumberedName splitOrdinal(std::string_view text)
{
    const std::size_t hash = text.rfind('#');
    if (hash == std::string_view::npos)
        return {text};
    const auto ordinal = countFromWord(text.substr(hash + 1));
    if (!ordinal || *ordinal < 1)
        return {text};
    return {text.substr(0, hash), *ordinal};
}

std::optional<int> jointNamed(const Skeleton &skeleton, NumberedName wanted)
{
    int seen = 0;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        if (skeleton.joint(joint).name == wanted.name && ++seen == wanted.ordinal)
            return joint;
    }
    return std::nullopt;
}

std::optional<int> jointAt(const Skeleton &skeleton, std::string_view address)
{
    if (const auto joint = jointNamed(skeleton, {address}))
        return joint;
    return jointNamed(skeleton, splitOrdinal(address));
}

std::optional<int> endSiteOf(const Skeleton &skeleton, int parent, int ordinal)
{
    int seen = 0;
    for (int endSite = 0; endSite < skeleton.endSiteCount(); ++endSite) {
        if (skeleton.endSite(endSite).parent == parent && ++seen == ordinal)
            return endSite;
    }
    return std::nullopt;
}

std::optional<int> endSiteAt(const Skeleton &skeleton, std::string_view address)
{
    constexpr std::string_view suffix = "/End";
    const NumberedName numbered = splitOrdinal(address);
    if (!numbered.name.ends_with(suffix))
        return std::nullopt;
    const auto parent = jointAt(skeleton, numbered.name.substr(0, numbered.name.size() - suffix.size()));
    return parent ? endSiteOf(skeleton, *parent, numbered.ordinal) : std::nullopt;
}

} // namespace

Outcome<NodeId> findNode(const Skeleton &skeleton, std::string_view address)
{
    if (const auto joint = jointAt(skeleton, address))
        return Outcome<NodeId>::success(NodeId::joint(*joint));
    if (const auto endSite = endSiteAt(skeleton, address))
        return Outcome<NodeId>::success(NodeId::endSite(*endSite));
    return Outcome<NodeId>::failure("the file has no joint or end site " + quoted(address));
}

Outcome<int> findJoint(const Skeleton &skeleton, std::string_view address)
{
    if (const auto joint = jointAt(skeleton, address))
        return Outcome<int>::success(*joint);
    if (endSiteAt(skeleton, address))
        return Outcome<int>::failure(quoted(address) + " is an end site, expected a joint");
    return Outcome<int>::failure("the file has no joint " + quoted(address));
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
