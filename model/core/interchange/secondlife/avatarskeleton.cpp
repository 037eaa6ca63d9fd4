#include "secondlife/avatarskeleton.h"

#include "base/at.h"
#include "motion/writablename.h"
#include "secondlife/animunits.h"
#include "secondlife/avatarbones.h"
#include "secondlife/avatarnames.h"

#include <algorithm>
#include <map>
#include <string>

namespace limber {

namespace {

constexpr double metresInInch = 0.0254;

const AvatarBone &boneAt(int index)
{
    return avatarBones()[static_cast<std::size_t>(index)];
}

glm::dvec3 offsetOf(const glm::dvec3 &metres)
{
    return toBvhAxes(metres) / metresInInch;
}

// Returns channels in the order that BVH files for the avatar have had from the beginning.
std::vector<Channel> channelsOf(bool hasPositions)
{
    std::vector<Channel> list;
    if (hasPositions)
        list = {channels::Xposition, channels::Yposition, channels::Zposition};
    list.insert(list.end(), {channels::Xrotation, channels::Zrotation, channels::Yrotation});
    return list;
}

// Returns a name that a BVH file can hold and that the viewer recognises there.
std::string nameInClip(const std::string &name)
{
    std::string written = name;
    if (findAnimatedJoint(name))
        std::ranges::replace(written, ' ', '_');
    for (char &c : written) {
        if (!isWritableName(std::string(1, c)) && c != ' ')
            c = '_';
    }
    if (written.empty())
        return "_";
    for (char *const end : {&written.front(), &written.back()}) {
        if (*end == ' ')
            *end = '_';
    }
    return written;
}

// Collects what the animation needs from the skeleton, and then builds the skeleton.
class AvatarBuilder
{
public:
    explicit AvatarBuilder(const AnimFile &file)
    {
        int index = 0;
        for (const AvatarBone &bone : avatarBones())
            m_bones.push_back({bone.isBase, index++ == 0, {}, NoJoint});
        for (const AnimJoint &joint : file.joints)
            want(joint);
    }

    AvatarSkeleton build(const AnimFile &file)
    {
        for (int bone = 0; bone < static_cast<int>(m_bones.size()); ++bone) {
            if (at(m_bones, bone).isWanted)
                addBone(bone);
        }
        AvatarSkeleton result;
        for (const AnimJoint &joint : file.joints)
            result.jointOf.push_back(jointOf(joint.name));
        result.skeleton = std::move(m_skeleton);
        return result;
    }

private:
    struct Extra // a joint that is not a bone
    {
        bool hasPositions = false;
        int joint = NoJoint;
    };

    struct Bone
    {
        bool isWanted = false;
        bool hasPositions = false;
        std::map<std::string, Extra> extras; // children of the bone
        int joint = NoJoint;
    };

    [[nodiscard]] static int boneOf(const std::string &name)
    {
        const auto known = findAnimatedJoint(name);
        return known ? known->bone : -1;
    }

    Extra &extraFor(const std::string &name) { return at(m_bones, std::max(boneOfVolume(name), 0)).extras[name]; }

    [[nodiscard]] int jointOf(const std::string &name)
    {
        const int bone = boneOf(name);
        return bone >= 0 ? at(m_bones, bone).joint : extraFor(name).joint;
    }

    void want(const AnimJoint &joint)
    {
        const int bone = boneOf(joint.name);
        bool &hasPositions = bone >= 0 ? at(m_bones, bone).hasPositions : extraFor(joint.name).hasPositions;
        hasPositions = hasPositions || !joint.positions.empty();
        if (bone >= 0)
            at(m_bones, bone).isWanted = true;
    }

    void addBone(int bone)
    {
        const AvatarBone &described = boneAt(bone);
        glm::dvec3 position = described.position;
        int parent = described.parent;
        while (parent >= 0 && !at(m_bones, parent).isWanted) {
            position += boneAt(parent).position;
            parent = boneAt(parent).parent;
        }
        Bone &own = at(m_bones, bone);
        own.joint = m_skeleton.addJoint({.name = std::string(described.name),
                                         .parent = parent < 0 ? NoJoint : at(m_bones, parent).joint,
                                         .offset = offsetOf(position),
                                         .channels = channelsOf(own.hasPositions)});
        for (auto &[name, extra] : own.extras) {
            extra.joint = m_skeleton.addJoint(
                {.name = nameInClip(name), .parent = own.joint, .channels = channelsOf(extra.hasPositions)});
            m_skeleton.addEndSite({.parent = extra.joint, .offset = {0.0, 0.0, 1.0}});
        }
        if (own.extras.empty() && !hasWantedBelow(bone))
            m_skeleton.addEndSite({.parent = own.joint, .offset = offsetOf(described.end)});
    }

    // All bones below a bone directly follow it.
    [[nodiscard]] bool hasWantedBelow(int bone) const
    {
        const auto isBelow = [&](int other) {
            while (other > bone)
                other = boneAt(other).parent;
            return other == bone;
        };
        for (int other = bone + 1; other < static_cast<int>(m_bones.size()) && isBelow(other); ++other) {
            if (at(m_bones, other).isWanted)
                return true;
        }
        return false;
    }

    std::vector<Bone> m_bones;
    Skeleton m_skeleton;
};

} // namespace

AvatarSkeleton avatarSkeletonFor(const AnimFile &file)
{
    return AvatarBuilder(file).build(file);
}

} // namespace limber
