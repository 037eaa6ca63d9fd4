#include "resultcheck/resultcheck.h"

#include "base/at.h"
#include "resultcheck/checkedlimbs.h"
#include "resultcheck/goodframes.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace limber {

namespace {

constexpr double roundedRatio = 1.02; // … and a part of a large one
constexpr double roundedNcm = 0.02; // an acceleration that the digits of a file can make
// A turn that is this many times as large as all around it is a cut, such as that after a T-pose. It may grow with the
// poses on both sides, by this part of itself.
constexpr double cutRatio = 3.0;
constexpr double cutGrowth = 0.5;

bool isLimb(BodyPart part)
{
    return part == BodyPart::Thigh || part == BodyPart::Shin || part == BodyPart::UpperArm || part == BodyPart::Forearm;
}

// Keeps the worst fault of each kind and joint.
class WorstFaults
{
public:
    void add(const ResultFault &fault)
    {
        if (!(fault.excess() > 0.0))
            return;
        const auto [place, isNew] = m_faults.try_emplace({fault.kind, fault.joint}, fault);
        if (!isNew && place->second.excess() < fault.excess())
            place->second = fault;
    }

    [[nodiscard]] std::vector<ResultFault> sorted() const
    {
        std::vector<ResultFault> faults;
        for (const auto &[key, fault] : m_faults)
            faults.push_back(fault);
        std::ranges::stable_sort(faults, std::ranges::greater(), &ResultFault::excess);
        return faults;
    }

private:
    std::map<std::pair<ResultFault::Kind, int>, ResultFault> m_faults;
};

// Goes through both clips block by block.
class Checker
{
public:
    Checker(const ResultCheckInput &input, const ResultCheckLimits &limits)
        : m_in(input), m_limits(limits), m_sourcePoses(input.source, input.sourceRules),
          m_resultPoses(input.result, input.resultRules), m_limbs(limbsToCheck(input)), m_good(input),
          m_sourceFrames(input.source.motion.frameCount()), m_resultFrames(input.result.motion.frameCount()),
          m_hasSameRest(hasSameRest(input.source.skeleton, input.result.skeleton))
    {
    }

    bool run(const Progress &progress)
    {
        if (!learnFromSource(m_in, m_limbs, progress.part(0.0, 0.2)) || !m_good.learn(m_limbs, progress.part(0.2, 0.3)))
            return false;
        for (int first = 0; first < m_resultFrames; first += CheckedPoses::framesAtATime) {
            if (!progress(0.3 + 0.7 * first / m_resultFrames))
                return false;
            readBlock(first, std::min(first + CheckedPoses::framesAtATime, m_resultFrames) - 1);
            for (const CheckedJoint &joint : m_in.joints)
                checkTurns(joint);
            for (const CheckedLimb &limb : m_limbs) {
                checkBends(limb);
                checkAccelerations(limb);
            }
        }
        return true;
    }

    [[nodiscard]] std::vector<ResultFault> faults() const { return m_worst.sorted(); }

private:
    // Hinges are known in the frame of a joint, which means the same in both clips only then.
    static bool hasSameRest(const Skeleton &a, const Skeleton &b)
    {
        return a.jointCount() == b.jointCount() &&
               std::ranges::equal(a.joints(), b.joints(), {}, &Joint::offset, &Joint::offset);
    }

    // Reads the frames first to last of the result with one more on each side, and those of the source around them.
    void readBlock(int first, int last)
    {
        m_first = first;
        m_last = last;
        m_resultPoses.read(std::max(0, first - 1), std::min(m_resultFrames - 1, last + 1));
        const int a = m_in.frames.oldOf(first);
        const int b = m_in.frames.oldOf(last);
        const int around = m_limits.nearFrames + 1;
        m_sourceFirst = std::clamp(std::min(a, b) - around, 0, m_sourceFrames - 1);
        m_sourceLast = std::clamp(std::max(a, b) + around, 0, m_sourceFrames - 1);
        m_sourcePoses.read(m_sourceFirst, m_sourceLast);
    }

    [[nodiscard]] double mostOfSource(int frame) const
    {
        return m_near.of(m_in.frames.oldOf(frame), m_limits.nearFrames, 0.0);
    }

    [[nodiscard]] bool isLost(int joint, int sourceFrame) const
    {
        return !m_in.lost.empty() && m_good.isLost(joint, sourceFrame);
    }

    void checkTurns(const CheckedJoint &joint)
    {
        m_near.start(m_sourceFirst + 1);
        for (int frame = m_sourceFirst + 1; frame <= m_sourceLast; ++frame)
            m_near.add(isLost(joint.source, frame) ? 0.0 : m_sourcePoses.turnDegrees(frame, joint.source));
        const double more =
            isLimb(m_in.sourceRoles.of(joint.source).part) ? m_limits.limbDegrees : m_limits.jointDegrees;
        for (int frame = std::max(1, m_first); frame <= m_last; ++frame) {
            const double turn = m_resultPoses.turnDegrees(frame, joint.result);
            if (turn <= more)
                continue;
            double source = mostOfSource(frame);
            if (isLost(joint.source, m_in.frames.oldOf(frame)))
                source = std::max(source, m_good.mostTurn(joint.source));
            if (turn > source + more)
                m_worst.add({ResultFault::Kind::Jump, joint.result, frame, turn, source,
                             source + more + cutGrowth * cutOfSource(frame, joint.source)});
        }
    }

