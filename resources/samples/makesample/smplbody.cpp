#include "rigs.h"

#include "skeletonbuilder.h"

#include <string>

namespace limber::samples {

namespace {

void addSmplLeg(SkeletonBuilder &builder, int pelvis, const std::string &side, double mirror)
{
    const int foot = builder.addChain(pelvis, {{side + "_Hip", {mirror * 0.066, -0.084, -0.012}},
                                               {side + "_Knee", {mirror * 0.038, -0.392, 0.004}},
                                               {side + "_Ankle", {mirror * -0.014, -0.414, -0.04}},
                                               {side + "_Foot", {mirror * 0.034, -0.058, 0.124}}});
    builder.addEndSite(foot, {0.0, -0.012, 0.076});
}

void addSmplArm(SkeletonBuilder &builder, int chest, const std::string &side, double mirror)
{
    const int hand = builder.addChain(chest, {{side + "_Collar", {mirror * 0.078, 0.114, -0.034}},
                                              {side + "_Shoulder", {mirror * 0.102, 0.038, -0.012}},
                                              {side + "_Elbow", {mirror * 0.266, -0.012, -0.024}},
                                              {side + "_Wrist", {mirror * 0.254, 0.01, -0.002}},
                                              {side + "_Hand", {mirror * 0.086, -0.008, -0.014}}});
    builder.addEndSite(hand, {mirror * 0.092, 0.0, 0.0});
}

} // namespace

Skeleton makeSmplBody()
{
    SkeletonBuilder builder;
    const int pelvis = builder.addRoot("Pelvis");
    addSmplLeg(builder, pelvis, "L", 1.0);
    addSmplLeg(builder, pelvis, "R", -1.0);
    const int chest = builder.addChain(
        pelvis, {{"Spine1", {0.0, 0.112, -0.034}}, {"Spine2", {0.0, 0.136, 0.016}}, {"Spine3", {0.0, 0.056, 0.004}}});
    const int head = builder.addChain(chest, {{"Neck", {0.0, 0.214, -0.038}}, {"Head", {0.0, 0.088, 0.048}}});
    builder.addEndSite(head, {0.0, 0.172, 0.012});
    addSmplArm(builder, chest, "L", 1.0);
    addSmplArm(builder, chest, "R", -1.0);
    return builder.take();
}

} // namespace limber::samples
