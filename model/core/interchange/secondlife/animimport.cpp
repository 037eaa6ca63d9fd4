#include "secondlife/animimport.h"

#include "base/at.h"
#include "messages/animmessages.h"
#include "pose/eulerangles.h"
#include "pose/positionrule.h"
#include "secondlife/animsamples.h"
#include "secondlife/animunits.h"
#include "secondlife/avatarnames.h"
#include "secondlife/avatarskeleton.h"
#include "secondlife/jointtrack.h"

#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>
#include <set>

namespace limber {

namespace {

constexpr RotationOrder order = {Axis::X, Axis::Z, Axis::Y}; // of the channels of the avatar's skeleton

std::set<std::uint16_t> timesOf(const AnimFile &file)
{
    std::set<std::uint16_t> times;
    for (const AnimJoint &joint : file.joints) {
        for (const AnimKey &key : joint.rotations)
            times.insert(key.time);
        for (const AnimKey &key : joint.positions)
            times.insert(key.time);
    }
    return times;
}

// Returns the smallest number of equal parts of the duration whose ends hit every key.
int partsThatHit(const std::set<std::uint16_t> &times)
{
    int parts = 1;
    const auto isHit = [&](std::uint16_t time) {
        const double part = codeSteps / parts;
        return std::abs(time - std::round(time / part) * part) <= 1.0;
    };
    while (!std::ranges::all_of(times, isHit))
        ++parts;
    return parts;
}

// The times of the frames: an animation without a duration has one frame, which lasts for the frame time.
struct Grid
{
    AnimFrames frames;
    double frameTimeSeconds = 1.0 / 30.0;
};

Grid gridOf(const AnimFile &file, std::optional<double> framesPerSecond)
{
    const double duration = file.durationSeconds;
    Grid grid;
    if (!(duration > 0.0)) {
        if (framesPerSecond)
            grid.frameTimeSeconds = 1.0 / *framesPerSecond;
        return grid;
    }
    if (!framesPerSecond) {
        const int parts = partsThatHit(timesOf(file));
        grid.frames = {parts + 1, codeSteps / parts};
        grid.frameTimeSeconds = duration / parts;
        return grid;
    }
    constexpr double rounding = 1e-6;
    const double parts = duration * *framesPerSecond;
    grid.frames = {static_cast<int>(std::ceil(parts - rounding)) + 1, codeSteps / parts};
    grid.frameTimeSeconds = 1.0 / *framesPerSecond;
    return grid;
}

glm::dquat inBvhAxes(const glm::dquat &rotation)
{
    const glm::dvec3 v = toBvhAxes({rotation.x, rotation.y, rotation.z});
    return {rotation.w, v.x, v.y, v.z};
}

// Writes the frames of one joint after another; frame 0 is the reference.
class AnimImporter
{
public:
    AnimImporter(AvatarSkeleton avatar, const Grid &grid) : m_avatar(std::move(avatar)), m_frames(grid.frames)
    {
        m_motion = Motion(m_frames.count + 1, m_avatar.skeleton.columnCount());
        m_motion.setFrameTimeSeconds(grid.frameTimeSeconds);
        for (int joint = 0; joint < m_avatar.skeleton.jointCount(); ++joint)
            writePosition(joint, 0, m_motion.frameCount(), m_avatar.skeleton.joint(joint).offset);
    }

    void write(const AnimFile &file)
    {
        for (std::size_t i = 0; i < file.joints.size(); ++i)
            write(m_avatar.jointOf[i], file.joints[i]);
        Clip clip{m_avatar.skeleton, m_motion, nullptr};
        const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
        for (const int joint : m_avatar.jointOf)
            bendIfHeld(clip, joint, rules);
        m_motion = clip.motion;
    }

    [[nodiscard]] Clip take()
    {
        Clip clip{std::move(m_avatar.skeleton), std::move(m_motion), nullptr};
        // Positions near zero would be read as displacements from the OFFSET, although they replace it.
        if (decidePositionRules(clip.skeleton, clip.motion).joints == PositionRule::Add) {
            for (int joint = 1; joint < clip.skeleton.jointCount(); ++joint) {
                if (clip.skeleton.joint(joint).hasPositions())
                    clip.skeleton.setOffset(NodeId::joint(joint), glm::dvec3(0.0));
            }
        }
        return clip;
    }

private:
    [[nodiscard]] int rotationColumn(int joint) const
    {
        const Joint &described = m_avatar.skeleton.joint(joint);
        return described.firstColumn + (described.hasPositions() ? 3 : 0);
    }

    void writePosition(int joint, int first, int end, const glm::dvec3 &inches)
    {
        const Joint &described = m_avatar.skeleton.joint(joint);
        if (!described.hasPositions())
            return;
        for (int frame = first; frame < end; ++frame) {
            const std::span<double> values = m_motion.editFrame(frame);
            for (int axis = 0; axis < 3; ++axis)
                at(values, described.firstColumn + axis) = inches[axis];
        }
    }

    void write(int joint, const AnimJoint &keys)
    {
        const std::vector<glm::dquat> rotations = rotationsAt(m_frames, keys.rotations);
        glm::dvec3 angles(0.0);
        for (int frame = 0; frame < static_cast<int>(rotations.size()); ++frame) {
            angles = eulerAngles(glm::mat3_cast(inBvhAxes(at(rotations, frame))), order, angles);
            const std::span<double> values = m_motion.editFrame(frame + 1);
            for (int i = 0; i < 3; ++i)
                at(values, rotationColumn(joint) + i) = angles[i];
        }
        const std::vector<glm::dvec3> positions = positionsAt(m_frames, keys.positions);
        const bool isRoot = m_avatar.skeleton.joint(joint).isRoot();
        const glm::dvec3 origin = isRoot ? m_avatar.skeleton.joint(joint).offset : glm::dvec3(0.0);
        for (int frame = 0; frame < static_cast<int>(positions.size()); ++frame)
            writePosition(joint, frame + 1, frame + 2, origin + toBvhAxes(at(positions, frame)) / metresPerInch);
    }

    // Bends a held joint in the reference. The root's motion is relative to the reference, so that the root stays as it
    // is.
    void bendIfHeld(Clip &clip, int joint, const PositionRules &rules) const
    {
        constexpr double degrees = 1.0;
        if (clip.skeleton.joint(joint).isRoot() || movementOf(jointTrack(clip, joint, rules)).moves)
            return;
        clip.motion.setValue(0, rotationColumn(joint), degrees);
    }

    AvatarSkeleton m_avatar;
    AnimFrames m_frames;
    Motion m_motion;
};

std::vector<Message> notesOn(const AnimFile &file)
{
    std::vector<Message> notes;
    for (const AnimJoint &joint : file.joints) {
        if (!findAnimatedJoint(joint.name) && boneOfVolume(joint.name) < 0)
            notes.push_back(messages::animUnknownJoint(nameArgument(joint.name)));
    }
    return notes;
}

} // namespace

double rateThatHitsKeys(const AnimFile &file)
{
    return 1.0 / gridOf(file, std::nullopt).frameTimeSeconds;
}

AnimImport importAnim(const AnimFile &file, std::optional<double> framesPerSecond)
{
    AnimImporter importer(avatarSkeletonFor(file), gridOf(file, framesPerSecond));
    importer.write(file);
    return {importer.take(), settingsOf(file), notesOn(file)};
}

} // namespace limber
