#include "viewport/limitguide.h"

#include "base/at.h"
#include "figure/viewspace.h"
#include "geometry/geometry.h"
#include "motion/childjoints.h"
#include "viewport/polehandle.h"
#include "viewport/shown/shownscene.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double arcFraction = 0.42; // of the shorter bone
constexpr double rimFraction = 0.5; // of the bone
constexpr double twistFraction = 0.35; // of the rim's distance
constexpr int stepsOfSide = 10; // of each of the rim's four sides

// Returns points once around the edges of the allowed range.
std::vector<glm::dvec2> boundary(const AngleBounds &first, const AngleBounds &second)
{
    const std::array<glm::dvec2, 4> corners{glm::dvec2(first.least, second.least), glm::dvec2(first.most, second.least),
                                            glm::dvec2(first.most, second.most), glm::dvec2(first.least, second.most)};
    std::vector<glm::dvec2> points;
    for (std::size_t side = 0; side < corners.size(); ++side) {
        for (int step = 0; step < stepsOfSide; ++step)
            points.push_back(
                glm::mix(corners[side], corners[(side + 1) % corners.size()], static_cast<double>(step) / stepsOfSide));
    }
    return points;
}

} // namespace

LimitShapes LimitGuide::of(NodeId node, const Pose &pose, bool followsEnd, LimitSource source) const
{
    LimitShapes shapes;
    LimbsOfSession *limbs = m_poles.limbs();
    if (limbs == nullptr || source == LimitSource::None)
        return shapes;
    const HingedLimb *limb = node.isJoint() ? limbs->limbs().bentAt(node.index) : nullptr;
    int swung = limb == nullptr && node.isJoint() ? node.index : NoJoint;
    if (limb == nullptr && followsEnd) {
        limb = m_poles.limbOf(node);
        swung = limb != nullptr ? limb->upper : m_scene.session()->document().skeleton().parentOf(node);
    }
    if (source == LimitSource::Clip && swung != NoJoint && isShown(swung))
        addSwing(swung, pose, shapes);
    if (limb != nullptr && isShown(limb->lower))
        addBending(*limb, pose, source, shapes);
    return shapes;
}

bool LimitGuide::isShown(int joint) const
{
    return !m_scene.session()->jointStates().isHidden(NodeId::joint(joint));
}

void LimitGuide::addBending(const HingedLimb &limb, const Pose &pose, LimitSource source, LimitShapes &shapes) const
{
    const LimbBending bending = bendingOf(limb, pose);
    const glm::dvec3 middle = at(pose.jointPositions, limb.lower);
    const glm::dvec3 upper = middle - at(pose.jointPositions, limb.upper);
    const glm::dvec3 lower = at(pose.jointPositions, limb.end) - middle;
    const double radius = arcFraction * std::min(glm::length(upper), glm::length(lower));
    // The direction is across the axis, which need not be normal to the upper bone if the limb is straight.
    const glm::dvec3 straight = directionOf(upper - bending.axis * glm::dot(bending.axis, upper));
    if (!(radius > 0.0) || straight == glm::dvec3(0.0) || bending.axis == glm::dvec3(0.0))
        return;
    const AngleBounds *learned =
        source == LimitSource::Clip ? m_poles.limbs()->limits()->bendingOf(limb.lower) : nullptr;
    const AngleBounds bounds = learned != nullptr ? *learned : AngleBounds{0.0, foldedRadians};
    const glm::dmat3 toView = viewFromDocument(m_scene.upAxis());
    shapes.arcs.push_back({.centre = toView * middle,
                           .axis = toView * bending.axis,
                           .zero = toView * straight * radius,
                           .least = bounds.least,
                           .most = bounds.most,
                           .present = bending.radians});
}

// Returns the distance to the farthest child or end site of the joint.
double LimitGuide::boneLength(int joint, const Pose &pose) const
{
    const Skeleton &skeleton = m_scene.session()->document().skeleton();
    double length = 0.0;
    for (const int child : ChildJoints(skeleton, joint))
        length = std::max(length, glm::distance(at(pose.jointPositions, child), at(pose.jointPositions, joint)));
    for (int endSite = 0; endSite < skeleton.endSiteCount(); ++endSite) {
        if (skeleton.endSite(endSite).parent == joint)
            length = std::max(length, glm::distance(at(pose.endPositions, endSite), at(pose.jointPositions, joint)));
    }
    return length;
}

void LimitGuide::addSwing(int joint, const Pose &pose, LimitShapes &shapes) const
{
    const JointLimit &limit = m_poles.limbs()->limits()->of(joint);
    const int parent = m_scene.session()->document().skeleton().joint(joint).parent;
    const double radius = rimFraction * boneLength(joint, pose);
    if (!limit.isLimited() || parent == NoJoint || !(radius > 0.0))
        return;
    const glm::dmat3 above = at(pose.worldFromJoint, parent);
    const SwingTwist now = limit.of(glm::quat_cast(glm::transpose(above) * at(pose.worldFromJoint, joint)));
    const glm::dmat3 toView = viewFromDocument(m_scene.upAxis());
    const glm::dvec3 centre = toView * at(pose.jointPositions, joint);
    const glm::dmat3 viewFromMiddle = toView * above * glm::mat3_cast(limit.middle);
    const auto swung = [&](const glm::dvec2 &swing, const glm::dvec3 &direction) {
        return viewFromMiddle * (rotationFromVector(limit.swingVector(swing)) * direction);
    };
    SwingRim rim{.centre = centre,
                 .rim = {},
                 .tip = centre + radius * swung(now.swing, limit.bone),
                 .isInside = limit.contains({now.swing, limit.twists.least}, 0.002)};
    for (const glm::dvec2 &swing : boundary(limit.swings[0], limit.swings[1]))
        rim.rim.push_back(centre + radius * swung(swing, limit.bone));
    shapes.arcs.push_back({.centre = rim.tip,
                           .axis = swung(now.swing, limit.bone),
                           .zero = twistFraction * radius * swung(now.swing, limit.across),
                           .least = limit.twists.least,
                           .most = limit.twists.most,
                           .present = now.twist});
    shapes.rims.push_back(std::move(rim));
}

} // namespace limber
