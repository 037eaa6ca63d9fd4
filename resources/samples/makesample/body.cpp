#include "body.h"

#include "skeletonbuilder.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>

namespace limber::samples {

namespace {

std::string sided(Side side, const char *name)
{
    return (side == Side::Left ? "Left" : "Right") + std::string(name);
}

// Offsets are given for the left and mirrored for the right.
glm::dvec3 onSide(Side side, double x, double y, double z)
{
    return {side == Side::Left ? x : -x, y, z};
}

struct Finger
{
    const char *name;
    glm::dvec3 knuckle; // from the wrist of a left hand
    glm::dvec3 direction;
    std::array<double, 3> lengths;
};

const std::array<Finger, 5> fingers = {{
    {"Thumb", {2.5, -0.5, 2.5}, {0.72, -0.15, 0.68}, {4.2, 3.2, 2.7}},
    {"Index", {9.0, 0.2, 2.8}, {1.0, 0.0, 0.05}, {4.2, 2.6, 2.2}},
    {"Middle", {9.2, 0.4, 0.7}, {1.0, 0.0, 0.0}, {4.6, 2.9, 2.4}},
    {"Ring", {8.8, 0.2, -1.3}, {1.0, 0.0, -0.04}, {4.2, 2.7, 2.3}},
    {"Pinky", {8.2, -0.1, -3.1}, {1.0, 0.0, -0.1}, {3.3, 2.0, 2.0}},
}};

void addFinger(SkeletonBuilder &builder, int hand, Side side, const Finger &finger)
{
    const std::string name = sided(side, "Hand") + finger.name;
    const glm::dvec3 &way = finger.direction;
    int joint = builder.addJoint(name + "1", hand, onSide(side, finger.knuckle.x, finger.knuckle.y, finger.knuckle.z));
    for (std::size_t i = 0; i < finger.lengths.size(); ++i) {
        const double length = finger.lengths[i];
        const glm::dvec3 offset = onSide(side, way.x * length, way.y * length, way.z * length);
        if (i + 1 == finger.lengths.size())
            builder.addEndSite(joint, offset);
        else
            joint = builder.addJoint(name + std::to_string(i + 2), joint, offset);
    }
}

void addArm(SkeletonBuilder &builder, int upperChest, Side side, Hands hands)
{
    const int shoulder = builder.addJoint(sided(side, "Shoulder"), upperChest, onSide(side, 2.5, 12.0, 1.5));
    const int arm = builder.addJoint(sided(side, "Arm"), shoulder, onSide(side, 15.5, -1.5, -2.5));
    const int foreArm = builder.addJoint(sided(side, "ForeArm"), arm, onSide(side, 28.5, 0.0, 0.0));
    const int hand = builder.addJoint(sided(side, "Hand"), foreArm, onSide(side, 25.0, 0.0, 0.0));
    if (hands == Hands::Plain) {
        builder.addEndSite(hand, onSide(side, 17.5, 0.0, 0.0));
        return;
    }
    for (const Finger &finger : fingers)
        addFinger(builder, hand, side, finger);
}

void addLeg(SkeletonBuilder &builder, int hips, Side side)
{
    const glm::dvec3 hip = onSide(side, body::hipHalfWidth, -body::hipsAboveHipJoints, 0.0);
    const int upLeg = builder.addJoint(sided(side, "UpLeg"), hips, hip);
    const int leg = builder.addJoint(sided(side, "Leg"), upLeg, {0.0, -body::thigh, 0.0});
    const int foot = builder.addJoint(sided(side, "Foot"), leg, {0.0, -body::shin, 0.0});
    const int toes = builder.addJoint(sided(side, "ToeBase"), foot, body::ball);
    builder.addEndSite(toes, body::toeTip);
}

} // namespace

Skeleton makeHuman(Hands hands)
{
    SkeletonBuilder builder;
    const int hips = builder.addRoot("Hips");
    const int spine = builder.addJoint("Spine", hips, {0.0, 9.0, -1.0});
    const int chest = builder.addJoint("Spine1", spine, {0.0, 12.0, -0.5});
    const int upperChest = builder.addJoint("Spine2", chest, {0.0, 13.0, -0.5});
    const int neck = builder.addJoint("Neck", upperChest, {0.0, 17.5, 0.5});
    const int head = builder.addJoint("Head", neck, {0.0, 8.5, 2.0});
    builder.addEndSite(head, {0.0, 16.0, 0.0});
    addArm(builder, upperChest, Side::Left, hands);
    addArm(builder, upperChest, Side::Right, hands);
    addLeg(builder, hips, Side::Left);
    addLeg(builder, hips, Side::Right);
    return builder.take();
}

HumanJoints humanJoints(const Skeleton &human)
{
    const auto joint = [&](const std::string &name) {
        const auto found = std::find_if(human.joints().begin(), human.joints().end(),
                                        [&](const Joint &each) { return each.name == name; });
        assert(found != human.joints().end());
        return static_cast<int>(found - human.joints().begin());
    };
    const auto half = [&](Side side) {
        return HumanJoints::Half{joint(sided(side, "Shoulder")), joint(sided(side, "Arm")),
                                 joint(sided(side, "ForeArm")),  joint(sided(side, "Hand")),
                                 joint(sided(side, "UpLeg")),    joint(sided(side, "Leg")),
                                 joint(sided(side, "Foot")),     joint(sided(side, "ToeBase"))};
    };
    return {joint("Hips"), joint("Spine"), joint("Spine1"),  joint("Spine2"),
            joint("Neck"), joint("Head"),  half(Side::Left), half(Side::Right)};
}

} // namespace limber::samples
