#include "secondlife/animexport.h"

#include "base/at.h"
#include "messages/animmessages.h"
#include "secondlife/animunits.h"
#include "secondlife/avatarnames.h"
#include "secondlife/jointtrack.h"
#include "secondlife/keyreduction.h"
#include "travel/rigidmove.h"

#include <glm/common.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <unordered_set>

namespace limber {

namespace {

constexpr double exactDegrees = 0.005;
constexpr double exactInches = 0.002;

std::string secondsText(double seconds)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), seconds, std::chars_format::fixed, 3);
    return {digits.data(), end.ptr};
}

glm::dquat inAvatarAxes(const glm::dquat &rotation)
{
    const glm::dvec3 v = toAvatarAxes({rotation.x, rotation.y, rotation.z});
    return {rotation.w, v.x, v.y, v.z};
}

// Takes one joint of a clip after another, so that a long clip needs no second copy of all its frames.
class AnimExporter
{
public:
    AnimExporter(const Clip &clip, const PositionRules &rules, const AnimExportOptions &options)
        : m_clip(clip), m_rules(rules), m_options(options), m_depths(depthsBelow(clip.skeleton)),
          m_first(firstPlayedFrame(clip.motion.frameCount()))
    {
        m_file.durationSeconds = static_cast<float>(playedSeconds(clip.motion));
        applySettings(options.settings, m_file);
    }

    AnimExport make()
    {
        m_export.problem = problemBefore();
        if (!m_export.problem.isEmpty() && !m_options.isTrial)
            return std::move(m_export);
        const int count = m_clip.skeleton.jointCount();
        for (int joint = 0; joint < count; ++joint) {
            if (!m_options.progress(static_cast<double>(joint) / count))
                return {};
            add(joint);
        }
        m_export.droppedConstraints = std::erase_if(m_file.constraints, [&](const AnimConstraint &constraint) {
            return constraint.chainLength > m_file.joints.size();
        });
        m_export.problem = problemAfter();
        if (m_export.problem.isEmpty() || m_options.isTrial)
            m_export.file = std::move(m_file);
        return std::move(m_export);
    }

private:
    [[nodiscard]] Message problemBefore() const
    {
        if (m_clip.motion.isEmpty())
            return messages::animNoFrames();
        if (playsTooLong(m_clip.motion))
            return messages::animTooLong(numberArgument(secondsText(playedSeconds(m_clip.motion))));
        return {};
    }

    [[nodiscard]] Message problemAfter() const
    {
        if (m_file.joints.empty())
            return messages::animNothingMoves();
        if (m_file.joints.size() > animlimits::mostJoints)
            return messages::animTooManyJoints(m_file.joints.size());
        return {};
    }

    void drop(int joint, DropReason reason, bool moves) { m_export.dropped.push_back({joint, reason, moves}); }

    [[nodiscard]] bool isNamedInSettings(const std::string &name) const
    {
        const auto &joints = m_options.settings.joints;
        return std::ranges::find(joints, name, &AnimJointSetting::name) != joints.end();
    }

    void add(int joint)
    {
        const std::string &name = m_clip.skeleton.joint(joint).name;
        const auto known = findAvatarJoint(viewersName(name));
        const std::string written = known ? std::string(known->name) : name;
        const bool isNamed = isNamedInSettings(written);
        const JointTrack track = trackOf(joint, known && known->isPelvis());
        const TrackMovement movement = movementOf(track);
        const bool moves = m_options.dropsAsViewer ? movement.isSeen : movement.moves;
        if (isSpecialJoint(written))
            return drop(joint, DropReason::Special, moves);
        if (!known && !isNamed)
            return drop(joint, DropReason::Unknown, moves);
        if (!movement.moves && !isNamed)
            return drop(joint, DropReason::Still, false);
        if (m_options.dropsAsViewer && !movement.isSeen && !isNamed)
            return drop(joint, DropReason::HardlySeen, true);
        if (!m_written.insert(written).second)
            return drop(joint, DropReason::Repeated, moves);
        write(joint, written, track, known && known->isPelvis());
    }

