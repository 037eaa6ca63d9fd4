#include "filling/gaphinges.h"

#include "body/jointedlimb.h"
#include "geometry/geometry.h"
#include "geometry/hingeaxis.h"
#include "tracks/limbbend.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double nothing = 1e-9; // radians

} // namespace

// A limb in a frame, in the coordinates of its upper joint.
struct GapHinges::LimbPose
{
    LimbBones bones;
    glm::dvec3 end{0.0}; // where the foot or the hand is
    glm::dquat aboveEnd{1.0, 0.0, 0.0, 0.0}; // rotation of the joint above the foot or the hand
};

GapHinges::GapHinges(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, const Gap &gap,
                     const GapTracks &tracks)
    : m_clip(clip), m_rules(rules), m_gap(gap), m_tracks(tracks)
{
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        for (const auto &[upper, lower, end] : limbParts)
            addLimb(roles.find(upper, side), roles.find(lower, side), roles.find(end, side));
    }
}

// Returns whether a joint is of the gap and has rotations.
bool GapHinges::turns(int joint) const
{
    const auto index = m_tracks.indexOf(joint);
    return index && m_tracks.hasRotations(*index);
}

void GapHinges::addLimb(int upper, int lower, int end)
{
    if (upper == NoJoint || lower == NoJoint || end == NoJoint || !turns(lower) ||
        !jointedLimb(m_clip.skeleton, upper, lower, end))
        return;
    Limb limb;
    for (int joint = end; joint != upper; joint = m_clip.skeleton.joint(joint).parent)
        limb.joints.insert(limb.joints.begin(), joint);
    limb.joints.insert(limb.joints.begin(), upper);
    limb.lower = static_cast<std::size_t>(std::ranges::find(limb.joints, lower) - limb.joints.begin());
    std::vector<LimbBones> known;
    for (int frame = 0; frame < m_clip.motion.frameCount(); ++frame) {
        if (!m_gap.isLost(frame))
            known.push_back(poseOf(limb, frame, m_tracks.rows().row(frame)).bones);
    }
    limb.hinge = hingeOf(known);
    if (limb.hinge == glm::dvec3(0.0))
        return;
    for (const LimbBones &each : known)
        limb.backward = std::max(limb.backward, -bendAbout(limb.hinge, each.upper, each.lower));
    m_limbs.push_back(std::move(limb));
}

GapHinges::LimbPose GapHinges::poseOf(const Limb &limb, int frame,
                                      const Eigen::Ref<const Eigen::RowVectorXd> &row) const
{
    LimbPose pose;
    glm::dvec3 lowerPlace(0.0);
    glm::dquat rotation(1.0, 0.0, 0.0, 0.0);
    for (std::size_t i = 1; i < limb.joints.size(); ++i) {
        const LocalPlace place = m_tracks.placeOf(limb.joints[i], m_clip, m_rules, frame, row);
        pose.end += rotation * place.position;
        pose.aboveEnd = rotation;
        if (i == limb.lower) {
            lowerPlace = pose.end;
            pose.bones.aboveLower = rotation;
        }
        rotation = rotation * place.rotation;
    }
    pose.bones.upper = directionOf(lowerPlace);
    pose.bones.lower = directionOf(pose.end - lowerPlace);
    return pose;
}

void GapHinges::limit(SampleRows &rows, const GapWindow &window, double frameTimeSeconds) const
{
    for (const Limb &limb : m_limbs)
        limitLimb(limb, rows, window, frameTimeSeconds);
}

void GapHinges::limitLimb(const Limb &limb, SampleRows &rows, const GapWindow &window, double frameTimeSeconds) const
{
    // With the known frames beside, which need nothing.
    const auto count = static_cast<std::size_t>(window.insideCount());
    std::vector<double> needs(count + 2);
    std::vector<double> bends(count + 2);
    for (std::size_t i = 1; i <= count; ++i) {
        const int index = static_cast<int>(i) - 1;
        const LimbBones bones = poseOf(limb, window.insideFrame(index), rows.row(index)).bones;
        bends[i] = bendAbout(limb.hinge, bones.upper, bones.lower);
        needs[i] = std::max(0.0, -bends[i] - limb.backward);
    }
    const std::vector<double> changes = risingBends(needs, bends, frameTimeSeconds * window.step);
    for (std::size_t i = 1; i <= count; ++i) {
        const int index = static_cast<int>(i) - 1;
        if (changes[i] > nothing)
            bend(limb, window.insideFrame(index), changes[i], rows.row(index));
    }
}

// Bends a limb forward in a row.
void GapHinges::bend(const Limb &limb, int frame, double radians, Eigen::Ref<Eigen::RowVectorXd> row) const
{
    const auto turn = [&](int joint, const glm::dquat &before, const glm::dquat &after) {
        const LocalPlace place = m_tracks.placeOf(joint, m_clip, m_rules, frame, row);
        m_tracks.setRotation(row, *m_tracks.indexOf(joint), before * place.rotation * after);
    };
    const glm::dquat still(1.0, 0.0, 0.0, 0.0);
    const LimbPose old = poseOf(limb, frame, row);
    const glm::dquat change = glm::angleAxis(radians, glm::conjugate(old.bones.aboveLower) * limb.hinge);
    turn(limb.joints[limb.lower], change, still);
    const LimbPose bent = poseOf(limb, frame, row);
    glm::dquat swing = still;
    if (turns(limb.joints.front())) {
        swing = quaternionArc(directionOf(bent.end), directionOf(old.end));
        turn(limb.joints.front(), still, swing);
    }
    if (turns(limb.joints.back()))
        turn(limb.joints.back(), glm::conjugate(swing * bent.aboveEnd) * old.aboveEnd, still);
}

} // namespace limber
