#include "vrma/humanbones.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "body/figureroles.h"
#include "body/vocabulary.h"
#include "mapping/lonelimbs.h"
#include "messages/gltfmessages.h"
#include "messages/scenemessages.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

namespace limber {

namespace {

// Makes the list.
class BoneTable
{
public:
    std::vector<HumanBone> make()
    {
        const int hips = add("hips", -1, true, BodyPart::Pelvis);
        const int spine = add("spine", hips, true, BodyPart::Spine);
        const int upperChest =
            add("upperChest", add("chest", spine, false, BodyPart::Spine, 2), false, BodyPart::Spine, 3);
        add("jaw", add("head", add("neck", upperChest, false, BodyPart::Neck), true, BodyPart::Head), false,
            BodyPart::None);
        for (const BodySide side : {BodySide::Left, BodySide::Right}) {
            m_side = side;
            addArm(upperChest);
        }
        for (const BodySide side : {BodySide::Left, BodySide::Right}) {
            m_side = side;
            addLeg(hips);
        }
        return std::move(m_bones);
    }

private:
    int add(const std::string &name, int parent, bool isRequired, BodyPart part, int number = 1)
    {
        constexpr std::array<const char *, 3> before{"", "left", "right"};
        const char *const prefix = m_side == BodySide::Centre ? before[0]
                                   : m_side == BodySide::Left ? before[1]
                                                              : before[2];
        m_bones.push_back({prefix + name, parent, isRequired, part, m_side, number});
        return static_cast<int>(m_bones.size()) - 1;
    }

    void addArm(int chest)
    {
        const int shoulder = add("Shoulder", chest, false, BodyPart::Clavicle);
        const int upperArm = add("UpperArm", shoulder, true, BodyPart::UpperArm);
        const int hand = add("Hand", add("LowerArm", upperArm, true, BodyPart::Forearm), true, BodyPart::Hand);
        addFinger(hand, "Thumb", BodyPart::Thumb, {"Metacarpal", "Proximal", "Distal"});
        for (const auto &[name, part] : {std::pair("Index", BodyPart::IndexFinger),
                                         {"Middle", BodyPart::MiddleFinger},
                                         {"Ring", BodyPart::RingFinger},
                                         {"Little", BodyPart::LittleFinger}})
            addFinger(hand, name, part, {"Proximal", "Intermediate", "Distal"});
    }

    void addFinger(int hand, const std::string &name, BodyPart part, std::initializer_list<const char *> joints)
    {
        int above = hand;
        int number = 1;
        for (const char *const joint : joints)
            above = add(name + joint, above, false, part, number++);
    }

    void addLeg(int hips)
    {
        const int lower = add("LowerLeg", add("UpperLeg", hips, true, BodyPart::Thigh), true, BodyPart::Shin);
        add("Toes", add("Foot", lower, true, BodyPart::Foot), false, BodyPart::Toe);
    }

