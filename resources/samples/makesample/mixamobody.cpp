#include "rigs.h"

#include "skeletonbuilder.h"

#include <array>
#include <string>

namespace limber::samples {

namespace {

const std::string prefix = "mixamorig:";

struct MixamoFinger
{
    const char *name;
    glm::dvec3 knuckle; // from the wrist of a left hand
    glm::dvec3 direction; // of each of its bones
    std::array<double, 4> lengths; // the last one is that of the tip beyond the fourth joint
};

const std::array<MixamoFinger, 5> mixamoFingers = {{
    {"Thumb", {2.8, -0.8, 2.6}, {0.74, -0.24, 0.63}, {4.4, 3.4, 2.6, 0.5}},
    {"Index", {9.3, 0.0, 2.9}, {1.0, 0.0, 0.02}, {3.9, 2.7, 2.3, 0.5}},
    {"Middle", {9.5, 0.1, 0.8}, {1.0, 0.0, 0.0}, {4.4, 3.1, 2.5, 0.5}},
    {"Ring", {9.1, 0.0, -1.2}, {1.0, 0.0, -0.02}, {4.0, 2.9, 2.4, 0.5}},
    {"Pinky", {8.5, -0.2, -3.0}, {1.0, 0.0, -0.05}, {3.2, 2.1, 2.0, 0.5}},
}};

void addFinger(SkeletonBuilder &builder, int hand, const std::string &side, double mirror, const MixamoFinger &finger)
{
    const glm::dvec3 sidewards(mirror, 1.0, 1.0);
    int joint = hand;
    glm::dvec3 offset = finger.knuckle;
    for (std::size_t i = 0; i < finger.lengths.size(); ++i) {
        const std::string name = prefix + side + "Hand" + finger.name + std::to_string(i + 1);
        joint = builder.addJoint(name, joint, sidewards * offset);
        offset = finger.direction * finger.lengths[i];
    }
    builder.addEndSite(joint, sidewards * offset);
}

void addArm(SkeletonBuilder &builder, int chest, const std::string &side, double mirror)
{
    const int hand = builder.addChain(chest, {{prefix + side + "Shoulder", {mirror * 5.6, 9.6, -0.4}},
                                              {prefix + side + "Arm", {mirror * 12.8, -0.6, -1.2}},
                                              {prefix + side + "ForeArm", {mirror * 27.2, 0.0, 0.0}},
                                              {prefix + side + "Hand", {mirror * 26.1, 0.0, 0.0}}});
    for (const MixamoFinger &finger : mixamoFingers)
        addFinger(builder, hand, side, mirror, finger);
}

void addLeg(SkeletonBuilder &builder, int hips, const std::string &side, double mirror)
{
    const int toeEnd = builder.addChain(hips, {{prefix + side + "UpLeg", {mirror * 9.2, -5.6, -0.3}},
                                               {prefix + side + "Leg", {0.0, -43.4, 0.4}},
                                               {prefix + side + "Foot", {0.0, -42.2, -1.6}},
                                               {prefix + side + "ToeBase", {0.0, -8.4, 13.2}},
                                               {prefix + side + "Toe_End", {0.0, -0.4, 7.2}}});
    builder.addEndSite(toeEnd, {0.0, 0.0, 1.0});
}

} // namespace

Skeleton makeMixamoBody()
{
    SkeletonBuilder builder;
    const int hips = builder.addRoot(prefix + "Hips");
    const int chest = builder.addChain(hips, {{prefix + "Spine", {0.0, 9.8, -0.9}},
                                              {prefix + "Spine1", {0.0, 11.6, -0.6}},
                                              {prefix + "Spine2", {0.0, 12.4, -0.3}}});
    const int headTop = builder.addChain(chest, {{prefix + "Neck", {0.0, 14.6, 0.2}},
                                                 {prefix + "Head", {0.0, 8.6, 1.8}},
                                                 {prefix + "HeadTop_End", {0.0, 18.2, 0.8}}});
    builder.addEndSite(headTop, {0.0, 1.0, 0.0});
    addArm(builder, chest, "Left", 1.0);
    addArm(builder, chest, "Right", -1.0);
    addLeg(builder, hips, "Left", 1.0);
    addLeg(builder, hips, "Right", -1.0);
    return builder.take();
}

} // namespace limber::samples
