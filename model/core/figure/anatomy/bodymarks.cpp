#include "anatomy/bodymarks.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

namespace limber {

namespace {

BodyMarks::Pair pairOf(const BodyRoles &roles, BodyPart part)
{
    return {roles.find(part, BodySide::Left), roles.find(part, BodySide::Right)};
}

// Returns the lowest joint above both.
int forkOf(const Skeleton &skeleton, const BodyMarks::Pair &pair)
{
    if (!BodyMarks::hasBoth(pair))
        return NoJoint;
    int fork = skeleton.joint(pair[0]).parent;
    while (fork != NoJoint && !skeleton.isInSubtree(pair[1], fork))
        fork = skeleton.joint(fork).parent;
    return fork;
}

glm::dvec3 middleOf(const BodyMarks::Pair &pair, const Pose &pose)
{
    return 0.5 * (at(pose.jointPositions, pair[0]) + at(pose.jointPositions, pair[1]));
}

// Returns what leads to the left of a body: from hip to hip, or, if both legs begin in one point, from shoulder to
// shoulder or from knee to knee.
glm::dvec3 acrossOf(const BodyMarks &marks, const Pose &pose, double height)
{
    constexpr double apart = 1e-6; // of the height
    for (const BodyMarks::Pair *pair : {&marks.thighs, &marks.upperArms, &marks.shins}) {
        if (!BodyMarks::hasBoth(*pair))
            continue;
        const glm::dvec3 across = at(pose.jointPositions, (*pair)[0]) - at(pose.jointPositions, (*pair)[1]);
        if (glm::length(across) > apart * height)
            return across;
    }
    return glm::dvec3(0.0);
}

} // namespace

BodyMarks::BodyMarks(const Skeleton &skeleton, const BodyRoles &roles)
    : neck(roles.find(BodyPart::Neck)), head(roles.find(BodyPart::Head)), thighs(pairOf(roles, BodyPart::Thigh)),
      shins(pairOf(roles, BodyPart::Shin)), feet(pairOf(roles, BodyPart::Foot)), toes(pairOf(roles, BodyPart::Toe)),
      collars(pairOf(roles, BodyPart::Clavicle)), upperArms(pairOf(roles, BodyPart::UpperArm)),
      forearms(pairOf(roles, BodyPart::Forearm)), hands(pairOf(roles, BodyPart::Hand))
{
    pelvis = forkOf(skeleton, thighs);
    chest = forkOf(skeleton, hasBoth(upperArms) ? upperArms : collars);
}

std::optional<BodyAxes> bodyAxes(const BodyMarks &marks, const Pose &pose)
{
    if (!BodyMarks::hasBoth(marks.thighs))
        return std::nullopt;
    const glm::dvec3 hips = middleOf(marks.thighs, pose);
    glm::dvec3 top = hips;
    if (marks.head != NoJoint)
        top = at(pose.jointPositions, marks.head);
    else if (marks.neck != NoJoint)
        top = at(pose.jointPositions, marks.neck);
    else if (BodyMarks::hasBoth(marks.upperArms))
        top = middleOf(marks.upperArms, pose);
    else if (BodyMarks::hasBoth(marks.feet))
        top += hips - middleOf(marks.feet, pose);
    BodyAxes axes;
    axes.up = directionOf(top - hips);
    const glm::dvec3 across = acrossOf(marks, pose, glm::length(top - hips));
    axes.left = directionOf(across - glm::dot(across, axes.up) * axes.up);
    axes.front = glm::cross(axes.left, axes.up);
    if (axes.up == glm::dvec3(0.0) || axes.left == glm::dvec3(0.0))
        return std::nullopt;
    return axes;
}

} // namespace limber
