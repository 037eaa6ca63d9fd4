#include "resultcheck/checkedlimbs.h"

#include "base/statistics.h"
#include "body/jointedlimb.h"
#include "geometry/geometry.h"
#include "geometry/hingeaxis.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double usualFraction = 0.99;
constexpr double bentSine = 0.17; // of 10 degrees: bent enough to show the hinge
constexpr double clearHinge = 0.8; // of a mean of unit axes: below, they do not agree on one

// What the frames of one limb add up to.
struct Learned
{
    glm::dvec3 axes{0.0}; // sum over bent frames, weighted by the sine of the bend
    double weights = 0.0; // the sum of these weights
    std::vector<double> accelerations; // of the middle joint, without the first and the last frame
};

void learnHinge(const CheckedPoses &poses, int frame, const CheckedLimb &limb, Learned &learned)
{
    const auto &joints = limb.source;
    const glm::dvec3 upper = directionOf(poses.position(frame, joints[1]) - poses.position(frame, joints[0]));
    const glm::dvec3 lower = directionOf(poses.position(frame, joints[2]) - poses.position(frame, joints[1]));
    const glm::dvec3 normal = glm::cross(upper, lower);
    const double sine = glm::length(normal);
    if (!(sine > bentSine))
        return;
    learned.axes += normal * glm::dmat3(glm::mat3(poses.worldFromJoint(frame, joints[0])));
    learned.weights += sine;
}

void finish(const Learned &learned, CheckedLimb &limb)
{
    if (learned.weights > 0.0 && glm::length(learned.axes) > clearHinge * learned.weights)
        limb.hinge = directionOf(learned.axes);
    if (!learned.accelerations.empty())
        limb.usualAcceleration = percentile(learned.accelerations, usualFraction);
}

int counterpart(const ResultCheckInput &input, int source)
{
    const auto found = std::ranges::find(input.joints, source, &CheckedJoint::source);
    return found == input.joints.end() ? NoJoint : found->result;
}

} // namespace

std::vector<CheckedLimb> limbsToCheck(const ResultCheckInput &input)
{
    std::vector<CheckedLimb> limbs;
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        for (const auto &parts : limbParts) {
            CheckedLimb limb;
            bool isWhole = true;
            for (std::size_t i = 0; i < parts.size(); ++i) {
                limb.source[i] = input.sourceRoles.find(parts[i], side);
                limb.result[i] = limb.source[i] == NoJoint ? NoJoint : counterpart(input, limb.source[i]);
                isWhole = isWhole && limb.result[i] != NoJoint;
            }
            if (isWhole)
                limbs.push_back(limb);
        }
    }
    return limbs;
}

bool learnFromSource(const ResultCheckInput &input, std::vector<CheckedLimb> &limbs, const Progress &progress)
{
    std::vector<Learned> learned(limbs.size());
    CheckedPoses poses(input.source, input.sourceRules);
    const int frames = input.source.motion.frameCount();
    for (int first = 0; first < frames && !limbs.empty(); first += CheckedPoses::framesAtATime) {
        if (!progress(static_cast<double>(first) / frames))
            return false;
        const int last = std::min(first + CheckedPoses::framesAtATime, frames) - 1;
        poses.read(std::max(0, first - 1), std::min(frames - 1, last + 1));
        for (int frame = first; frame <= last; ++frame) {
            for (std::size_t limb = 0; limb < limbs.size(); ++limb) {
                learnHinge(poses, frame, limbs[limb], learned[limb]);
                if (frame > 0 && frame + 1 < frames)
                    learned[limb].accelerations.push_back(acceleration(poses, frame, limbs[limb].source[1]));
            }
        }
    }
    for (std::size_t limb = 0; limb < limbs.size(); ++limb)
        finish(learned[limb], limbs[limb]);
    return true;
}

double bendDegrees(const CheckedPoses &poses, int frame, const std::array<int, 3> &limb, const glm::dvec3 &axis)
{
    const glm::dvec3 upper = poses.position(frame, limb[1]) - poses.position(frame, limb[0]);
    const glm::dvec3 lower = poses.position(frame, limb[2]) - poses.position(frame, limb[1]);
    return bendAbout(axis, upper, lower) * degreesPerRadian;
}

glm::dvec3 hingeOfSource(const CheckedPoses &poses, int frame, const CheckedLimb &limb)
{
    return glm::dmat3(glm::mat3(poses.worldFromJoint(frame, limb.source[0]))) * limb.hinge;
}

double acceleration(const CheckedPoses &poses, int frame, int joint)
{
    return glm::length(poses.position(frame + 1, joint) - 2.0 * poses.position(frame, joint) +
                       poses.position(frame - 1, joint));
}

} // namespace limber