    // Returns the track as the viewer plays it: it has no joints above the pelvis, so that the pelvis takes over what
    // they do.
    [[nodiscard]] JointTrack trackOf(int joint, bool isPelvis) const
    {
        JointTrack track = jointTrack(m_clip, joint, m_rules);
        const int frames = m_clip.motion.frameCount();
        if (isPelvis && frames > 0) {
            const ParentTrack parent(m_clip, m_rules, joint, {0, frames - 1});
            parent.toWorld(track.rotations);
            parent.toWorld(track.positions);
        }
        return track;
    }

    void write(int joint, const std::string &name, const JointTrack &track, bool isPelvis)
    {
        AnimJoint &written = m_file.joints.emplace_back();
        written.name = name;
        written.priority = priorityOf(m_options.settings, name);
        writeRotations(track, isPelvis, at(m_depths, joint), written);
        if (!track.positions.empty() && writePositions(track, isPelvis, written))
            m_export.cutJoints.push_back(joint);
    }

    void writeRotations(const JointTrack &track, bool isPelvis, int depth, AnimJoint &written) const
    {
        const std::span played = std::span(track.rotations).subspan(static_cast<std::size_t>(m_first));
        const std::vector<int> keys = m_options.keys == AnimKeys::Exact
                                          ? exactRotationKeys(played, exactDegrees)
                                          : viewersRotationKeys(played, viewersRotationLimit(depth));
        if (m_options.isTrial)
            return written.rotations.resize(keys.size());
        const glm::dquat before = isPelvis ? glm::conjugate(track.rotations.front()) : glm::dquat(1.0, 0.0, 0.0, 0.0);
        written.rotations.reserve(keys.size());
        for (const int key : keys)
            written.rotations.push_back({timeOf(key), codesOfRotation(inAvatarAxes(before * at(played, key)))});
    }

    // Returns whether a position was beyond what can be written.
    bool writePositions(const JointTrack &track, bool isPelvis, AnimJoint &written) const
    {
        const std::span played = std::span(track.positions).subspan(static_cast<std::size_t>(m_first));
        const std::vector<int> keys = m_options.keys == AnimKeys::Exact
                                          ? exactPositionKeys(played, exactInches)
                                          : viewersPositionKeys(played, viewersPositionLimit);
        const glm::dvec3 origin = isPelvis ? track.positions.front() : glm::dvec3(0.0);
        const glm::dquat before = isPelvis ? glm::conjugate(track.rotations.front()) : glm::dquat(1.0, 0.0, 0.0, 0.0);
        bool isCut = false;
        written.positions.reserve(keys.size());
        for (const int key : keys) {
            const glm::dvec3 metres = toAvatarAxes(before * (at(played, key) - origin)) * metresPerInch;
            const glm::dvec3 size = glm::abs(metres);
            isCut = isCut || std::max({size.x, size.y, size.z}) > animlimits::mostMetres;
            written.positions.push_back({timeOf(key), codesOfPosition(metres)});
        }
        return isCut;
    }

    [[nodiscard]] std::uint16_t timeOf(int playedFrame) const
    {
        return codeOfTime(playedFrame * m_clip.motion.frameTimeSeconds(), m_file.durationSeconds);
    }

    const Clip &m_clip;
    const PositionRules &m_rules;
    const AnimExportOptions &m_options;
    std::vector<int> m_depths;
    int m_first;
    AnimFile m_file;
    AnimExport m_export;
    std::unordered_set<std::string> m_written;
};

} // namespace

double playedSeconds(const Motion &motion)
{
    return std::max(motion.frameCount() - 2, 1) * motion.frameTimeSeconds();
}

bool playsTooLong(const Motion &motion)
{
    return static_cast<float>(playedSeconds(motion)) > animlimits::mostSeconds;
}

AnimExport exportAnim(const Clip &clip, const PositionRules &rules, const AnimExportOptions &options)
{
    return AnimExporter(clip, rules, options).make();
}

} // namespace limber
