#include "looking/bodyfront.h"

#include "anatomy/anatomicalframes.h"
#include "anatomy/referencepose.h"
#include "base/at.h"
#include "body/bodymeasure.h"
#include "body/figureshape.h"
#include "geometry/geometry.h"
#include "travel/floorplane.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

namespace limber {

namespace {

// Returns left, top and front of the body in a pose; those of the floor if the figure does not show them.
glm::dmat3 axesIn(const ReferencePose &pose, const BodyRoles &roles, Axis up)
{
    const FloorPlane floor(up);
    const glm::dmat3 ofFloor(floor.aside, floor.up, floor.ahead);
    const int left = legJoints(roles, BodySide::Left).thigh;
    const int right = legJoints(roles, BodySide::Right).thigh;
    int top = roles.find(BodyPart::Head);
    if (top == NoJoint)
        top = roles.find(BodyPart::Neck);
    if (left == NoJoint || right == NoJoint || top == NoJoint)
        return ofFloor;
    const glm::dvec3 aside = at(pose.positions, left) - at(pose.positions, right);
    const glm::dvec3 spine = at(pose.positions, top) - 0.5 * (at(pose.positions, left) + at(pose.positions, right));
    const glm::dvec3 front = directionOf(glm::cross(aside, spine));
    const glm::dvec3 above = directionOf(spine);
    return front == glm::dvec3(0.0) ? ofFloor : glm::dmat3(glm::cross(above, front), above, front);
}

} // namespace

BodyFront::BodyFront(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up)
{
    const FigureShape shape = figureShape(clip, rules);
    const AnatomicalFrames frames = anatomicalFrames(clip, rules, roles, shape, {});
    const ReferencePose pose = referencePose(clip, rules, shape, frames.reference);
    const glm::dmat3 axes = axesIn(pose, roles, up);
    for (const glm::dmat3 &rotation : pose.rotations)
        m_axes.push_back(glm::transpose(rotation) * axes);
}

const glm::dmat3 &BodyFront::of(int joint) const
{
    return at(m_axes, joint);
}

} // namespace limber
