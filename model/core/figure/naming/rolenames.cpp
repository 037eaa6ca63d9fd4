#include "naming/rolenames.h"

#include "base/at.h"

#include <array>

namespace limber {

namespace {

// A name with its variable parts: {S} Left or Right, {L} L or R, {l} l or r, {n} the number, {0n} the number with two
// digits, {m} the number minus one, or nothing for the first, {p} Proximal, Intermediate or Distal, {c} Spine, Chest or
// UpperChest.
struct PartName
{
    BodyPart part;
    std::string_view pattern;
};

using Names = std::span<const PartName>;

constexpr PartName motionBuilder[] = {
    {BodyPart::Root, "Reference"},
    {BodyPart::Pelvis, "Hips"},
    {BodyPart::Spine, "Spine{m}"},
    {BodyPart::Neck, "Neck{m}"},
    {BodyPart::Head, "Head"},
    {BodyPart::HeadTop, "HeadTop_End"},
    {BodyPart::HipJoint, "{S}HipJoint"},
    {BodyPart::Thigh, "{S}UpLeg"},
    {BodyPart::Shin, "{S}Leg"},
    {BodyPart::Foot, "{S}Foot"},
    {BodyPart::Toe, "{S}ToeBase"},
    {BodyPart::Clavicle, "{S}Shoulder"},
    {BodyPart::UpperArm, "{S}Arm"},
    {BodyPart::Forearm, "{S}ForeArm"},
    {BodyPart::Hand, "{S}Hand"},
    {BodyPart::Thumb, "{S}HandThumb{n}"},
    {BodyPart::IndexFinger, "{S}HandIndex{n}"},
    {BodyPart::MiddleFinger, "{S}HandMiddle{n}"},
    {BodyPart::RingFinger, "{S}HandRing{n}"},
    {BodyPart::LittleFinger, "{S}HandPinky{n}"},
};

constexpr PartName unreal[] = {
    {BodyPart::Root, "root"},
    {BodyPart::Pelvis, "pelvis"},
    {BodyPart::Spine, "spine_{0n}"},
    {BodyPart::Neck, "neck_{0n}"},
    {BodyPart::Head, "head"},
    {BodyPart::HeadTop, "head_top"},
    {BodyPart::HipJoint, "hipjoint_{l}"},
    {BodyPart::Thigh, "thigh_{l}"},
    {BodyPart::Shin, "calf_{l}"},
    {BodyPart::Foot, "foot_{l}"},
    {BodyPart::Toe, "ball_{l}"},
    {BodyPart::Clavicle, "clavicle_{l}"},
    {BodyPart::UpperArm, "upperarm_{l}"},
    {BodyPart::Forearm, "lowerarm_{l}"},
    {BodyPart::Hand, "hand_{l}"},
    {BodyPart::Thumb, "thumb_{0n}_{l}"},
    {BodyPart::IndexFinger, "index_{0n}_{l}"},
    {BodyPart::MiddleFinger, "middle_{0n}_{l}"},
    {BodyPart::RingFinger, "ring_{0n}_{l}"},
    {BodyPart::LittleFinger, "pinky_{0n}_{l}"},
};

constexpr PartName unity[] = {
    {BodyPart::Root, "Root"},
    {BodyPart::Pelvis, "Hips"},
    {BodyPart::Spine, "{c}"},
    {BodyPart::Neck, "Neck{m}"},
    {BodyPart::Head, "Head"},
    {BodyPart::HeadTop, "HeadTop"},
    {BodyPart::HipJoint, "{S}HipJoint"},
    {BodyPart::Thigh, "{S}UpperLeg"},
    {BodyPart::Shin, "{S}LowerLeg"},
    {BodyPart::Foot, "{S}Foot"},
    {BodyPart::Toe, "{S}Toes"},
    {BodyPart::Clavicle, "{S}Shoulder"},
    {BodyPart::UpperArm, "{S}UpperArm"},
    {BodyPart::Forearm, "{S}LowerArm"},
    {BodyPart::Hand, "{S}Hand"},
    {BodyPart::Thumb, "{S}Thumb{p}"},
    {BodyPart::IndexFinger, "{S}Index{p}"},
    {BodyPart::MiddleFinger, "{S}Middle{p}"},
    {BodyPart::RingFinger, "{S}Ring{p}"},
    {BodyPart::LittleFinger, "{S}Little{p}"},
};

constexpr PartName biped[] = {
    {BodyPart::Root, "Bip01"},
    {BodyPart::Pelvis, "Bip01 Pelvis"},
    {BodyPart::Spine, "Bip01 Spine{m}"},
    {BodyPart::Neck, "Bip01 Neck{m}"},
    {BodyPart::Head, "Bip01 Head"},
    {BodyPart::HeadTop, "Bip01 HeadNub"},
    {BodyPart::HipJoint, "Bip01 {L} HipJoint"},
    {BodyPart::Thigh, "Bip01 {L} Thigh"},
    {BodyPart::Shin, "Bip01 {L} Calf"},
    {BodyPart::Foot, "Bip01 {L} Foot"},
    {BodyPart::Toe, "Bip01 {L} Toe0"},
    {BodyPart::Clavicle, "Bip01 {L} Clavicle"},
    {BodyPart::UpperArm, "Bip01 {L} UpperArm"},
    {BodyPart::Forearm, "Bip01 {L} Forearm"},
    {BodyPart::Hand, "Bip01 {L} Hand"},
    {BodyPart::Thumb, "Bip01 {L} Finger0{m}"},
    {BodyPart::IndexFinger, "Bip01 {L} Finger1{m}"},
    {BodyPart::MiddleFinger, "Bip01 {L} Finger2{m}"},
    {BodyPart::RingFinger, "Bip01 {L} Finger3{m}"},
    {BodyPart::LittleFinger, "Bip01 {L} Finger4{m}"},
};

constexpr PartName blender[] = {
    {BodyPart::Root, "root"},
    {BodyPart::Pelvis, "hips"},
    {BodyPart::Spine, "spine.{0n}"},
    {BodyPart::Neck, "neck.{0n}"},
    {BodyPart::Head, "head"},
    {BodyPart::HeadTop, "head_top"},
    {BodyPart::HipJoint, "hip_joint.{L}"},
    {BodyPart::Thigh, "thigh.{L}"},
    {BodyPart::Shin, "shin.{L}"},
    {BodyPart::Foot, "foot.{L}"},
    {BodyPart::Toe, "toe.{L}"},
    {BodyPart::Clavicle, "shoulder.{L}"},
    {BodyPart::UpperArm, "upper_arm.{L}"},
    {BodyPart::Forearm, "forearm.{L}"},
    {BodyPart::Hand, "hand.{L}"},
    {BodyPart::Thumb, "thumb.{0n}.{L}"},
    {BodyPart::IndexFinger, "f_index.{0n}.{L}"},
    {BodyPart::MiddleFinger, "f_middle.{0n}.{L}"},
    {BodyPart::RingFinger, "f_ring.{0n}.{L}"},
    {BodyPart::LittleFinger, "f_pinky.{0n}.{L}"},
};

constexpr RoleVocabulary vocabularies[] = {
    {"motionbuilder", "MotionBuilder"},
    {"mixamo", "Mixamo"},
    {"unreal", "Unreal"},
    {"unity", "Unity"},
    {"biped", "Biped"},
    {"blender", "Blender"},
};

Names namesOf(std::string_view vocabulary)
{
    if (vocabulary == "unreal")
        return unreal;
    if (vocabulary == "unity")
        return unity;
    if (vocabulary == "biped")
        return biped;
    if (vocabulary == "blender")
        return blender;
    return motionBuilder;
}

std::string phalanx(int number)
{
    constexpr std::array<std::string_view, 3> names{"Proximal", "Intermediate", "Distal"};
    return number >= 1 && number <= 3 ? std::string(at(names, number - 1)) : std::to_string(number);
}

std::string spineOfUnity(int number)
{
    constexpr std::array<std::string_view, 3> names{"Spine", "Chest", "UpperChest"};
    return number >= 1 && number <= 3 ? std::string(at(names, number - 1)) : "Spine" + std::to_string(number);
}

std::string filledIn(std::string_view key, const JointRole &role)
{
    const bool isLeft = role.side == BodySide::Left;
    if (key == "S")
        return isLeft ? "Left" : "Right";
    if (key == "L")
        return isLeft ? "L" : "R";
    if (key == "l")
        return isLeft ? "l" : "r";
    if (key == "n")
        return std::to_string(role.number);
    if (key == "0n")
        return (role.number < 10 ? "0" : "") + std::to_string(role.number);
    if (key == "m")
        return role.number > 1 ? std::to_string(role.number - 1) : std::string();
    return key == "p" ? phalanx(role.number) : spineOfUnity(role.number);
}

std::string filledIn(std::string_view pattern, const JointRole &role, std::string result)
{
    while (!pattern.empty()) {
        const std::size_t open = pattern.find('{');
        result += pattern.substr(0, open);
        if (open == std::string_view::npos)
            break;
        const std::size_t close = pattern.find('}');
        result += filledIn(pattern.substr(open + 1, close - open - 1), role);
        pattern.remove_prefix(close + 1);
    }
    return result;
}

} // namespace

std::span<const RoleVocabulary> roleVocabularies()
{
    return vocabularies;
}

std::string nameOfRole(const JointRole &role, std::string_view vocabulary)
{
    if (isSidedPart(role.part) && role.side == BodySide::Centre)
        return {};
    for (const PartName &name : namesOf(vocabulary)) {
        if (name.part == role.part)
            return filledIn(name.pattern, role, vocabulary == "mixamo" ? "mixamorig:" : "");
    }
    return {};
}

} // namespace limber
