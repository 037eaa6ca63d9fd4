#include "rigs.h"

#include "skeletonbuilder.h"

#include <string>

namespace limber::samples {

namespace {

constexpr glm::dvec3 atParent(0.0);

void addCmuLeg(SkeletonBuilder &builder, int hips, const std::string &letter, const std::string &side, double mirror)
{
    const int toes = builder.addChain(hips, {{letter + "HipJoint", atParent},
                                             {side + "UpLeg", {mirror * 1.55, -1.6, 0.55}},
                                             {side + "Leg", {mirror * 1.7, -7.2, 0.0}},
                                             {side + "Foot", {mirror * 1.62, -7.0, -0.15}},
                                             {side + "ToeBase", {mirror * 0.12, -1.0, 2.3}}});
    builder.addEndSite(toes, {0.0, -0.1, 1.2});
}

void addCmuArm(SkeletonBuilder &builder, int chest, const std::string &letter, const std::string &side, double mirror)
{
    const int hand = builder.addChain(chest, {{side + "Shoulder", atParent},
                                              {side + "Arm", {mirror * 3.25, 1.75, -0.2}},
                                              {side + "ForeArm", {mirror * 5.1, 0.0, 0.0}},
                                              {side + "Hand", {mirror * 4.4, 0.0, 0.0}}});
    const int indexFinger =
        builder.addChain(hand, {{side + "FingerBase", atParent}, {side + "HandIndex1", {mirror * 1.7, 0.0, 0.0}}});
    builder.addEndSite(indexFinger, {mirror * 1.5, 0.0, 0.0});
    const int thumb = builder.addChain(hand, {{letter + "Thumb", atParent}});
    builder.addEndSite(thumb, {mirror * 1.1, 0.0, 1.1});
}

} // namespace

Skeleton makeCmuBody()
{
    SkeletonBuilder builder(rotationsInOrder("ZYX"));
    const int hips = builder.addRoot("Hips");
    addCmuLeg(builder, hips, "L", "Left", 1.0);
    addCmuLeg(builder, hips, "R", "Right", -1.0);
    const int chest =
        builder.addChain(hips, {{"LowerBack", atParent}, {"Spine", {0.0, 2.1, -0.1}}, {"Spine1", {0.0, 2.2, -0.05}}});
    const int head =
        builder.addChain(chest, {{"Neck", atParent}, {"Neck1", {0.0, 3.1, 0.0}}, {"Head", {0.0, 1.2, 0.2}}});
    builder.addEndSite(head, {0.0, 3.1, 0.1});
    addCmuArm(builder, chest, "L", "Left", 1.0);
    addCmuArm(builder, chest, "R", "Right", -1.0);
    return builder.take();
}

} // namespace limber::samples
