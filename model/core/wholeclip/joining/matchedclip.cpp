#include "joining/matchedclip.h"

#include "base/at.h"
#include "messages/motionmessages.h"
#include "motion/jointsbyname.h"
#include "retarget/retargetclip.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"
#include "tracks/sampledclip.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double sameRate = 2e-4; // relative: files round their frame time
constexpr double leastRatioToFilter = 1.2;
constexpr double sameOffset = 1e-3; // of its length
constexpr double sameBone = 0.97; // the cosine of 14 degrees: rotations mean something else for other directions
constexpr double sameSize = 1.25; // times as large

// Returns for each joint the joint with that name in the other skeleton.
std::optional<std::vector<int>> jointsByName(const Skeleton &skeleton, const Skeleton &other, int &missing)
{
    const JointsByName names(other);
    std::vector<int> found;
    for (missing = 0; missing < skeleton.jointCount(); ++missing) {
        const auto match = names.find(skeleton, NodeId::joint(missing));
        if (!match)
            return std::nullopt;
        found.push_back(match->index);
    }
    return found;
}

int differingOffsets(const Skeleton &skeleton, const Skeleton &other, const std::vector<int> &matches)
{
    int count = 0;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const glm::dvec3 &offset = skeleton.joint(joint).offset;
        const glm::dvec3 &otherOffset = other.joint(at(matches, joint)).offset;
        if (!skeleton.joint(joint).isRoot() && glm::distance(offset, otherOffset) > sameOffset * glm::length(offset))
            ++count;
    }
    return count;
}

// Returns whether the other skeleton has another rest pose or another size, so that its rotations and positions do not
// fit this one.
bool isOtherBody(const Skeleton &skeleton, const Skeleton &other, const std::vector<int> &matches)
{
    double length = 0.0;
    double otherLength = 0.0;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const glm::dvec3 &offset = skeleton.joint(joint).offset;
        const glm::dvec3 &otherOffset = other.joint(at(matches, joint)).offset;
        if (skeleton.joint(joint).isRoot())
            continue;
        const double lengths = glm::length(offset) * glm::length(otherOffset);
        if (glm::dot(offset, otherOffset) < sameBone * lengths)
            return true;
        length += glm::length(offset);
        otherLength += glm::length(otherOffset);
    }
    return std::max(length, otherLength) > sameSize * std::min(length, otherLength);
}

bool isInOrder(const std::vector<int> &matches)
{
    for (int i = 0; i < static_cast<int>(matches.size()); ++i) {
        if (at(matches, i) != i)
            return false;
    }
    return true;
}

bool haveSameRules(const PositionRules &a, const PositionRules &b)
{
    return a.roots == b.roots && a.joints == b.joints;
}

Clip onJointsOf(const Clip &clip, const PositionRules &rules, const Clip &other, const PositionRules &otherRules,
                const std::vector<int> &matches)
{
    Clip result{clip.skeleton, Motion(other.motion.frameCount(), clip.skeleton.columnCount()), nullptr};
    const FrameInterval all{0, other.motion.frameCount() - 1};
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const int match = at(matches, joint);
        static_cast<void>(writeNewRotations(result, joint, 0, rotationTrack(other, match, all)));
        writePositions(result, joint, 0, positionTrack(other, match, all, otherRules), rules);
    }
    return result;
}

// The motion of another clip on the skeleton of this one.
struct Retargeted
{
    std::optional<Clip> clip; // empty if too few joints can follow or the progress stopped it
    int followers = 0;
    bool isStopped = false;
};

Retargeted retargetedOnto(const Clip &clip, const Clip &other, const Vocabulary *vocabulary, const Progress &progress)
{
    const RetargetInput input =
        automaticRetarget(other, clip, vocabulary != nullptr ? *vocabulary : Vocabulary::builtIn());
    Retargeted result;
    result.followers = static_cast<int>(
        std::ranges::count_if(input.mapping.matches, [](const JointMatch &match) { return match.source != NoJoint; }));
    if (2 * result.followers < clip.skeleton.jointCount())
        return result;
    RetargetRun run;
    run.progress = progress;
    run.measures = false;
    auto retargeted = retargetClip(input, run);
    result.isStopped = !retargeted.has_value();
    if (retargeted)
        result.clip = std::move(retargeted->clip);
    return result;
}

} // namespace

MatchedClip matchedJoints(const Clip &other, const Clip &clip, const PositionRules &rules, const Vocabulary *vocabulary,
                          const Progress &progress)
{
    MatchedClip result;
    if (other.motion.isEmpty()) {
        result.problem = messages::otherHasNoFrames();
        return result;
    }
    int missing = 0;
    const auto matches = jointsByName(clip.skeleton, other.skeleton, missing);
    if (!matches || isOtherBody(clip.skeleton, other.skeleton, *matches)) {
        const Retargeted retargeted = retargetedOnto(clip, other, vocabulary, progress);
        const int joints = clip.skeleton.jointCount();
        if (retargeted.isStopped)
            return result;
        if (retargeted.clip) {
            MatchedClip matched = matchedJoints(*retargeted.clip, clip, rules, vocabulary, {});
            matched.warnings.insert(matched.warnings.begin(), messages::otherRetargeted(retargeted.followers, joints));
            return matched;
        }
        if (!matches) {
            result.problem =
                messages::tooFewFollow(nameArgument(clip.skeleton.joint(missing).name), retargeted.followers, joints);
            return result;
        }
    }
    if (const int count = differingOffsets(clip.skeleton, other.skeleton, *matches); count > 0)
        result.warnings.push_back(messages::otherBones(count));
    const PositionRules otherRules = decidePositionRules(other.skeleton, other.motion);
    Clip matched{clip.skeleton, other.motion, nullptr};
    const bool fits = other.skeleton.hasSameLayoutAs(clip.skeleton) && isInOrder(*matches);
    if (!fits || !haveSameRules(rules, otherRules))
        matched = onJointsOf(clip, rules, other, otherRules, *matches);
    matched.motion.forgetSourceRows();
    matched.motion.setFrameTimeSeconds(other.motion.playingFrameTimeSeconds());
    result.clip = std::move(matched);
    return result;
}

std::optional<Clip> atRateOf(const Clip &clip, Clip matched, const PositionRules &rules, const Progress &progress)
{
    const double frameTime = clip.motion.playingFrameTimeSeconds();
    const double ratio = frameTime / matched.motion.playingFrameTimeSeconds();
    if (std::abs(ratio - 1.0) > sameRate) {
        const int last = matched.motion.frameCount() - 1;
        std::vector<double> times;
        for (int frame = 0; frame * ratio <= last + 1e-9; ++frame)
            times.push_back(std::min(frame * ratio, double(last)));
        RotationResidual unshown;
        const Sampling sampling{true, ratio > leastRatioToFilter ? 0.45 / frameTime : 0.0};
        auto sampled = sampledClip(matched, rules, times, sampling, unshown, progress);
        if (!sampled)
            return std::nullopt;
        matched = std::move(*sampled);
    }
    matched.motion.setFrameTimeSeconds(clip.motion.frameTimeSeconds());
    return matched;
}

MatchedClip matchedClip(const Clip &other, const Clip &clip, const PositionRules &rules, const Vocabulary *vocabulary,
                        const Progress &progress)
{
    MatchedClip matched = matchedJoints(other, clip, rules, vocabulary, progress.part(0.0, 0.9));
    if (matched.clip)
        matched.clip = atRateOf(clip, std::move(*matched.clip), rules, progress.part(0.9, 1.0));
    return matched;
}

} // namespace limber
