#include "anatomy/plantedreference.h"

#include "base/at.h"
#include "base/statistics.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr int mostFootFrames = 500;
constexpr double aboutUpright = 0.7; // as a cosine
constexpr double lowLevel = 0.1; // of the frames are lower
constexpr double stillLow = 0.05; // of the leg's length above that
// A foot that stands in a rest pose lies otherwise in the clip if the two differ by degrees between these.
constexpr double noiseDegrees = 4.0;
constexpr double clearDegrees = 8.0;
constexpr double flatDegrees = 20.0;
constexpr double tiptoeDegrees = 35.0;
constexpr std::size_t enoughSamples = 5; // for a rest pose to give way

// A foot and what lies below it.
struct Foot
{
    int thigh = NoJoint;
    int ankle = NoJoint;
    NodeId ball; // the toe's joint, or else the first node below the foot
    int toe = NoJoint;
};

// How a foot lies in the frames of a clip.
struct FootTrack
{
    std::vector<double> ankleHeights;
    std::vector<double> ways; // of ankle and ball to the next frame
    std::vector<glm::dvec3> upInFoot;
    std::vector<glm::dvec3> upInToe;
};

std::vector<Foot> feetOf(const Skeleton &skeleton, const BodyMarks &marks)
{
    std::vector<Foot> feet;
    for (const std::size_t side : {0U, 1U}) {
        Foot foot{marks.thighs[side], marks.feet[side], {}, marks.toes[side]};
        if (foot.thigh == NoJoint || foot.ankle == NoJoint)
            continue;
        const std::vector<NodeId> below = skeleton.childrenOf(foot.ankle);
        foot.ball = foot.toe != NoJoint ? NodeId::joint(foot.toe) : below.empty() ? NodeId() : below.front();
        if (foot.ball.isValid())
            feet.push_back(foot);
    }
    return feet;
}

void record(const Foot &foot, const Pose &pose, const Pose &next, const glm::dvec3 &up, FootTrack &track)
{
    track.ways.push_back(glm::distance(at(pose.jointPositions, foot.ankle), at(next.jointPositions, foot.ankle)) +
                         glm::distance(pose.positionOf(foot.ball), next.positionOf(foot.ball)));
    track.ankleHeights.push_back(glm::dot(at(pose.jointPositions, foot.ankle), up));
    track.upInFoot.push_back(glm::transpose(at(pose.worldFromJoint, foot.ankle)) * up);
    if (foot.toe != NoJoint)
        track.upInToe.push_back(glm::transpose(at(pose.worldFromJoint, foot.toe)) * up);
}

// Returns the samples in which the foot stands: the ankle is low, and the foot moves less than in most other such
// samples. The ball is lower yet where a foot in the air points down.
std::vector<std::size_t> standingSamples(const FootTrack &track, double legLength)
{
    const double lowAnkle = percentile(track.ankleHeights, lowLevel) + stillLow * legLength;
    std::vector<std::size_t> low;
    std::vector<double> ways;
    for (std::size_t i = 0; i < track.ways.size(); ++i) {
        if (track.ankleHeights[i] <= lowAnkle) {
            low.push_back(i);
            ways.push_back(track.ways[i]);
        }
    }
    if (low.empty())
        return low;
    const double calm = median(ways);
    std::erase_if(low, [&](std::size_t i) { return track.ways[i] > calm; });
    return low;
}

glm::dvec3 meanDirection(const std::vector<glm::dvec3> &directions, const std::vector<std::size_t> &samples)
{
    glm::dvec3 sum(0.0);
    for (const std::size_t i : samples)
        sum += directions[i];
    return directionOf(sum);
}

// Rotates a joint and everything below it about the joint.
void rotateBelow(const Skeleton &skeleton, int top, const glm::dmat3 &rotation, ReferencePose &pose)
{
    const glm::dvec3 centre = at(pose.positions, top);
    for (int joint = top; joint < skeleton.jointCount(); ++joint) {
        if (!skeleton.isInSubtree(joint, top))
            continue;
        at(pose.rotations, joint) = rotation * at(pose.rotations, joint);
        at(pose.positions, joint) = centre + rotation * (at(pose.positions, joint) - centre);
    }
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        if (skeleton.isInSubtree(skeleton.endSite(end).parent, top))
            at(pose.endPositions, end) = centre + rotation * (at(pose.endPositions, end) - centre);
    }
}

