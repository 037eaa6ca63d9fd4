#include "holding/heldpath.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "pose/jointangles.h"
#include "pose/partialpose.h"
#include "tracks/positiontrack.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

// A little less than what the check of results allows, because the digits of a file may add something.
constexpr double moreDegreesOfLimb = 1.8;
constexpr double moreDegrees = 4.6;
constexpr double grossDegrees = 3.0; // beyond that
constexpr int nearFrames = 5;

double degreesBetween(const glm::dquat &a, const glm::dquat &b)
{
    const glm::dquat turn = glm::conjugate(a) * b;
    return 2.0 * std::atan2(glm::length(glm::dvec3(turn.x, turn.y, turn.z)), std::abs(turn.w)) * degreesPerRadian;
}

// Returns a part of a rotation, the long way if its w is negative.
glm::dquat partOf(const glm::dquat &rotation, double part)
{
    const glm::dvec3 axis(rotation.x, rotation.y, rotation.z);
    const double length = glm::length(axis);
    if (!(length > 0.0))
        return {1.0, 0.0, 0.0, 0.0};
    const double half = part * std::atan2(length, rotation.w);
    const glm::dvec3 turned = axis * (std::sin(half) / length);
    return {std::cos(half), turned.x, turned.y, turned.z};
}

bool isLimb(BodyPart part)
{
    return part == BodyPart::Thigh || part == BodyPart::Shin || part == BodyPart::UpperArm || part == BodyPart::Forearm;
}

} // namespace

HeldPath::HeldPath(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, std::vector<int> joints,
                   const FrameInterval &frames)
    : m_skeleton(clip.skeleton), m_rules(rules), m_joints(std::move(joints)),
      m_frames(frames), m_around{std::max(0, frames.first - nearFrames - 1),
                                 std::min(clip.motion.frameCount() - 1, frames.last + nearFrames + 1)}
{
    for (const int joint : m_joints) {
        Track track{rotationTrack(clip, joint, m_around), {}, {}, {}, {}};
        const auto first = track.before.begin() + static_cast<std::ptrdiff_t>(aroundIndex(frames.first));
        track.held.assign(first, first + frames.frameCount());
        if (m_skeleton.joint(joint).hasPositions())
            track.heldPositions = track.positions = positionTrack(clip, joint, frames, rules);
        m_tracks.push_back(std::move(track));
    }
    findBase(clip);
    findLimits(roles);
}

void HeldPath::findBase(const Clip &clip)
{
    m_base.assign(static_cast<std::size_t>(m_around.frameCount()), glm::dquat(1.0, 0.0, 0.0, 0.0));
    const int parent = m_skeleton.joint(m_joints.front()).parent;
    if (parent == NoJoint)
        return;
    PartialPose pose(m_skeleton, m_rules, {&parent, 1});
    for (int frame = m_around.first; frame <= m_around.last; ++frame)
        m_base[aroundIndex(frame)] = glm::quat_cast(at(pose.of(clip.motion.frame(frame)).worldFromJoint, parent));
}

void HeldPath::findLimits(const BodyRoles &roles)
{
    const auto count = static_cast<std::size_t>(m_around.frameCount());
    std::vector<std::vector<double>> steps(m_joints.size(), std::vector<double>(count));
    std::vector<glm::dquat> last;
    std::vector<glm::dquat> now;
    for (int frame = m_around.first; frame <= m_around.last; ++frame) {
        std::swap(last, now);
        worldRotations(frame, {}, now);
        for (std::size_t joint = 0; !last.empty() && joint < m_joints.size(); ++joint)
            steps[joint][aroundIndex(frame)] = degreesBetween(last[joint], now[joint]);
    }
    for (std::size_t joint = 0; joint < m_joints.size(); ++joint) {
        const double more = isLimb(roles.of(m_joints[joint]).part) ? moreDegreesOfLimb : moreDegrees;
        m_tracks[joint].mostDegrees.resize(count);
        for (std::size_t frame = 0; frame < count; ++frame) {
            const auto from = steps[joint].begin() + static_cast<std::ptrdiff_t>(frame);
            const auto before = std::min<std::ptrdiff_t>(nearFrames, static_cast<std::ptrdiff_t>(frame));
            const auto after = std::min<std::ptrdiff_t>(nearFrames + 1, static_cast<std::ptrdiff_t>(count - frame));
            m_tracks[joint].mostDegrees[frame] = *std::max_element(from - before, from + after) + more;
        }
    }
}

void HeldPath::take(int frame, std::span<const double> values)
{
    for (std::size_t joint = 0; joint < m_joints.size(); ++joint) {
        const Joint &each = m_skeleton.joint(m_joints[joint]);
        if (each.hasRotations())
            m_tracks[joint].held[heldIndex(frame)] = glm::quat_cast(AngleEditor(each).rotation(values));
        if (each.hasPositions())
            m_tracks[joint].heldPositions[heldIndex(frame)] = localTranslation(each, values, m_rules.of(each));
    }
}

