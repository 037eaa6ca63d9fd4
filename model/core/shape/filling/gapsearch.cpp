#include "filling/gapsearch.h"

#include "base/at.h"
#include "base/statistics.h"
#include "body/bodymeasure.h"
#include "body/figureroles.h"
#include "filling/gapfigure.h"
#include "filling/gaptracks.h"
#include "filling/learnedbody.h"
#include "filling/lostvalues.h"
#include "geometry/geometry.h"
#include "messages/motionmessages.h"
#include "motion/nodeaddress.h"
#include "pose/pose.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace limber {

namespace {

constexpr double fractionOfNumbers = 0.6; // of the time
constexpr double clearTurn = 5.0; // degrees, of a body that moves
constexpr double enoughOfBody = 0.34; // of the large joints: a body in which so many turn moves
constexpr double mostOfBody = 0.5; // of the large joints; if more are lost at once, something else happened
constexpr int mostWidened = 3; // frames at each end of a gap
constexpr double implausibleFactor = 6.0; // of the median error of the prediction
constexpr double implausibleRadians = 0.2; // a smaller error is plausible
constexpr int mostFramesCompared = 1000;
constexpr double implausiblePenalty = 100.0; // of the ridge regression

double overlap(const FrameInterval &a, const FrameInterval &b)
{
    const int both = std::min(a.last, b.last) - std::max(a.first, b.first) + 1;
    return double(std::max(both, 0)) / united(a, b).frameCount();
}

// Adds the frames in which a number of the gap's joints is not finite.
void addNotFinite(const Clip &clip, Gap &gap)
{
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const auto values = clip.motion.frame(frame);
        const bool isFinite = std::ranges::all_of(gap.joints, [&](int joint) {
            const Joint &source = clip.skeleton.joint(joint);
            const auto own = values.subspan(static_cast<std::size_t>(source.firstColumn),
                                            static_cast<std::size_t>(source.columnCount()));
            return std::ranges::all_of(own, [](double value) { return std::isfinite(value); });
        });
        if (!isFinite)
            gap.otherLosses.push_back({frame, frame});
    }
}

// Returns what messages call a gap: its highest joint.
MessageArgument nameOf(const FoundGap &gap, const Skeleton &skeleton)
{
    const int joint = gap.joints.front();
    const std::string &name = skeleton.joint(joint).name;
    return nameArgument(name.empty() ? addressOf(skeleton, NodeId::joint(joint)) : name);
}

// Finds the gaps of one clip.
class GapSearch
{
public:
    explicit GapSearch(const GapSearchInput &input) : m_input(input), m_skeleton(input.clip.skeleton) {}

    std::optional<std::vector<FoundGap>> run(const Progress &progress)
    {
        for (int joint = 0; joint < m_skeleton.jointCount(); ++joint) {
            if (!progress(fractionOfNumbers * joint / m_skeleton.jointCount()))
                return std::nullopt;
            for (const LostValues &each : LostValueSearch(m_input.clip, joint).find())
                add(each);
        }
        if (!m_found.empty())
            m_isLarge = largeJoints(m_input.clip, m_input.rules, m_input.vocabulary);
        std::erase_if(m_found, [this](const FoundGap &gap) { return isOfWholeBody(gap) || isAtRest(gap); });
        for (FoundGap &gap : m_found)
            takeWholeLimb(gap);
        joinLimbs();
        dropCovered();
        for (FoundGap &gap : m_found) {
            widen(gap);
            gap.isAtEnd = gap.frames.first == 0 || gap.frames.last == m_input.clip.motion.frameCount() - 1;
        }
        if (!confirmShifts(progress.part(fractionOfNumbers, 1.0)))
            return std::nullopt;
        std::ranges::stable_sort(m_found, {}, [](const FoundGap &gap) { return gap.frames.first; });
        return std::move(m_found);
    }

private:
    // Adds a joint to the gap of the joints above it, or begins one.
    void add(const LostValues &lost)
    {
        for (FoundGap &gap : m_found) {
            const bool isSameLimb =
                std::ranges::any_of(gap.joints, [&](int other) { return m_skeleton.isInSubtree(lost.joint, other); });
            if (isSameLimb && isSameLoss(gap, {{lost.joint}, lost.frames, lost.kind})) {
                if (gap.joints.back() != lost.joint)
                    gap.joints.push_back(lost.joint);
                gap.frames = united(gap.frames, lost.frames);
                return;
            }
        }
        m_found.push_back({{lost.joint}, lost.frames, lost.kind});
    }