// Returns how much of a rotation of a foot that stands in the rest pose is meant.
double meantFraction(double degrees)
{
    return smoothStep((degrees - noiseDegrees) / (clearDegrees - noiseDegrees)) *
           (1.0 - smoothStep((degrees - flatDegrees) / (tiptoeDegrees - flatDegrees)));
}

// Returns the part of a rotation that raises or lowers the front of a foot: legs that are splayed at rest also roll
// their feet, and that says nothing of how they stand.
glm::dvec3 pitchOf(const glm::dvec3 &rotation, const glm::dvec3 &foot, const glm::dvec3 &up)
{
    const glm::dvec3 side = directionOf(glm::cross(foot, up));
    return glm::dot(rotation, side) * side;
}

void plant(const Skeleton &skeleton, int joint, const glm::dvec3 &foot, const glm::dvec3 &upInJoint,
           const glm::dvec3 &up, FeetInPose feet, ReferencePose &pose)
{
    if (upInJoint == glm::dvec3(0.0))
        return;
    glm::dvec3 rotation = rotationVector(quaternionArc(at(pose.rotations, joint) * upInJoint, up));
    if (feet == FeetInPose::Standing) {
        rotation = pitchOf(rotation, foot, up);
        rotation *= meantFraction(glm::length(rotation) * degreesPerRadian);
    }
    rotateBelow(skeleton, joint, glm::mat3_cast(rotationFromVector(rotation)), pose);
}

} // namespace

void plantFeet(const Clip &clip, const PositionRules &rules, const BodyMarks &marks, const glm::dvec3 &up,
               FeetInPose feetInPose, ReferencePose &pose)
{
    const std::vector<Foot> feet = feetOf(clip.skeleton, marks);
    std::vector<FootTrack> tracks(feet.size());
    const int frames = clip.motion.frameCount();
    const int count = std::min(frames, mostFootFrames);
    Pose sample;
    Pose next;
    for (int i = 0; i < count && !feet.empty(); ++i) {
        const int frame = static_cast<int>(static_cast<long long>(i) * frames / count);
        evaluatePose(clip.skeleton, clip.motion.frame(frame), rules, sample);
        evaluatePose(clip.skeleton, clip.motion.frame(std::min(frame + 1, frames - 1)), rules, next);
        for (std::size_t foot = 0; foot < feet.size(); ++foot)
            record(feet[foot], sample, next, up, tracks[foot]);
    }
    for (std::size_t i = 0; i < feet.size() && count > 0; ++i) {
        const Foot &foot = feet[i];
        const double leg = glm::distance(at(pose.positions, foot.thigh), at(pose.positions, foot.ankle));
        const std::vector<std::size_t> samples = standingSamples(tracks[i], leg);
        if (feetInPose == FeetInPose::Standing && samples.size() < enoughSamples)
            continue;
        const glm::dvec3 ball = at(foot.ball.isJoint() ? pose.positions : pose.endPositions, foot.ball.index);
        const glm::dvec3 front = ball - at(pose.positions, foot.ankle);
        plant(clip.skeleton, foot.ankle, front, meanDirection(tracks[i].upInFoot, samples), up, feetInPose, pose);
        if (foot.toe != NoJoint)
            plant(clip.skeleton, foot.toe, front, meanDirection(tracks[i].upInToe, samples), up, feetInPose, pose);
    }
}

void standUp(const BodyMarks &marks, const glm::dvec3 &up, ReferencePose &pose)
{
    const auto axes = bodyAxes(marks, {pose.rotations, pose.positions, pose.endPositions});
    if (!axes || glm::dot(axes->up, up) > aboutUpright)
        return;
    const glm::dmat3 rotation = arc(axes->up, up);
    for (glm::dmat3 &each : pose.rotations)
        each = rotation * each;
    for (std::vector<glm::dvec3> *positions : {&pose.positions, &pose.endPositions}) {
        for (glm::dvec3 &position : *positions)
            position = rotation * position;
    }
}

} // namespace limber
