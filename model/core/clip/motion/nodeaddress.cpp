#include "motion/nodeaddress.h"

#include <charconv>

namespace limber {

namespace {

constexpr std::string_view endSuffix = "/End";

// "name#2" split into the name and 2; the ordinal is 1 if the text has none.
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
    int ordinal = 0;
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data() + hash + 1, end, ordinal);
    if (error != std::errc{} || stop != end || ordinal < 1)
        return {text};
    return {text.substr(0, hash), ordinal};
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

std::optional<int> endSiteAt(const Skeleton &skeleton, NumberedName wanted)
{
    if (!wanted.name.ends_with(endSuffix))
        return std::nullopt;
    const auto parent = jointAt(skeleton, wanted.name.substr(0, wanted.name.size() - endSuffix.size()));
    int seen = 0;
    for (int endSite = 0; parent && endSite < skeleton.endSiteCount(); ++endSite) {
        if (skeleton.endSite(endSite).parent == *parent && ++seen == wanted.ordinal)
            return endSite;
    }
    return std::nullopt;
}

std::string numbered(std::string name, int ordinal)
{
    return ordinal == 1 ? std::move(name) : name + "#" + std::to_string(ordinal);
}

} // namespace

std::optional<int> jointAt(const Skeleton &skeleton, std::string_view address)
{
    if (const auto joint = jointNamed(skeleton, {address}))
        return joint;
    return jointNamed(skeleton, splitOrdinal(address));
}

std::optional<NodeId> nodeAt(const Skeleton &skeleton, std::string_view address)
{
    if (const auto joint = jointAt(skeleton, address))
        return NodeId::joint(*joint);
    if (const auto endSite = endSiteAt(skeleton, splitOrdinal(address)))
        return NodeId::endSite(*endSite);
    return std::nullopt;
}

std::string addressOf(const Skeleton &skeleton, NodeId node)
{
    int ordinal = 1;
    if (node.isJoint()) {
        const std::string &name = skeleton.joint(node.index).name;
        for (int earlier = 0; earlier < node.index; ++earlier)
            ordinal += skeleton.joint(earlier).name == name ? 1 : 0;
        return numbered(name, ordinal);
    }
    const int parent = skeleton.endSite(node.index).parent;
    for (int earlier = 0; earlier < node.index; ++earlier)
        ordinal += skeleton.endSite(earlier).parent == parent ? 1 : 0;
    return numbered(addressOf(skeleton, NodeId::joint(parent)) + std::string(endSuffix), ordinal);
}

} // namespace limber