    // Of joints that jump to and fro, each may come near to good values at the ends by chance.
    static bool isSameLoss(const FoundGap &a, const FoundGap &b)
    {
        return a.kind == b.kind && overlap(a.frames, b.frames) > (a.kind == GapKind::Jumping ? 0.0 : 0.5);
    }

    // Adds the joints of the limb whose values are lost in the same frames, but do not show it by themselves: those
    // above that stop with it, and those below that keep still or tremble, although they hardly move elsewhere.
    void takeWholeLimb(FoundGap &gap) const
    {
        if (gap.kind == GapKind::Implausible)
            return;
        for (int above = m_skeleton.joint(gap.joints.front()).parent; above != NoJoint && stopsOrJumpsToo(above, gap);
             above = m_skeleton.joint(above).parent)
            gap.joints.insert(gap.joints.begin(), above);
        const int top = gap.joints.front();
        for (int joint = top + 1; joint < m_skeleton.subtreeEnd(top); ++joint) {
            if (std::ranges::find(gap.joints, joint) == gap.joints.end() && isLostToo(joint, gap))
                gap.joints.push_back(joint);
        }
        std::ranges::sort(gap.joints);
    }

    // Returns whether a joint above a gap is lost itself.
    [[nodiscard]] bool stopsOrJumpsToo(int joint, const FoundGap &gap) const
    {
        const LostValueSearch values(m_input.clip, joint);
        return (gap.kind == GapKind::Frozen && values.holdsExactly(gap.frames)) ||
               (gap.kind == GapKind::Jumping && values.jumpsThrough(gap.frames));
    }

    // Returns whether a joint below a gap has lost its values as well.
    [[nodiscard]] bool isLostToo(int joint, const FoundGap &gap) const
    {
        const LostValueSearch values(m_input.clip, joint);
        return gap.kind == GapKind::Jumping ? values.trembles(gap.frames) : values.holds(gap.frames);
    }

    // Makes one gap of those that turned out to be the same.
    void joinLimbs()
    {
        std::vector<FoundGap> joined;
        for (FoundGap &gap : m_found) {
            const auto same = std::ranges::find_if(joined, [&](const FoundGap &other) {
                return isSameLoss(other, gap) && (m_skeleton.isInSubtree(gap.joints.front(), other.joints.front()) ||
                                                  m_skeleton.isInSubtree(other.joints.front(), gap.joints.front()));
            });
            if (same == joined.end()) {
                joined.push_back(std::move(gap));
                continue;
            }
            same->joints.insert(same->joints.end(), gap.joints.begin(), gap.joints.end());
            std::ranges::sort(same->joints);
            same->joints.erase(std::unique(same->joints.begin(), same->joints.end()), same->joints.end());
            same->frames = united(same->frames, gap.frames);
        }
        m_found = std::move(joined);
    }

    // Leaves out gaps of joints that are a part of another gap in about the same frames: some joints of a limb may show
    // in another way that it was lost.
    void dropCovered()
    {
        std::vector<FoundGap> kept;
        for (const FoundGap &gap : m_found) {
            const bool isCovered = std::ranges::any_of(m_found, [&](const FoundGap &other) {
                return other.joints.size() > gap.joints.size() && overlap(other.frames, gap.frames) > 0.5 &&
                       std::ranges::includes(other.joints, gap.joints);
            });
            if (!isCovered)
                kept.push_back(gap);
        }
        m_found = std::move(kept);
    }

    // Takes in the frames at its ends that are bad, too, but near to good values.
    void widen(FoundGap &gap) const
    {
        if (gap.kind != GapKind::Jumping && gap.kind != GapKind::Implausible)
            return;
        std::vector<LostValueSearch> joints;
        for (const int joint : gap.joints)
            joints.emplace_back(m_input.clip, joint);
        const auto anyJumps = [&](int good, int bad) {
            return std::ranges::any_of(joints, [&](const LostValueSearch &each) { return each.jumpsFrom(good, bad); });
        };
        const FrameInterval found = gap.frames;
        for (int i = 1; i <= mostWidened; ++i) {
            if (anyJumps(found.first - i - 1, found.first - i))
                gap.frames.first = found.first - i;
            if (anyJumps(found.last + i + 1, found.last + i))
                gap.frames.last = found.last + i;
        }
    }