    // Returns by how much the source's joint turns in a frame if that is a cut, else 0.
    [[nodiscard]] double cutOfSource(int resultFrame, int joint) const
    {
        const int cut = m_in.frames.oldOf(resultFrame);
        if (cut <= m_sourceFirst || cut > m_sourceLast)
            return 0.0;
        const double turn = m_sourcePoses.turnDegrees(cut, joint);
        const int last = std::min(m_sourceLast, cut + m_limits.nearFrames);
        for (int frame = std::max(m_sourceFirst + 1, cut - m_limits.nearFrames); frame <= last; ++frame) {
            if (frame != cut && turn < cutRatio * m_sourcePoses.turnDegrees(frame, joint))
                return 0.0;
        }
        return turn;
    }

    void checkBends(const CheckedLimb &limb)
    {
        if (limb.hinge == glm::dvec3(0.0))
            return;
        m_near.start(m_sourceFirst);
        for (int frame = m_sourceFirst; frame <= m_sourceLast; ++frame)
            m_near.add(isLost(limb.source[1], frame) ? 0.0 : backwardInSource(frame, limb));
        for (int frame = m_first; frame <= m_last; ++frame) {
            const double backward = -bendDegrees(m_resultPoses, frame, limb.result, resultHinge(frame, limb));
            if (backward <= m_limits.bendDegrees)
                continue;
            double source = std::max(0.0, mostOfSource(frame));
            if (isLost(limb.source[1], m_in.frames.oldOf(frame)))
                source = std::max(source, m_good.mostBackward(limb));
            m_worst.add({ResultFault::Kind::BackwardBend, limb.result[1], frame, backward, source,
                         source + m_limits.bendDegrees});
        }
    }

    [[nodiscard]] double backwardInSource(int frame, const CheckedLimb &limb) const
    {
        return -bendDegrees(m_sourcePoses, frame, limb.source, hingeOfSource(m_sourcePoses, frame, limb));
    }

    // A result with other bones has the source's pose, so that its hinge has the source's direction in the world.
    [[nodiscard]] glm::dvec3 resultHinge(int frame, const CheckedLimb &limb) const
    {
        if (m_hasSameRest)
            return glm::dmat3(glm::mat3(m_resultPoses.worldFromJoint(frame, limb.result[0]))) * limb.hinge;
        const int source = std::clamp(m_in.frames.oldOf(frame), m_sourceFirst, m_sourceLast);
        return m_in.resultFromSource * hingeOfSource(m_sourcePoses, source, limb);
    }

    void checkAccelerations(const CheckedLimb &limb)
    {
        if (m_limits.jerkRatio <= 0.0)
            return;
        m_near.start(m_sourceFirst + 1);
        for (int frame = m_sourceFirst + 1; frame < m_sourceLast; ++frame)
            m_near.add(acceleration(m_sourcePoses, frame, limb.source[1]) * m_in.ncmPerSourceUnit);
        const double usual = m_limits.jerkRatio * limb.usualAcceleration * m_in.ncmPerSourceUnit + roundedNcm;
        for (int frame = std::max(1, m_first); frame <= std::min(m_last, m_resultFrames - 2); ++frame) {
            const double now = acceleration(m_resultPoses, frame, limb.result[1]) * m_in.ncmPerResultUnit;
            if (now <= usual)
                continue;
            const double source = mostOfSource(frame);
            m_worst.add(
                {ResultFault::Kind::Jerk, limb.result[1], frame, now, source, std::max(roundedRatio * source, usual)});
        }
    }

    const ResultCheckInput &m_in;
    ResultCheckLimits m_limits;
    CheckedPoses m_sourcePoses;
    CheckedPoses m_resultPoses;
    std::vector<CheckedLimb> m_limbs;
    GoodFrames m_good;
    int m_sourceFrames;
    int m_resultFrames;
    bool m_hasSameRest;
    int m_first = 0; // of the result's frames in the block
    int m_last = 0;
    int m_sourceFirst = 0; // of the source's frames around the block
    int m_sourceLast = 0;
    NearbyMost m_near; // of the source's movement that is being compared
    WorstFaults m_worst;
};

} // namespace

std::vector<CheckedJoint> sameJoints(const Skeleton &skeleton)
{
    std::vector<CheckedJoint> joints;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint)
        joints.push_back({joint, joint});
    return joints;
}

std::optional<std::vector<ResultFault>> checkResult(const ResultCheckInput &input, const ResultCheckLimits &limits,
                                                    const Progress &progress)
{
    if (input.source.motion.isEmpty() || input.result.motion.isEmpty())
        return std::vector<ResultFault>();
    Checker checker(input, limits);
    if (!checker.run(progress))
        return std::nullopt;
    return checker.faults();
}

} // namespace limber
