#include "templates.h"

#include "body.h"
#include "rigs.h"
#include "skeletonbuilder.h"

#include "pose/pose.h"

#include <algorithm>
#include <array>
#include <utility>

namespace limber::samples {

namespace {

// The Y at which the lowest point of a rest pose with Y up touches the floor.
double standingHeight(const Skeleton &skeleton)
{
    const Pose pose = restPose(skeleton);
    double lowest = 0.0;
    for (const glm::dvec3 &position : pose.jointPositions)
        lowest = std::min(lowest, position.y);
    for (const glm::dvec3 &position : pose.endPositions)
        lowest = std::min(lowest, position.y);
    return -lowest;
}

// Position channels of a joint take the place of its offset, so a joint that may travel gets its offset as values.
Template atRest(std::string fileName, Skeleton skeleton, const glm::dvec3 &rootPosition)
{
    Motion motion(1, skeleton.columnCount());
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const Joint &each = skeleton.joint(joint);
        const glm::dvec3 &position = each.parent == NoJoint ? rootPosition : each.offset;
        for (std::size_t channel = 0; channel < each.channels.size(); ++channel) {
            if (each.channels[channel].kind == ChannelKind::Position)
                motion.setValue(0, each.firstColumn + static_cast<int>(channel),
                                position[static_cast<int>(each.channels[channel].axis)]);
        }
    }
    return {std::move(fileName), {std::move(skeleton), std::move(motion), nullptr}};
}

Template standing(std::string fileName, Skeleton skeleton)
{
    const double height = standingHeight(skeleton);
    return atRest(std::move(fileName), std::move(skeleton), {0.0, height, 0.0});
}

// --- Second Life

void addAvatarArm(SkeletonBuilder &builder, int chest, char side, double mirror)
{
    const auto name = [&](const char *part) { return side + std::string(part); };
    const int collar =
        builder.addJoint(name("Collar"), chest, {mirror * 3.422053, 6.707223, -0.821293}, rotationsInOrder("YZX"));
    const int shoulder =
        builder.addJoint(name("Shldr"), collar, {mirror * 3.285171, 0.0, 0.0}, rotationsInOrder("ZYX"));
    const int foreArm =
        builder.addJoint(name("ForeArm"), shoulder, {mirror * 10.129278, 0.0, 0.0}, rotationsInOrder("YZX"));
    const int hand = builder.addJoint(name("Hand"), foreArm, {mirror * 8.486692, 0.0, 0.0}, rotationsInOrder("ZYX"));
    builder.addEndSite(hand, {mirror * 4.106464, 0.0, 0.0});
}

void addAvatarLeg(SkeletonBuilder &builder, int hip, char side, double mirror)
{
    const auto name = [&](const char *part) { return side + std::string(part); };
    const int thigh = builder.addJoint(name("Thigh"), hip, {mirror * 5.338403, -1.642589, 1.368821});
    const int shin = builder.addJoint(name("Shin"), thigh, {mirror * -2.053232, -20.12167, 0.0});
    const int foot = builder.addJoint(name("Foot"), shin, {0.0, -19.30038, -1.231939}, rotationsInOrder("XYZ"));
    builder.addEndSite(foot, {0.0, -2.463878, 4.653993});
}

// The avatar's 19 joints by the names, measures (inches) and rotation orders that its uploader knows.
Skeleton makeSecondLifeAvatar()
{
    SkeletonBuilder builder(rotationsInOrder("XZY"));
    const int hip = builder.addRoot("hip");
    const int abdomen = builder.addJoint("abdomen", hip, {0.0, 3.42205, 0.0});
    const int chest = builder.addJoint("chest", abdomen, {0.0, 8.486693, -0.684411});
    const int neck = builder.addJoint("neck", chest, {0.0, 10.266162, -0.273764});
    const int head = builder.addJoint("head", neck, {0.0, 3.148285, 0.0});
    builder.addEndSite(head, {0.0, 3.148289, 0.0});
    addAvatarArm(builder, chest, 'l', 1.0);
    addAvatarArm(builder, chest, 'r', -1.0);
    addAvatarLeg(builder, hip, 'l', 1.0);
    addAvatarLeg(builder, hip, 'r', -1.0);
    return builder.take();
}

// --- Quadruped

void addChain(SkeletonBuilder &builder, int parent, const std::vector<std::pair<std::string, glm::dvec3>> &joints,
              const glm::dvec3 &end)
{
    builder.addEndSite(builder.addChain(parent, joints), end);
}

void addFrontLeg(SkeletonBuilder &builder, int withers, const std::string &side, double mirror)
{
    addChain(builder, withers,
             {{side + "Scapula", {mirror * 5.0, -2.0, 1.0}},
              {side + "UpperArm", {mirror * 2.0, -14.0, 7.0}},
              {side + "ForeArm", {0.0, -16.0, -6.0}},
              {side + "FrontFoot", {0.0, -20.0, 0.5}}},
             {0.0, -7.0, 4.0});
}

void addHindLeg(SkeletonBuilder &builder, int hips, const std::string &side, double mirror)
{
    addChain(builder, hips,
             {{side + "UpLeg", {mirror * 6.0, -4.0, -3.0}},
              {side + "Leg", {mirror * 1.0, -16.0, 6.0}},
              {side + "Hock", {0.0, -17.0, -11.0}},
              {side + "HindFoot", {0.0, -13.0, 1.5}}},
             {0.0, -6.0, 4.0});
}

// A dog of 60 cm at the withers. Joints in file order, so each chain is finished before the next begins.
Skeleton makeQuadruped()
{
    SkeletonBuilder builder;
    const int hips = builder.addRoot("Hips");
    const int loin = builder.addJoint("Spine", hips, {0.0, 1.0, 10.0});
    const int back = builder.addJoint("Spine1", loin, {0.0, 1.0, 17.0});
    const int withers = builder.addJoint("Spine2", back, {0.0, 1.0, 17.0});
    addChain(
        builder, withers,
        {{"Neck", {0.0, 2.0, 9.0}}, {"Neck1", {0.0, 9.0, 8.0}}, {"Head", {0.0, 9.0, 7.0}}, {"Jaw", {0.0, -4.0, 4.0}}},
        {0.0, -3.0, 12.0});
    addFrontLeg(builder, withers, "Left", 1.0);
    addFrontLeg(builder, withers, "Right", -1.0);
    addChain(builder, hips, {{"Tail", {0.0, 1.0, -8.0}}, {"Tail1", {0.0, -5.0, -8.0}}, {"Tail2", {0.0, -6.0, -7.0}}},
             {0.0, -6.0, -6.0});
    addHindLeg(builder, hips, "Left", 1.0);
    addHindLeg(builder, hips, "Right", -1.0);
    return builder.take();
}

} // namespace

std::vector<Template> makeTemplates()
{
    constexpr glm::dvec3 rootOnFloor(0.0);
    std::vector<Template> templates;
    templates.push_back(standing("human-basic.bvh", makeHuman(Hands::Plain)));
    templates.push_back(standing("human-fingers.bvh", makeHuman(Hands::WithFingers)));
    templates.push_back(standing("cmu-like.bvh", makeCmuBody()));
    templates.push_back(standing("mixamo-like.bvh", makeMixamoBody()));
    templates.push_back(atRest("unreal-like.bvh", makeUnrealBody(), rootOnFloor));
    templates.push_back(standing("smpl-like.bvh", makeSmplBody()));
    templates.push_back(standing("second-life.bvh", makeSecondLifeAvatar()));
    templates.push_back(standing("quadruped.bvh", makeQuadruped()));
    return templates;
}

} // namespace limber::samples