    // Returns whether so much of the body is concerned at once that nothing is left to tell a gap by: a pose between
    // two takes, or a clip that stands still.
    [[nodiscard]] bool isOfWholeBody(const FoundGap &gap) const
    {
        std::ptrdiff_t lost = 0;
        for (const FoundGap &other : m_found) {
            if (other.kind == gap.kind && overlap(other.frames, gap.frames) > 0.5)
                lost += std::ranges::count_if(other.joints, [this](int joint) { return at(m_isLarge, joint); });
        }
        return double(lost) > mostOfBody * double(std::ranges::count(m_isLarge, true));
    }

    // Returns whether joints that stop do so with the rest of the body: then they only rest.
    [[nodiscard]] bool isAtRest(const FoundGap &gap) const
    {
        const int top = gap.joints.front();
        const int parent = m_skeleton.joint(top).parent;
        if (gap.kind != GapKind::Frozen)
            return false;
        if (parent == NoJoint)
            return true;
        if (gap.frames.frameCount() < LostValueSearch::fewestFrames(m_input.clip.motion))
            return holdsWithOthers(gap);
        int others = 0;
        int moving = 0;
        for (int joint = 0; joint < m_skeleton.jointCount(); ++joint) {
            if (!at(m_isLarge, joint) || m_skeleton.isInSubtree(joint, top))
                continue;
            ++others;
            moving += turnIn(gap.frames, rotationTrack(m_input.clip, joint, gap.frames)) > clearTurn ? 1 : 0;
        }
        return moving < enoughOfBody * others && turnIn(gap.frames, worldTrack(parent, gap.frames)) <= clearTurn;
    }

    // Returns whether most of the other joints that move in the clip keep still in the same frames.
    [[nodiscard]] bool holdsWithOthers(const FoundGap &gap) const
    {
        int others = 0;
        int moving = 0;
        for (int joint = 0; joint < m_skeleton.jointCount(); ++joint) {
            if (!at(m_isLarge, joint) || m_skeleton.isInSubtree(joint, gap.joints.front()))
                continue;
            const LostValueSearch values(m_input.clip, joint);
            others += values.moves() ? 1 : 0;
            moving += values.moves() && !values.holds(gap.frames) ? 1 : 0;
        }
        return moving <= mostOfBody * others;
    }

    // Returns how far a joint turns from the first of these frames, in degrees.
    [[nodiscard]] static double turnIn(const FrameInterval &frames, const std::vector<glm::dquat> &track)
    {
        double most = 0.0;
        for (int frame = 0; frame < frames.frameCount(); ++frame)
            most = std::max(most, glm::length(rotationVector(glm::conjugate(track.front()) * at(track, frame))));
        return most * degreesPerRadian;
    }

    [[nodiscard]] std::vector<glm::dquat> worldTrack(int joint, const FrameInterval &frames) const
    {
        std::vector<glm::dquat> track;
        for (int frame = frames.first; frame <= frames.last; ++frame) {
            const Pose pose = poseAt(m_input.clip, frame, m_input.rules);
            track.push_back(glm::quat_cast(at(pose.worldFromJoint, joint)));
        }
        return track;
    }

    // Keeps, of what lies between two jumps, only what the rest of the body does not explain. Returns false if the
    // progress stopped it.
    bool confirmShifts(const Progress &progress)
    {
        std::vector<FoundGap> confirmed;
        const double count = static_cast<double>(std::max<std::size_t>(m_found.size(), 1));
        for (std::size_t i = 0; i < m_found.size(); ++i) {
            const Progress part = progress.part(double(i) / count, double(i + 1) / count);
            if (m_found[i].kind != GapKind::Implausible) {
                confirmed.push_back(m_found[i]);
                continue;
            }
            const auto is = isImplausible(m_found[i], part);
            if (!is)
                return false;
            if (*is)
                confirmed.push_back(m_found[i]);
        }
        m_found = std::move(confirmed);
        return true;
    }

