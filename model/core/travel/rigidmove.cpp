#include "travel/rigidmove.h"

#include "tracks/positiontrack.h"

#include <glm/gtc/quaternion.hpp>

#include <vector>

namespace limber {

namespace {

// The tracks of one root after the moves.
struct MovedTracks
{
    std::vector<glm::dquat> rotations;
    std::vector<glm::dvec3> positions;
    bool isRotated = false;
};

MovedTracks movedTracks(const Clip &clip, int root, const PositionRules &rules, const FrameInterval &frames,
                        const std::function<RigidMove(int frame)> &moveOf)
{
    MovedTracks tracks{rotationTrack(clip, root, frames), positionTrack(clip, root, frames, rules)};
    for (std::size_t i = 0; i < tracks.positions.size(); ++i) {
        const RigidMove move = moveOf(frames.first + static_cast<int>(i));
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

MoveLoss moveFrames(Clip &clip, const PositionRules &rules, const FrameInterval &frames,
                    const std::function<RigidMove(int frame)> &moveOf, const Progress &progress)
{
    MoveLoss loss;
    const std::vector<int> roots = clip.skeleton.roots();
    for (std::size_t i = 0; i < roots.size(); ++i) {
        const int root = roots[i];
        if (!progress(static_cast<double>(i) / static_cast<double>(roots.size()))) {
            loss.isCancelled = true;
            return loss;
        }
        const MovedTracks tracks = movedTracks(clip, root, rules, frames, moveOf);
        if (tracks.isRotated && clip.skeleton.joint(root).hasRotations())
            loss.rotation.add(writeRotations(clip, root, frames.first, tracks.rotations));
        const double units = writePositions(clip, root, frames.first, tracks.positions, rules);
        if (units > loss.units) {
            loss.units = units;
            loss.root = root;
        }
    }
    return loss;
}

} // namespace limber
