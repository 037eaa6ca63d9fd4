#include "support/plainbody.h"

#include "support/walker.h"

#include <cmath>
#include <string>

namespace limber::test {

namespace {

int add(Skeleton &skeleton, const std::string &name, int parent, const glm::dvec3 &offset)
{
    Joint joint;
    joint.name = name;
    joint.parent = parent;
    joint.offset = offset;
    if (parent == NoJoint)
        joint.channels = {allChannels[0], allChannels[1], allChannels[2]};
    for (const Axis axis : {Axis::Z, Axis::X, Axis::Y})
        joint.channels.push_back({ChannelKind::Rotation, axis});
    return skeleton.addJoint(std::move(joint));
}

void addArm(Skeleton &skeleton, int spine, const std::string &side, double sign)
{
    const int arm = add(skeleton, side + "Arm", spine, {20.0 * sign, 30.0, 0.0});
    const int forearm = add(skeleton, side + "ForeArm", arm, {30.0 * sign, 0.0, 0.0});
    const int hand = add(skeleton, side + "Hand", forearm, {25.0 * sign, 0.0, 0.0});
    skeleton.addEndSite({.parent = hand, .offset = {10.0 * sign, 0.0, 0.0}});
}

void addLeg(Skeleton &skeleton, int hips, const std::string &side, double sign)
{
    const int thigh = add(skeleton, side + "UpLeg", hips, {10.0 * sign, 0.0, 0.0});
    const int shin = add(skeleton, side + "Leg", thigh, {0.0, -50.0, 0.0});
    const int foot = add(skeleton, side + "Foot", shin, {0.0, -45.0, 0.0});
    const int toe = add(skeleton, side + "ToeBase", foot, {0.0, -5.0, 14.0});
    skeleton.addEndSite({.parent = toe, .offset = {0.0, 0.0, 6.0}});
}

Skeleton skeletonOf(const PlainBodyOptions &options)
{
    Skeleton skeleton;
    const int hips = add(skeleton, "Hips", NoJoint, {0.0, 0.0, 0.0});
    const int spine = add(skeleton, "Spine", hips, {0.0, 20.0, 0.0});
    const int neck = add(skeleton, "Neck", spine, {0.0, 30.0, 0.0});
    const int head = add(skeleton, "Head", neck, {0.0, 10.0, 0.0});
    skeleton.addEndSite({.parent = head, .offset = {0.0, 20.0, 0.0}});
    if (options.hasArms) {
        addArm(skeleton, spine, "Left", 1.0);
        addArm(skeleton, spine, "Right", -1.0);
    }
    if (options.hasLegs)
        addLeg(skeleton, hips, "Left", 1.0);
    if (options.hasLegs && options.hasRightLeg)
        addLeg(skeleton, hips, "Right", -1.0);
    return skeleton;
}

} // namespace

Clip makePlainBody(const PlainBodyOptions &options)
{
    Clip clip;
    clip.skeleton = skeletonOf(options);
    clip.motion = Motion(options.frames, clip.skeleton.columnCount());
    clip.motion.setFrameTimeSeconds(1.0 / options.framesPerSecond);
    for (int frame = 0; frame < options.frames; ++frame) {
        const glm::dvec3 away = options.hips ? options.hips(frame / options.framesPerSecond) : glm::dvec3(0.0);
        clip.motion.setValue(frame, 0, away.x);
        clip.motion.setValue(frame, 1, 100.0 + away.y);
        clip.motion.setValue(frame, 2, away.z);
    }
    return clip;
}

Clip bodyWithHandInBelly(const PlainBodyOptions &options, double degrees)
{
    constexpr double hanging = 40.0;
    Clip clip = makePlainBody(options);
    const auto turn = [&clip](const std::string &name, int frame, const glm::dvec3 &zxy) {
        const int column = clip.skeleton.joint(jointNamed(clip.skeleton, name)).firstColumn;
        for (int i = 0; i < 3; ++i)
            clip.motion.setValue(frame, column + i, zxy[i]);
    };
    for (int frame = 0; frame < options.frames; ++frame) {
        const double away = 2.0 * std::abs(frame - options.frames / 2) / options.framesPerSecond;
        const double share = away < 1.0 ? 0.5 + 0.5 * std::cos(std::acos(-1.0) * away) : 0.0;
        for (const bool isLeft : {true, false}) {
            const std::string side = isLeft ? "Left" : "Right";
            const double sign = isLeft ? 1.0 : -1.0;
            const double bend = isLeft ? hanging + (degrees - hanging) * share : hanging;
            turn(side + "Arm", frame, {-70.0 * sign, 0.0, -25.0 * sign});
            turn(side + "ForeArm", frame, {-sign * bend, 0.0, 0.0});
        }
    }
    return clip;
}

std::function<glm::dvec3(double)> jumping(int jumps, double air, double rest, double gravity)
{
    return [=](double time) {
        const double own = std::fmod(time, rest + air) - rest;
        const bool isInAir = own > 0.0 && time < jumps * (rest + air);
        return glm::dvec3(0.0, isInAir ? 0.5 * gravity * own * (air - own) : 0.0, 0.0);
    };
}

} // namespace limber::test