    std::optional<bool> isImplausible(const FoundGap &found, const Progress &progress) const
    {
        const int frames = m_input.clip.motion.frameCount();
        const Gap gap = gapAmong(m_found, found.joints, found.frames, m_input.clip);
        const LearningTake take(m_input.clip, m_input.rules, m_input.up, m_input.vocabulary, gap);
        if (take.rest().isEmpty())
            return false;
        const LearningTake *takes[] = {&take};
        LearnedBody body;
        if (!body.learn(takes, progress))
            return std::nullopt;
        const auto errorsIn = [&](const FrameInterval &where) {
            const GapWindow window{
                .frames = where, .before = 1, .after = 1, .step = where.frameCount() / mostFramesCompared + 1};
            const Eigen::MatrixXd weights = body.sumsWithout(take, gap.frames).weights(implausiblePenalty);
            const SampleRows errors = body.featuresOf(take, window) * weights - window.rowsOf(take.tracks().rows());
            std::vector<double> sizes;
            for (Eigen::Index row = 1; row + 1 < errors.rows(); ++row)
                sizes.push_back(errors.row(row).norm());
            return sizes;
        };
        const double here = median(errorsIn(gap.frames));
        return here > implausibleRadians && here > implausibleFactor * median(errorsIn({1, frames - 2}));
    }

    const GapSearchInput &m_input;
    const Skeleton &m_skeleton;
    std::vector<FoundGap> m_found;
    std::vector<bool> m_isLarge; // by joint
};

} // namespace

std::string_view wordOf(GapKind kind)
{
    switch (kind) {
    case GapKind::Frozen:
        return "frozen";
    case GapKind::Zero:
        return "zero";
    case GapKind::Jumping:
        return "jumping";
    case GapKind::Implausible:
        break;
    }
    return "implausible";
}

Message messageOn(const FoundGap &gap, const Skeleton &skeleton)
{
    const auto count = static_cast<int>(gap.joints.size());
    const MessageArgument joint = nameOf(gap, skeleton);
    if (gap.isAtEnd)
        return messages::lostAtEnd(count, joint, gap.frames.first, gap.frames.last);
    switch (gap.kind) {
    case GapKind::Frozen:
        return messages::lostFrozen(count, joint, gap.frames.first, gap.frames.last);
    case GapKind::Zero:
        return messages::lostZero(count, joint, gap.frames.first, gap.frames.last);
    case GapKind::Jumping:
        return messages::lostJumping(count, joint, gap.frames.first, gap.frames.last);
    case GapKind::Implausible:
        break;
    }
    return messages::lostImplausible(count, joint, gap.frames.first, gap.frames.last);
}

Message listedMessageOn(const FoundGap &gap, const Skeleton &skeleton)
{
    const auto count = static_cast<int>(gap.joints.size());
    const MessageArgument joint = nameOf(gap, skeleton);
    switch (gap.kind) {
    case GapKind::Frozen:
        return messages::frozenInList(count, joint);
    case GapKind::Zero:
        return messages::zeroInList(count, joint);
    case GapKind::Jumping:
        return messages::jumpingInList(count, joint);
    case GapKind::Implausible:
        break;
    }
    return messages::implausibleInList(count, joint);
}

std::optional<std::vector<FoundGap>> findGaps(const GapSearchInput &input, const Progress &progress)
{
    if (input.clip.motion.frameCount() < 3)
        return std::vector<FoundGap>();
    return GapSearch(input).run(progress);
}

Gap gapAmong(const std::vector<FoundGap> &all, std::vector<int> joints, const FrameInterval &frames, const Clip &clip)
{
    Gap gap{.joints = std::move(joints), .frames = frames};
    for (const FoundGap &other : all) {
        const bool isAtOnce = other.frames.first <= frames.last && frames.first <= other.frames.last;
        bool isShared = false;
        for (const int joint : other.joints) {
            const bool isOwn = std::ranges::binary_search(gap.joints, joint);
            isShared = isShared || isOwn;
            if (!isOwn && isAtOnce)
                gap.otherJoints.push_back(joint);
        }
        if (isShared)
            gap.otherLosses.push_back(other.frames);
    }
    addNotFinite(clip, gap);
    std::ranges::sort(gap.otherJoints);
    gap.otherLosses = tidied(gap.otherLosses, clip.motion.frameCount());
    return gap;
}

} // namespace limber
