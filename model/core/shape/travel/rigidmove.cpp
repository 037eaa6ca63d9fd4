#include "travel/rigidmove.h"

#include "base/at.h"
#include "pose/partialpose.h"
#include "tracks/positiontrack.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <vector>

namespace limber {

namespace {

// The tracks of one mover after the moves.
struct MovedTracks
{
    std::vector<glm::dquat> rotations;
    std::vector<glm::dvec3> positions;
    bool isRotated = false;
};

MovedTracks movedTracks(const Clip &clip, int joint, const PositionRules &rules, const FrameInterval &frames,
                        const std::function<RigidMove(int frame)> &moveOf)
{
    const ParentTrack parent(clip, rules, joint, frames);
    MovedTracks tracks{rotationTrack(clip, joint, frames), positionTrack(clip, joint, frames, rules)};
    for (std::size_t i = 0; i < tracks.positions.size(); ++i) {
        const RigidMove move = parent.seenFromParent(i, moveOf(frames.first + static_cast<int>(i)));
        if (!move.isRotation) {
            tracks.positions[i] += move.displacement;
            continue;
        }
        tracks.isRotated = true;
        tracks.positions[i] = move.rotation * tracks.positions[i] + move.displacement;
        tracks.rotations[i] = glm::normalize(glm::quat_cast(move.rotation) * tracks.rotations[i]);
    }
    makeContinuous(tracks.rotations);
    return tracks;
}

} // namespace

ParentTrack::ParentTrack(const Clip &clip, const PositionRules &rules, int joint, const FrameInterval &frames)
{
    const int parent = clip.skeleton.joint(joint).parent;
    if (parent == NoJoint)
        return;
    PartialPose poses(clip.skeleton, rules, {&parent, 1});
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        const Pose &pose = poses.of(clip.motion.frame(frame));
        m_worldFromParent.push_back({at(pose.worldFromJoint, parent), at(pose.jointPositions, parent)});
    }
}

void ParentTrack::toWorld(std::span<glm::dquat> rotations) const
{
    for (std::size_t i = 0; i < rotations.size() && !isWorld(); ++i)
        rotations[i] = glm::normalize(glm::quat_cast(m_worldFromParent[i].rotation) * rotations[i]);
}

void ParentTrack::toWorld(std::span<glm::dvec3> positions) const
{
    for (std::size_t i = 0; i < positions.size() && !isWorld(); ++i)
        positions[i] = m_worldFromParent[i].rotation * positions[i] + m_worldFromParent[i].displacement;
}

void ParentTrack::fromWorld(std::span<glm::dquat> rotations) const
{
    for (std::size_t i = 0; i < rotations.size() && !isWorld(); ++i) {
        const glm::dquat parentFromWorld = glm::conjugate(glm::quat_cast(m_worldFromParent[i].rotation));
        rotations[i] = glm::normalize(parentFromWorld * rotations[i]);
    }
}

void ParentTrack::fromWorld(std::span<glm::dvec3> positions) const
{
    for (std::size_t i = 0; i < positions.size() && !isWorld(); ++i) {
        const RigidMove &parent = m_worldFromParent[i];
        positions[i] = glm::transpose(parent.rotation) * (positions[i] - parent.displacement);
    }
}

RigidMove ParentTrack::seenFromParent(std::size_t index, const RigidMove &move) const
{
    if (isWorld())
        return move;
    const RigidMove &parent = m_worldFromParent[index];
    const glm::dmat3 parentFromWorld = glm::transpose(parent.rotation);
    if (!move.isRotation)
        return {glm::dmat3(1.0), parentFromWorld * move.displacement, false};
    const glm::dvec3 displacement = move.rotation * parent.displacement + move.displacement - parent.displacement;
    return {parentFromWorld * move.rotation * parent.rotation, parentFromWorld * displacement, true};
}

MoveLoss moveFrames(Clip &clip, const PositionRules &rules, std::span<const FigureTravel> figures,
                    const FrameInterval &frames, const std::function<RigidMove(int frame)> &moveOf,
                    const Progress &progress)
{
    MoveLoss loss;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const int joint = figures[i].mover();
        if (!progress(static_cast<double>(i) / static_cast<double>(figures.size()))) {
            loss.isCancelled = true;
            return loss;
        }
        const MovedTracks tracks = movedTracks(clip, joint, rules, frames, moveOf);
        if (tracks.isRotated && clip.skeleton.joint(joint).hasRotations())
            loss.rotation.add(writeRotations(clip, joint, frames.first, tracks.rotations));
        const double units = writePositions(clip, joint, frames.first, tracks.positions, rules);
        if (units > loss.units) {
            loss.units = units;
            loss.joint = joint;
        }
    }
    return loss;
}

} // namespace limber
