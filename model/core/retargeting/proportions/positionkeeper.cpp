#include "proportions/positionkeeper.h"

#include "base/at.h"
#include "body/bodymeasure.h"
#include "geometry/geometry.h"
#include "pose/jointangles.h"
#include "pose/pose.h"
#include "proportions/positionfit.h"
#include "retarget/measures/measuredframes.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double noRotation = 1e-9; // radians: invisible, and untouched values keep their text

using Freedom = PositionFit::Freedom;

class PositionKeeper
{
public:
    PositionKeeper(const Clip &before, const PositionRules &rules, Clip &after)
        : m_before(before), m_rules(rules), m_after(after),
          m_fit(after.skeleton, freedoms(), bodyLength(before.skeleton, figureShape(before, rules), BodyRoles()))
    {
        for (const Joint &joint : after.skeleton.joints())
            m_angles.emplace_back(joint);
    }

    void keep(int frame)
    {
        evaluatePose(m_before.skeleton, m_before.motion.frame(frame), m_rules, m_wanted);
        const std::span<const double> values = m_after.motion.frame(frame);
        m_translations.clear();
        for (const Joint &joint : m_after.skeleton.joints())
            m_translations.push_back(localTranslation(joint, values, m_rules.of(joint)));
        m_fit.fit(m_wanted, m_translations);
        for (int joint = 0; joint < m_after.skeleton.jointCount(); ++joint) {
            const auto i = static_cast<std::size_t>(joint);
            if (m_hangs[i])
                m_errors.add(glm::distance(m_fit.position(joint), m_wanted.jointPositions[i]));
            if (m_freedom[i] == Freedom::Free && glm::length(rotationVector(m_fit.rotation(joint))) > noRotation)
                write(frame, joint);
        }
    }

    [[nodiscard]] const RunningStatistics &errors() const { return m_errors; }

private:
    // Returns false if a channel replaces the coordinate or was changed to compensate for it.
    [[nodiscard]] static bool isBoneChanged(const Joint &before, const Joint &after)
    {
        return std::any_of(allChannels.begin(), allChannels.begin() + 3, [&](Channel channel) {
            const int axis = channel.axisIndex();
            return before.offset[axis] != after.offset[axis] &&
                   std::ranges::find(before.channels, channel) == before.channels.end();
        });
    }

    // Returns which joints are free: joints below a changed bone, and joints of which all bones are changed. Rotating a
    // joint with other bones would move what is attached to those.
    std::vector<Freedom> freedoms()
    {
        const Skeleton &before = m_before.skeleton;
        const auto count = static_cast<std::size_t>(before.jointCount());
        m_hangs.assign(count, false);
        std::vector<bool> holdsOthers(count, false);
        std::vector<bool> holdsChanged(count, false);
        for (int index = 0; index < before.jointCount(); ++index) {
            const Joint &joint = before.joint(index);
            if (joint.isRoot())
                continue;
            const auto above = static_cast<std::size_t>(joint.parent);
            const bool isChanged = isBoneChanged(joint, m_after.skeleton.joint(index));
            at(m_hangs, index) = isChanged || m_hangs[above];
            (isChanged ? holdsChanged : holdsOthers)[above] = true;
        }
        for (int end = 0; end < before.endSiteCount(); ++end) {
            const bool isChanged = before.endSite(end).offset != m_after.skeleton.endSite(end).offset;
            (isChanged ? holdsChanged : holdsOthers)[static_cast<std::size_t>(before.endSite(end).parent)] = true;
        }
        for (std::size_t joint = 0; joint < count; ++joint) {
            const bool rotates = m_hangs[joint] || (holdsChanged[joint] && !holdsOthers[joint]);
            const bool isComplete = JointAngles(before.joint(static_cast<int>(joint))).isComplete();
            m_freedom.push_back(!rotates ? Freedom::Fixed : isComplete ? Freedom::Free : Freedom::Rigid);
        }
        return m_freedom;
    }

    void write(int frame, int joint)
    {
        AngleEditor &angles = at(m_angles, joint);
        const glm::dmat3 rotated = glm::mat3_cast(m_fit.rotation(joint)) * angles.rotation(m_after.motion.frame(frame));
        angles.write(frame, rotated, m_after.motion.editFrame(frame));
    }

    const Clip &m_before;
    const PositionRules &m_rules;
    Clip &m_after;
    std::vector<bool> m_hangs; // whether the joint is below a changed bone
    std::vector<Freedom> m_freedom;
    PositionFit m_fit;
    std::vector<AngleEditor> m_angles;
    Pose m_wanted;
    std::vector<glm::dvec3> m_translations;
    RunningStatistics m_errors;
};

} // namespace

bool keepPositions(const Clip &before, const PositionRules &rules, OffsetsResult &changed, const Progress &progress)
{
    PositionKeeper keeper(before, rules, changed.clip);
    const int frames = before.motion.frameCount();
    for (int frame = 0; frame < frames; ++frame) {
        if (progress.wantsToStop(frame, frames))
            return false;
        keeper.keep(frame);
    }
    changed.meanError = keeper.errors().mean();
    changed.largestError = keeper.errors().result().maximum;
    return true;
}

} // namespace limber