    std::vector<HumanBone> m_bones;
    BodySide m_side = BodySide::Centre;
};

// Returns the joints of a part, from its base.
std::vector<int> chainOf(const BodyRoles &roles, BodyPart part, BodySide side)
{
    std::vector<int> chain;
    for (int joint = roles.find(part, side, 1); joint != NoJoint;
         joint = roles.find(part, side, static_cast<int>(chain.size()) + 1))
        chain.push_back(joint);
    return chain;
}

// Returns which of a spine's joints is spine, chest or upper chest: the 1st, 2nd or 3rd.
int jointOfSpine(const std::vector<int> &spine, int number)
{
    const int count = static_cast<int>(spine.size());
    if (count <= 3)
        return number <= count ? at(spine, number - 1) : NoJoint;
    return at(spine, number == 1 ? 0 : number == 2 ? count / 2 : count - 1);
}

// The bone of the palm begins at the wrist, so that it is longer than the way to it.
bool beginsInPalm(const std::vector<int> &finger, int hand, const std::vector<glm::dvec3> &positions)
{
    return finger.size() > 3 && hand != NoJoint &&
           glm::distance(at(positions, hand), at(positions, finger[0])) <
               glm::distance(at(positions, finger[0]), at(positions, finger[1]));
}

// Returns the joints that are the bones of a bone's part, from the base.
std::vector<int> chainOf(const BodyRoles &roles, const HumanBone &bone, const std::vector<glm::dvec3> &positions)
{
    if (bone.part == BodyPart::None)
        return {};
    std::vector<int> chain = chainOf(roles, bone.part, bone.side);
    const std::vector<int> neck = chainOf(roles, BodyPart::Neck, BodySide::Centre);
    const bool endsInNeck = roles.find(BodyPart::Head) == NoJoint && !neck.empty();
    if (endsInNeck && bone.part == BodyPart::Head)
        chain = {neck.back()};
    if (endsInNeck && bone.part == BodyPart::Neck)
        chain.pop_back();
    if (isFinger(bone.part) && bone.part != BodyPart::Thumb &&
        beginsInPalm(chain, roles.find(BodyPart::Hand, bone.side), positions))
        chain.erase(chain.begin());
    return chain;
}

// Takes at least one name.
MessageArgument listOf(const std::vector<std::string> &names)
{
    MessageArgument list = wordArgument(names.front());
    for (std::size_t i = 1; i < names.size(); ++i)
        list = messages::sceneListed(list, wordArgument(names[i]));
    return list;
}

} // namespace

const std::vector<HumanBone> &humanBones()
{
    static const std::vector<HumanBone> bones = BoneTable().make();
    return bones;
}

int findHumanBone(std::string_view name)
{
    const auto found = std::ranges::find(humanBones(), name, &HumanBone::name);
    return found == humanBones().end() ? -1 : static_cast<int>(found - humanBones().begin());
}

HumanJoints humanJoints(const BodyRoles &roles, const std::vector<glm::dvec3> &positions)
{
    HumanJoints joints;
    for (const HumanBone &bone : humanBones()) {
        const std::vector<int> chain = chainOf(roles, bone, positions);
        const auto index = static_cast<std::size_t>(bone.number - 1);
        joints.push_back(bone.part == BodyPart::Spine ? jointOfSpine(chain, bone.number)
                         : index < chain.size()       ? chain[index]
                                                      : NoJoint);
    }
    return joints;
}

HumanJoints humanJoints(const Character &character, const Clip &motion)
{
    const Skeleton &skeleton = character.rest.skeleton;
    HumanJoints joints(humanBones().size(), NoJoint);
    bool isSaid = false;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const std::string &name = character.nodeOf(joint).humanBone;
        const int bone = findHumanBone(name);
        isSaid = isSaid || !name.empty();
        if (bone >= 0 && at(joints, bone) == NoJoint)
            at(joints, bone) = joint;
    }
    if (isSaid)
        return joints;
    const Clip built = builtClip(character);
    const std::vector<glm::dvec3> positions = restPose(built.skeleton).jointPositions;
    std::vector<FigureRoles> figures = rolesOfFigures(built, {}, Vocabulary::builtIn());
    std::stable_partition(figures.begin(), figures.end(), [&motion](const FigureRoles &figure) {
        return figure.top == NoJoint || limbMoves(motion, figure.top);
    });
    for (const FigureRoles &figure : figures) {
        HumanJoints found = humanJoints(figure.roles, positions);
        if (missingBones(found).isEmpty())
            return found;
    }
    return figures.empty() ? joints : humanJoints(figures.front().roles, positions);
}

Message missingBones(const HumanJoints &joints)
{
    std::vector<std::string> required;
    std::vector<std::string> missing;
    for (std::size_t i = 0; i < joints.size(); ++i) {
        const HumanBone &bone = humanBones()[i];
        if (bone.isRequired)
            required.push_back(bone.name);
        if (bone.isRequired && joints[i] == NoJoint)
            missing.push_back(bone.name);
    }
    return missing.empty() ? Message() : messages::vrmaMissingBones(listOf(required), listOf(missing));
}

int boneAbove(const HumanJoints &joints, int bone)
{
    int above = at(humanBones(), bone).parent;
    while (above >= 0 && at(joints, above) == NoJoint)
        above = at(humanBones(), above).parent;
    return above;
}

} // namespace limber
