#include "skeletonbuilder.h"

#include <string_view>
#include <utility>

namespace limber::samples {

SkeletonBuilder::SkeletonBuilder() : SkeletonBuilder(rotationsInOrder("ZXY"))
{
}

SkeletonBuilder::SkeletonBuilder(std::vector<Channel> rotations) : m_rotations(std::move(rotations))
{
}

int SkeletonBuilder::addRoot(const std::string &name)
{
    return addRoot(name, m_rotations);
}

int SkeletonBuilder::addRoot(const std::string &name, const std::vector<Channel> &rotations)
{
    return addTravellingJoint(name, NoJoint, glm::dvec3(0.0), rotations);
}

int SkeletonBuilder::addTravellingJoint(const std::string &name, int parent, const glm::dvec3 &offset)
{
    return addTravellingJoint(name, parent, offset, m_rotations);
}

int SkeletonBuilder::addTravellingJoint(const std::string &name, int parent, const glm::dvec3 &offset,
                                        const std::vector<Channel> &rotations)
{
    std::vector<Channel> channels(allChannels.begin(), allChannels.begin() + 3);
    channels.insert(channels.end(), rotations.begin(), rotations.end());
    return addJoint(name, parent, offset, channels);
}

int SkeletonBuilder::addChain(int parent, const std::vector<std::pair<std::string, glm::dvec3>> &joints)
{
    for (const auto &[name, offset] : joints)
        parent = addJoint(name, parent, offset);
    return parent;
}

int SkeletonBuilder::addJoint(const std::string &name, int parent, const glm::dvec3 &offset)
{
    return addJoint(name, parent, offset, m_rotations);
}

int SkeletonBuilder::addJoint(const std::string &name, int parent, const glm::dvec3 &offset,
                              const std::vector<Channel> &rotations)
{
    Joint joint;
    joint.name = name;
    joint.parent = parent;
    joint.offset = offset;
    joint.channels = rotations;
    return m_skeleton.addJoint(std::move(joint));
}

void SkeletonBuilder::addEndSite(int parent, const glm::dvec3 &offset)
{
    EndSite endSite;
    endSite.parent = parent;
    endSite.offset = offset;
    m_skeleton.addEndSite(std::move(endSite));
}

std::vector<Channel> rotationsInOrder(const char *letters)
{
    std::vector<Channel> channels;
    for (const char letter : std::string_view(letters))
        channels.push_back({ChannelKind::Rotation, static_cast<Axis>(letter - 'X')});
    return channels;
}

} // namespace limber::samples