std::vector<double> HeldPath::all(const Weight &weight) const
{
    std::vector<double> weights;
    for (int frame = m_frames.first; frame <= m_frames.last; ++frame)
        weights.push_back(weight(frame));
    return weights;
}

std::vector<glm::dquat> HeldPath::mixed(const Track &track, const std::vector<double> &weights) const
{
    const std::size_t offset = aroundIndex(m_frames.first);
    std::vector<glm::dquat> rotations(weights.size());
    for (std::size_t begin = 0, end = 0; begin < weights.size(); begin = std::max(end, begin + 1)) {
        // Where a part is taken, its differences continue from frame to frame, even beyond half a turn.
        std::vector<glm::dquat> differences;
        double sum = 0.0;
        for (end = begin; end < weights.size() && weights[end] > 0.0 && weights[end] < 1.0; ++end) {
            differences.push_back(glm::conjugate(track.before[offset + end]) * track.held[end]);
            if (differences.size() > 1 && glm::dot(differences.back(), differences[differences.size() - 2]) < 0.0)
                differences.back() = -differences.back();
            sum += differences.back().w;
        }
        for (std::size_t i = 0; i < differences.size(); ++i)
            rotations[begin + i] = track.before[offset + begin + i] *
                                   partOf(sum < 0.0 ? -differences[i] : differences[i], weights[begin + i]);
        if (end == begin)
            rotations[begin] = weights[begin] > 0.0 ? track.held[begin] : track.before[offset + begin];
    }
    return rotations;
}

void HeldPath::worldRotations(int frame, const std::vector<std::vector<glm::dquat>> &held,
                              std::vector<glm::dquat> &world) const
{
    world.resize(m_joints.size());
    glm::dquat above = m_base[aroundIndex(frame)];
    const bool isHeld = !held.empty() && m_frames.contains(frame);
    for (std::size_t joint = 0; joint < m_joints.size(); ++joint) {
        above = above * (isHeld ? held[joint][heldIndex(frame)] : m_tracks[joint].before[aroundIndex(frame)]);
        world[joint] = above;
    }
}

std::vector<HeldPath::Jump> HeldPath::jumps(const Weight &weight) const
{
    const std::vector<double> weights = all(weight);
    std::vector<std::vector<glm::dquat>> held;
    for (const Track &track : m_tracks)
        held.push_back(mixed(track, weights));
    std::vector<Jump> jumps;
    std::vector<glm::dquat> last;
    std::vector<glm::dquat> now;
    const int first = std::max(m_around.first, m_frames.first - 1);
    for (int frame = first; frame <= std::min(m_around.last, m_frames.last + 1); ++frame) {
        std::swap(last, now);
        worldRotations(frame, held, now);
        const double excess = last.empty() ? 0.0 : excessIn(frame, last, now);
        if (excess > 0.0)
            jumps.push_back({frame, excess > grossDegrees});
    }
    return jumps;
}

// Returns by how many degrees a joint rotates too far from one frame to the next.
double HeldPath::excessIn(int frame, const std::vector<glm::dquat> &last, const std::vector<glm::dquat> &now) const
{
    double excess = 0.0;
    for (std::size_t joint = 0; joint < m_joints.size(); ++joint)
        excess =
            std::max(excess, degreesBetween(last[joint], now[joint]) - m_tracks[joint].mostDegrees[aroundIndex(frame)]);
    return excess;
}

RotationResidual HeldPath::write(Clip &clip, const Weight &weight) const
{
    const std::vector<double> weights = all(weight);
    RotationResidual residual;
    for (std::size_t joint = 0; joint < m_joints.size(); ++joint) {
        if (m_skeleton.joint(m_joints[joint]).hasPositions())
            writePositionsOf(joint, clip, weights);
        residual.add(writeRotations(clip, m_joints[joint], m_frames.first, mixed(m_tracks[joint], weights)));
    }
    return residual;
}

void HeldPath::writePositionsOf(std::size_t joint, Clip &clip, const std::vector<double> &weights) const
{
    const Track &track = m_tracks[joint];
    std::vector<glm::dvec3> positions;
    for (std::size_t frame = 0; frame < weights.size(); ++frame) {
        const glm::dvec3 &before = track.positions[frame];
        positions.push_back(weights[frame] > 0.0 ? glm::mix(before, track.heldPositions[frame], weights[frame])
                                                 : before);
    }
    writePositions(clip, m_joints[joint], m_frames.first, positions, m_rules);
}

} // namespace limber
