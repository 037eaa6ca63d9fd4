#include "rigs.h"

#include "skeletonbuilder.h"

#include <array>
#include <string>

namespace limber::samples {

namespace {

// Turns what is written here with x to the left, y up and z forward into the engine's Z up, face towards -Y.
constexpr glm::dvec3 zUp(double x, double y, double z)
{
    return {x, -z, y};
}

struct Half
{
    std::string suffix;
    double mirror;

    [[nodiscard]] std::string name(const char *part) const { return part + suffix; }
    [[nodiscard]] glm::dvec3 at(const glm::dvec3 &left) const { return zUp(mirror * left.x, left.y, left.z); }
};

// The rest pose is an A: arms 45 degrees down, elbows a little forward.
constexpr glm::dvec3 upperArm{19.6, -19.6, -1.2};
constexpr glm::dvec3 lowerArm{17.6, -17.6, 4.2};
constexpr glm::dvec3 thigh{2.0, -43.6, 0.6};
constexpr glm::dvec3 calf{1.6, -41.4, -2.4};

void addTwist(SkeletonBuilder &builder, int limb, const std::string &name, const glm::dvec3 &place)
{
    builder.addEndSite(builder.addJoint(name, limb, place), place * 0.25);
}

struct UnrealFinger
{
    const char *name;
    glm::dvec3 metacarpal, knuckle; // from the wrist, and from the joint before
    std::array<double, 3> lengths;
};

// In the order of the engine's hand. Fingers lie along the fore arm.
const std::array<UnrealFinger, 4> unrealFingers = {{
    {"index", {2.6, -2.0, 2.4}, {4.4, -4.3, 0.9}, {4.2, 2.8, 2.4}},
    {"middle", {2.8, -2.3, 0.9}, {4.3, -4.4, 0.2}, {4.6, 3.1, 2.6}},
    {"pinky", {2.4, -2.7, -2.0}, {3.9, -4.2, -1.0}, {3.3, 2.1, 2.0}},
    {"ring", {2.7, -2.5, -0.6}, {4.1, -4.3, -0.4}, {4.2, 2.9, 2.4}},
}};
constexpr glm::dvec3 alongFinger{0.7, -0.71, 0.08};
constexpr glm::dvec3 alongThumb{0.46, -0.6, 0.65};

void addPhalanges(SkeletonBuilder &builder, int joint, const Half &half, const std::string &finger,
                  const glm::dvec3 &first, const glm::dvec3 &direction, const std::array<double, 3> &lengths)
{
    glm::dvec3 offset = first;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        joint = builder.addJoint(finger + "_0" + std::to_string(i + 1) + half.suffix, joint, half.at(offset));
        offset = direction * lengths[i];
    }
    builder.addEndSite(joint, half.at(offset));
}

void addHand(SkeletonBuilder &builder, int lowerArmJoint, const Half &half)
{
    const int hand = builder.addJoint(half.name("hand"), lowerArmJoint, half.at(lowerArm));
    for (const UnrealFinger &finger : unrealFingers) {
        const std::string name = finger.name;
        const int metacarpal = builder.addJoint(name + "_metacarpal" + half.suffix, hand, half.at(finger.metacarpal));
        addPhalanges(builder, metacarpal, half, name, finger.knuckle, alongFinger, finger.lengths);
    }
    addPhalanges(builder, hand, half, "thumb", {1.4, -1.6, 2.8}, alongThumb, {4.2, 3.3, 2.8});
}

void addArm(SkeletonBuilder &builder, int chest, const Half &half)
{
    const int shoulder = builder.addChain(chest, {{half.name("clavicle"), half.at({1.6, 8.2, 1.0})},
                                                  {half.name("upperarm"), half.at({15.2, -1.0, -2.0})}});
    const int elbow = builder.addJoint(half.name("lowerarm"), shoulder, half.at(upperArm));
    addHand(builder, elbow, half);
    addTwist(builder, elbow, half.name("lowerarm_twist_02"), half.at(lowerArm * (1.0 / 3.0)));
    addTwist(builder, elbow, half.name("lowerarm_twist_01"), half.at(lowerArm * (2.0 / 3.0)));
    addTwist(builder, shoulder, half.name("upperarm_twist_01"), half.at(upperArm * (1.0 / 3.0)));
    addTwist(builder, shoulder, half.name("upperarm_twist_02"), half.at(upperArm * (2.0 / 3.0)));
}

void addLeg(SkeletonBuilder &builder, int pelvis, const Half &half)
{
    const int hip = builder.addJoint(half.name("thigh"), pelvis, half.at({9.8, -2.4, 0.2}));
    const int knee = builder.addJoint(half.name("calf"), hip, half.at(thigh));
    const int ball =
        builder.addChain(knee, {{half.name("foot"), half.at(calf)}, {half.name("ball"), half.at({0.6, -6.2, 14.2})}});
    builder.addEndSite(ball, half.at({0.2, -1.8, 6.8}));
    addTwist(builder, knee, half.name("calf_twist_02"), half.at(calf * (1.0 / 3.0)));
    addTwist(builder, knee, half.name("calf_twist_01"), half.at(calf * (2.0 / 3.0)));
    addTwist(builder, hip, half.name("thigh_twist_01"), half.at(thigh * (1.0 / 3.0)));
    addTwist(builder, hip, half.name("thigh_twist_02"), half.at(thigh * (2.0 / 3.0)));
}

} // namespace

Skeleton makeUnrealBody()
{
    const Half left{"_l", 1.0};
    const Half right{"_r", -1.0};
    SkeletonBuilder builder;
    const int root = builder.addRoot("root");
    const int pelvis = builder.addTravellingJoint("pelvis", root, zUp(0.0, 95.4, -1.0));
    const int chest = builder.addChain(pelvis, {{"spine_01", zUp(0.0, 3.4, -0.8)},
                                                {"spine_02", zUp(0.0, 6.8, 0.4)},
                                                {"spine_03", zUp(0.0, 7.6, 0.2)},
                                                {"spine_04", zUp(0.0, 8.4, -1.0)},
                                                {"spine_05", zUp(0.0, 16.2, -0.8)}});
    const int head = builder.addChain(
        chest, {{"neck_01", zUp(0.0, 12.8, 0.6)}, {"neck_02", zUp(0.0, 5.2, 1.2)}, {"head", zUp(0.0, 5.0, 1.0)}});
    builder.addEndSite(head, zUp(0.0, 17.6, 1.0));
    addArm(builder, chest, left);
    addArm(builder, chest, right);
    addLeg(builder, pelvis, left);
    addLeg(builder, pelvis, right);
    return builder.take();
}

} // namespace limber::samples
