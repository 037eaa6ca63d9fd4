#include "character/charactertracks.h"

#include "base/at.h"
#include "base/numbertext.h"
#include "bvh/text/numberformat.h"
#include "messages/scenemessages.h"
#include "pose/pose.h"
#include "scene/clip/scenechannels.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <span>
#include <utility>

namespace limber {

namespace {

constexpr double restTolerance = 1e-6; // relative to the numbers of a track, which have seven digits
constexpr double seenCentimetres = 0.01; // what is off by less is not said
constexpr int mostSamples = 64;

std::array<float, 4> floatsOf(const glm::dquat &rotation)
{
    return {float(rotation.x), float(rotation.y), float(rotation.z), float(rotation.w)};
}

// The motion of joints that hang on others in the body than in their file, relative to their parents in the file: by
// joint, frame by frame.
class MovedJoints
{
public:
    MovedJoints(const Character &character, const Clip &clip, const PositionRules &rules)
    {
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            if (clip.skeleton.joint(joint).parent != at(character.joints, joint).parent)
                m_tracks[joint];
        }
        Pose pose;
        for (int frame = 0; !m_tracks.empty() && frame < clip.motion.frameCount(); ++frame) {
            evaluatePose(clip.skeleton, clip.motion.frame(frame), rules, pose);
            for (auto &[joint, track] : m_tracks)
                addFrame(pose, joint, at(character.joints, joint).parent, track);
        }
        for (auto &[joint, track] : m_tracks)
            makeContinuous(track.rotations);
    }

    // Returns null for other joints.
    [[nodiscard]] const SceneMotion *find(int joint) const
    {
        const auto found = m_tracks.find(joint);
        return found == m_tracks.end() ? nullptr : &found->second;
    }

private:
    static void addFrame(const Pose &pose, int joint, int parent, SceneMotion &track)
    {
        const bool isFree = parent == NoJoint;
        const glm::dmat3 fromParent = isFree ? glm::dmat3(1.0) : glm::transpose(at(pose.worldFromJoint, parent));
        const glm::dvec3 origin = isFree ? glm::dvec3(0.0) : at(pose.jointPositions, parent);
        track.rotations.push_back(nearestRotation(fromParent * at(pose.worldFromJoint, joint)));
        track.translations.push_back(fromParent * (at(pose.jointPositions, joint) - origin));
    }

    std::map<int, SceneMotion> m_tracks;
};

// Computes the tracks of one motion.
class NodeMotion
{
public:
    NodeMotion(const Character &character, const Clip &clip, const PositionRules &rules)
        : m_character(character), m_clip(clip), m_rules(rules), m_frames{0, clip.motion.frameCount() - 1},
          m_moved(character, clip, rules)
    {
        for (const SceneAnimation &animation : character.scene.animations) {
            for (const SceneTrack &track : animation.tracks)
                m_movedElsewhere.insert({track.node, track.property});
        }
    }

    std::optional<CharacterMotion> run(const Progress &progress)
    {
        const int joints = m_clip.skeleton.jointCount();
        m_motion.frames = m_clip.motion.frameCount();
        m_motion.frameTimeSeconds = m_clip.motion.playingFrameTimeSeconds();
        for (int joint = 0; joint < joints; ++joint) {
            if (progress.wantsToStop(joint, joints))
                return std::nullopt;
            if (m_character.nodeOf(joint).isSheared) {
                m_motion.notes.push_back(messages::shearedNode(nameOf(joint)));
                continue;
            }
            addRotations(joint);
            addTranslations(joint);
        }
        noteSkew();
        keepOneTrack();
        return std::move(m_motion);
    }

private:
    // An animation of glTF has one channel at least, also one in which nothing moves.
    void keepOneTrack()
    {
        if (!m_motion.tracks.empty() || m_character.joints.empty())
            return;
        const glm::dquat &rest = m_character.nodeOf(0).rest.rotation;
        const std::vector<float> key{float(rest.x), float(rest.y), float(rest.z), float(rest.w)};
        m_motion.tracks.push_back({.node = jointAt(0).node, .isRotation = true, .isStill = true, .values = key});
    }

    [[nodiscard]] MessageArgument nameOf(int joint) const { return nameArgument(m_clip.skeleton.joint(joint).name); }

    [[nodiscard]] const SceneJoint &jointAt(int joint) const { return at(m_character.joints, joint); }

    void addRotations(int joint)
    {
        const SceneJoint &way = jointAt(joint);
        const glm::dmat3 before = glm::transpose(way.before);
        const glm::dmat3 after = glm::transpose(way.after);
        const SceneMotion *const moved = m_moved.find(joint);
        std::vector<glm::dquat> rotations = moved ? moved->rotations : rotationTrack(m_clip, joint, m_frames);
        for (glm::dquat &rotation : rotations)
            rotation = nearestRotation(before * glm::mat3_cast(rotation) * after);
        const glm::dquat rest = m_character.nodeOf(joint).rest.rotation;
        if (!rotations.empty() && glm::dot(rotations.front(), rest) < 0.0)
            rotations.front() = -rotations.front();
        makeContinuous(rotations);
        CharacterTrack track{way.node, true, false, {}};
        for (const glm::dquat &rotation : rotations) {
            const std::array<float, 4> key = floatsOf(rotation);
            track.values.insert(track.values.end(), key.begin(), key.end());
        }
        add(std::move(track), floatsOf(rest), SceneTrack::Property::Rotation, 1.0);
    }

