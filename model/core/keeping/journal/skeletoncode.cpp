#include "journal/skeletoncode.h"

#include <cmath>

namespace limber {

namespace {

// Returns whether a node may have this parent in a file: the joint must still be open after the nodes before it.
bool mayBeParent(int parent, const Skeleton &skeleton)
{
    const int last = skeleton.jointCount() - 1;
    return parent == NoJoint || (parent >= 0 && parent <= last && skeleton.isInSubtree(last, parent));
}

void takeEndSites(ByteReader &in, std::vector<EndSite> &endSites)
{
    const std::size_t count = in.count(sizeof(double) * 3);
    for (std::size_t i = 0; i < count && in.isGood(); ++i) {
        EndSite site;
        site.label = in.text();
        site.parent = in.number<std::int32_t>();
        site.offset = takeVector(in);
        site.precedingJoints = in.number<std::int32_t>();
        endSites.push_back(std::move(site));
    }
}

Joint takeJoint(ByteReader &in)
{
    Joint joint;
    joint.name = in.text();
    joint.parent = in.number<std::int32_t>();
    joint.offset = takeVector(in);
    joint.channels = takeChannels(in);
    return joint;
}

} // namespace

void putVector(ByteWriter &out, const glm::dvec3 &vector)
{
    out.put(vector.x);
    out.put(vector.y);
    out.put(vector.z);
}

glm::dvec3 takeVector(ByteReader &in)
{
    glm::dvec3 vector(0.0);
    for (int axis = 0; axis < 3; ++axis)
        vector[axis] = in.number<double>();
    if (!std::isfinite(vector.x) || !std::isfinite(vector.y) || !std::isfinite(vector.z))
        in.fail();
    return vector;
}

void putChannels(ByteWriter &out, const std::vector<Channel> &channels)
{
    out.put(static_cast<std::uint64_t>(channels.size()));
    for (const Channel &channel : channels) {
        out.put(channel.kind);
        out.put(channel.axis);
    }
}

std::vector<Channel> takeChannels(ByteReader &in)
{
    std::vector<Channel> channels;
    const std::size_t count = in.count(2);
    for (std::size_t i = 0; i < count && in.isGood(); ++i) {
        const auto kind = in.oneOf(ChannelKind::Rotation);
        channels.push_back({kind, in.oneOf(Axis::Z)});
    }
    return channels;
}

void putSkeleton(ByteWriter &out, const Skeleton &skeleton)
{
    out.put(static_cast<std::uint64_t>(skeleton.endSiteCount()));
    for (const EndSite &site : skeleton.endSites()) {
        out.put(std::string_view(site.label));
        out.put(static_cast<std::int32_t>(site.parent));
        putVector(out, site.offset);
        out.put(static_cast<std::int32_t>(site.precedingJoints));
    }
    out.put(static_cast<std::uint64_t>(skeleton.jointCount()));
    for (const Joint &joint : skeleton.joints()) {
        out.put(std::string_view(joint.name));
        out.put(static_cast<std::int32_t>(joint.parent));
        putVector(out, joint.offset);
        putChannels(out, joint.channels);
    }
}

std::optional<Skeleton> takeSkeleton(ByteReader &in)
{
    std::vector<EndSite> endSites;
    takeEndSites(in, endSites);
    Skeleton skeleton;
    auto site = endSites.begin();
    const std::size_t joints = in.count(sizeof(double) * 3);
    for (std::size_t i = 0; i <= joints && in.isGood(); ++i) {
        // Adds the end sites that come before the next joint in the file.
        for (; site != endSites.end() && site->precedingJoints == skeleton.jointCount(); ++site) {
            if (site->parent == NoJoint || !mayBeParent(site->parent, skeleton))
                return std::nullopt;
            skeleton.addEndSite(*site);
        }
        if (i == joints)
            break;
        Joint joint = takeJoint(in);
        if (!in.isGood() || !mayBeParent(joint.parent, skeleton))
            return std::nullopt;
        skeleton.addJoint(std::move(joint));
    }
    if (!in.isGood() || site != endSites.end())
        return std::nullopt;
    return skeleton;
}

} // namespace limber
