#include "secondlife/upload/clipcheck.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "messages/uploadmessages.h"
#include "pose/localrotation.h"
#include "secondlife/animwriter.h"
#include "secondlife/avatarnames.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace limber {

namespace {

std::string secondsText(double seconds)
{
    std::array<char, 40> digits{};
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), seconds, std::chars_format::general, 6);
    return {digits.data(), end.ptr};
}

class ClipCheck
{
public:
    ClipCheck(const Clip &clip, const PositionRules &rules, const AnimExport &trial)
        : m_clip(clip), m_rules(rules), m_trial(trial)
    {
    }

    std::vector<UploadFinding> check()
    {
        checkRoot();
        checkLength();
        for (const DroppedJoint &dropped : m_trial.dropped)
            checkDropped(dropped);
        checkAnimation();
        for (const int joint : m_trial.cutJoints)
            add(UploadRule::PositionLimit, ViewerError::None, joint, messages::uploadPositionLimit(nameOf(joint)));
        checkAddedPositions();
        checkFirstFrame();
        return std::move(m_findings);
    }

private:
    void add(UploadRule rule, ViewerError error, int joint, Message message)
    {
        m_findings.push_back({rule, error, 0, joint, std::move(message)});
    }

    [[nodiscard]] MessageArgument nameOf(int joint) const { return nameArgument(m_clip.skeleton.joint(joint).name); }

    void checkRoot()
    {
        if (m_clip.skeleton.jointCount() == 0)
            return;
        const auto known = findAvatarJoint(viewersName(m_clip.skeleton.joint(0).name));
        if (!known || !known->isPelvis())
            add(UploadRule::RootName, ViewerError::BadRoot, 0, messages::uploadRootName(nameOf(0)));
    }

    void checkLength()
    {
        const double seconds = playedSeconds(m_clip.motion);
        if (playsTooLong(m_clip.motion))
            add(UploadRule::TooLong, ViewerError::TooLong, NoJoint,
                messages::uploadTooLong(numberArgument(secondsText(seconds))));
        if (!(seconds > 0.0))
            add(UploadRule::NoDuration, ViewerError::None, NoJoint, messages::uploadNoDuration());
    }

    void checkDropped(const DroppedJoint &dropped)
    {
        const int joint = dropped.joint;
        if (dropped.reason == DropReason::Repeated)
            add(UploadRule::RepeatedBone, ViewerError::None, joint, messages::uploadRepeatedBone(nameOf(joint)));
        if (dropped.reason == DropReason::Still && isBent(joint))
            add(UploadRule::PoseLost, ViewerError::None, joint, messages::uploadPoseLost(nameOf(joint)));
        if (!dropped.moves)
            return;
        if (dropped.reason == DropReason::Special)
            add(UploadRule::SpecialJoint, ViewerError::NotInitialised, joint,
                messages::uploadSpecialJoint(nameOf(joint)));
        // A root with another name is refused earlier.
        if (dropped.reason == DropReason::Unknown && joint > 0)
            add(UploadRule::UnknownMoves, ViewerError::NotInitialised, joint,
                messages::uploadUnknownMoves(nameOf(joint)));
    }

    // Only for joints below the root, whose rotation is relative to the first frame.
    [[nodiscard]] bool isBent(int joint) const
    {
        constexpr double least = 0.5; // degrees
        return joint > 0 && !m_clip.motion.isEmpty() && turnInFrame(joint, 0) > least;
    }

    [[nodiscard]] double turnInFrame(int joint, int frame) const
    {
        return angleOf(localRotation(m_clip.skeleton.joint(joint), m_clip.motion.frame(frame))) * degreesPerRadian;
    }

    void checkAnimation()
    {
        const std::size_t joints = m_trial.file ? m_trial.file->joints.size() : 0;
        const bool isRefusedAlready = std::ranges::any_of(
            m_findings, [](const UploadFinding &finding) { return finding.error == ViewerError::BadRoot; });
        if (joints == 0 && !isRefusedAlready)
            add(UploadRule::NothingMoves, ViewerError::NotInitialised, NoJoint, messages::uploadNothingMoves());
        if (joints > animlimits::mostJoints)
            add(UploadRule::TooManyJoints, ViewerError::NotInitialised, NoJoint, messages::uploadTooManyJoints(joints));
        const std::size_t bytes = joints == 0 ? 0 : animSize(*m_trial.file);
        if (bytes > animlimits::mostBytes)
            add(UploadRule::AssetSize, ViewerError::TooLarge, NoJoint, messages::uploadAssetSize(bytes));
    }

    // The viewer reads all positions as whole positions. The root's positions are relative, so that it makes no
    // difference there.
    void checkAddedPositions()
    {
        for (int joint = 1; joint < m_clip.skeleton.jointCount(); ++joint) {
            const Joint &described = m_clip.skeleton.joint(joint);
            const bool isAdded = m_rules.of(described) == PositionRule::Add && described.hasPositions() &&
                                 described.offset != glm::dvec3(0.0);
            if (isAdded && isKept(joint))
                add(UploadRule::PositionsAdded, ViewerError::None, joint,
                    messages::uploadPositionsAdded(nameOf(joint)));
        }
    }

    [[nodiscard]] bool isKept(int joint) const
    {
        return std::ranges::find(m_trial.dropped, joint, &DroppedJoint::joint) == m_trial.dropped.end();
    }

    // A reference is far from the frame after it; in a motion the first frame is about as far from the second as that
    // is from the third.
    void checkFirstFrame()
    {
        constexpr double likeTheNext = 1.5;
        constexpr double least = 0.1; // degrees over all joints
        if (m_clip.motion.frameCount() < 4)
            return;
        const double first = change(0);
        const double second = change(1);
        if (second > least && first <= likeTheNext * second)
            add(UploadRule::FirstFrameNotPlayed, ViewerError::None, NoJoint, messages::uploadFirstFrame());
    }

    // Returns the change from a frame to the next, in degrees over all joints.
    [[nodiscard]] double change(int frame) const
    {
        double sum = 0.0;
        for (const Joint &joint : m_clip.skeleton.joints()) {
            const glm::dmat3 before = localRotation(joint, m_clip.motion.frame(frame));
            const glm::dmat3 after = localRotation(joint, m_clip.motion.frame(frame + 1));
            sum += angleOf(glm::transpose(before) * after) * degreesPerRadian;
        }
        return sum;
    }

    const Clip &m_clip;
    const PositionRules &m_rules;
    const AnimExport &m_trial;
    std::vector<UploadFinding> m_findings;
};

} // namespace

std::vector<UploadFinding> checkClip(const Clip &clip, const PositionRules &rules, const AnimExport &trial)
{
    return ClipCheck(clip, rules, trial).check();
}

} // namespace limber