    void addTranslations(int joint)
    {
        const SceneJoint &way = jointAt(joint);
        const glm::dmat3 back = glm::inverse(way.beforeTranslation);
        CharacterTrack track{way.node, false, false, {}};
        const SceneMotion *const moved = m_moved.find(joint);
        for (const glm::dvec3 &position :
             moved ? moved->translations : positionTrack(m_clip, joint, m_frames, m_rules)) {
            const glm::dvec3 translation = back * (position - way.start);
            for (int axis = 0; axis < 3; ++axis)
                track.values.push_back(static_cast<float>(translation[axis]));
        }
        const glm::dvec3 rest = m_character.nodeOf(joint).rest.translation;
        const std::array<float, 3> key{float(rest.x), float(rest.y), float(rest.z)};
        add(std::move(track), key, SceneTrack::Property::Translation, std::max(glm::length(rest), 1e-3));
    }

    // Adds a track unless its node stays at rest. `size` is that of its numbers.
    void add(CharacterTrack track, std::span<const float> rest, SceneTrack::Property property, double size)
    {
        const auto width = static_cast<std::size_t>(track.width());
        const auto isLike = [&](std::span<const float> key, std::size_t first) {
            for (std::size_t i = 0; i < width; ++i) {
                if (!(std::abs(key[i] - track.values[first + i]) <= restTolerance * size))
                    return false;
            }
            return true;
        };
        const std::vector<float> firstKey(track.values.begin(),
                                          track.values.begin() + std::min(width, track.values.size()));
        bool isAtRest = true;
        track.isStill = true;
        for (std::size_t first = 0; first < track.values.size(); first += width) {
            isAtRest = isAtRest && isLike(rest, first);
            track.isStill = track.isStill && isLike(firstKey, first);
        }
        if (track.values.empty() || (isAtRest && !m_movedElsewhere.contains({track.node, property})))
            return;
        if (track.isStill)
            track.values.resize(width);
        m_motion.tracks.push_back(std::move(track));
    }

    // Says how far joints are from where the clip has them: scales that are not the same along all axes skew what turns
    // below them.
    void noteSkew()
    {
        double farthest = seenCentimetres;
        int worst = NoJoint;
        const int step = std::max(1, m_motion.frames / mostSamples);
        for (int frame = 0; frame < m_motion.frames; frame += step) {
            const Pose pose = poseAt(m_clip, frame, m_rules);
            const std::vector<glm::dvec3> shown = positionsIn(frame);
            for (int joint = 0; joint < m_clip.skeleton.jointCount(); ++joint) {
                const double distance = glm::distance(at(pose.jointPositions, joint), at(shown, joint));
                if (distance > farthest) {
                    farthest = distance;
                    worst = joint;
                }
            }
        }
        if (worst == NoJoint)
            return;
        int cause = m_clip.skeleton.joint(worst).parent;
        while (cause != NoJoint && !isSkewing(m_character.nodeOf(cause).rest))
            cause = m_clip.skeleton.joint(cause).parent;
        m_motion.notes.push_back(
            messages::skewedBelow(nameOf(cause == NoJoint ? worst : cause), numberArgument(fixedNumber(farthest, 2))));
    }

    // Returns where the nodes of all joints are in a frame, in the units of the clip.
    [[nodiscard]] std::vector<glm::dvec3> positionsIn(int frame) const
    {
        const std::vector<glm::dmat4> worlds = nodeWorlds(m_character.scene, m_motion, frame);
        std::vector<glm::dvec3> positions;
        for (const SceneJoint &joint : m_character.joints)
            positions.push_back(m_character.space.scale * m_character.space.turn *
                                glm::dvec3(at(worlds, joint.node)[3]));
        return positions;
    }

    const Character &m_character;
    const Clip &m_clip;
    const PositionRules &m_rules;
    FrameInterval m_frames;
    MovedJoints m_moved;
    std::set<std::pair<int, SceneTrack::Property>> m_movedElsewhere;
    CharacterMotion m_motion;
};

} // namespace

std::optional<CharacterMotion> motionOnNodes(const Character &character, const Clip &clip, const PositionRules &rules,
                                             const Progress &progress)
{
    return NodeMotion(character, clip, rules).run(progress);
}

std::vector<glm::dmat4> nodeWorlds(const Scene &scene, const CharacterMotion &motion, int frame)
{
    std::vector<SceneTransform> local;
    for (const SceneNode &node : scene.nodes)
        local.push_back(node.rest);
    for (const CharacterTrack &track : motion.tracks) {
        const auto first = track.isStill ? 0 : static_cast<std::size_t>(frame * track.width());
        const auto value = [&](std::size_t i) { return static_cast<double>(track.values[first + i]); };
        if (track.isRotation)
            at(local, track.node).rotation = glm::normalize(glm::dquat(value(3), value(0), value(1), value(2)));
        else
            at(local, track.node).translation = {value(0), value(1), value(2)};
    }
    std::vector<glm::dmat4> worlds;
    for (std::size_t node = 0; node < local.size(); ++node) {
        const int parent = scene.nodes[node].parent;
        worlds.push_back((parent < 0 ? glm::dmat4(1.0) : at(worlds, parent)) * matrixOf(local[node]));
    }
    return worlds;
}

} // namespace limber
