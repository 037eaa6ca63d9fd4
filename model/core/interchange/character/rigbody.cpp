#include "character/rigbody.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "body/rolesbyname.h"
#include "geometry/geometry.h"
#include "pose/pose.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace limber {

namespace {

// As fractions of the size of the skeleton.
constexpr double inMiddle = 0.004;
constexpr double nearHips = 0.15; // a joint above the trunk that is its pelvis
constexpr double behindHips = 0.05; // where a tail begins

} // namespace

RigBody::RigBody(const Skeleton &skeleton, const std::vector<bool> &bends)
    : m_skeleton(skeleton), m_bends(bends), m_places(restPose(skeleton).jointPositions)
{
    glm::dvec3 least(std::numeric_limits<double>::max());
    glm::dvec3 most(std::numeric_limits<double>::lowest());
    for (const glm::dvec3 &each : m_places) {
        least = glm::min(least, each);
        most = glm::max(most, each);
    }
    m_size = glm::length(most - least);
}

bool RigBody::bends(int joint) const
{
    return at(m_bends, joint);
}

const glm::dvec3 &RigBody::place(int joint) const
{
    return at(m_places, joint);
}

int RigBody::bendingAbove(int joint) const
{
    int above = m_skeleton.joint(joint).parent;
    while (above != NoJoint && !bends(above))
        above = m_skeleton.joint(above).parent;
    return above;
}

int RigBody::beforeInLine(int joint) const
{
    const auto found = std::ranges::find(m_line, joint);
    return found == m_line.begin() || found == m_line.end() ? NoJoint : *(found - 1);
}

bool RigBody::isOfSpine(int joint) const
{
    return m_roles.of(joint).part == BodyPart::Spine;
}

bool RigBody::isOfTrunk(int joint) const
{
    return joint == m_trunk || m_roles.of(joint).part == BodyPart::Pelvis || isOfSpine(joint);
}

bool RigBody::isInMiddle(int joint) const
{
    return std::abs(glm::dot(place(joint) - m_hips, m_across)) < inMiddle * m_size;
}

// Returns the parts of the body that the names of the bending joints from one joint to another one say.
BodyRoles RigBody::rolesOf(int first, int end, const Vocabulary &vocabulary) const
{
    Skeleton named = m_skeleton;
    for (int joint = 0; joint < named.jointCount(); ++joint) {
        if (!bends(joint) || joint < first || joint >= end)
            named.setName(joint, "");
    }
    return rolesByNameAlone(named, vocabulary);
}

bool RigBody::hasSeveralFigures(const Vocabulary &vocabulary) const
{
    constexpr int fewestJoints = 9; // two legs, two arms and what they hang on
    int bodies = 0;
    for (int root = 0; root < m_skeleton.jointCount(); ++root) {
        const int end = m_skeleton.subtreeEnd(root);
        if (!bends(root) || bendingAbove(root) != NoJoint || end - root < fewestJoints)
            continue;
        const BodyRoles roles = rolesOf(root, end, vocabulary);
        const auto hasBoth = [&roles](BodyPart part) {
            return roles.find(part, BodySide::Left) != NoJoint && roles.find(part, BodySide::Right) != NoJoint;
        };
        bodies += hasBoth(BodyPart::Thigh) && hasBoth(BodyPart::UpperArm) ? 1 : 0;
    }
    return bodies > 1;
}

void RigBody::findRoles(const Vocabulary &vocabulary)
{
    m_roles = rolesOf(0, m_skeleton.jointCount(), vocabulary);
    for (int joint = 0; joint < m_skeleton.jointCount(); ++joint) {
        const BodyPart part = m_roles.of(joint).part;
        if (part == BodyPart::Pelvis || part == BodyPart::Spine || part == BodyPart::Neck || part == BodyPart::Head)
            m_line.push_back(joint);
    }
    const int left = m_roles.find(BodyPart::Thigh, BodySide::Left);
    const int right = m_roles.find(BodyPart::Thigh, BodySide::Right);
    if (left == NoJoint || right == NoJoint)
        return;
    m_hips = 0.5 * (place(left) + place(right));
    m_across = directionOf(place(left) - place(right));
    dropTail();
    findTrunk();
    if (m_trunk != NoJoint)
        std::ranges::stable_sort(m_line, {}, [this](int joint) { return glm::distance(place(joint), place(m_trunk)); });
}

// It is the joint of the trunk that is nearest to the hips, or one above that may be called just root.
void RigBody::findTrunk()
{
    double least = std::numeric_limits<double>::max();
    for (const int first : m_line) {
        if (!isOfTrunk(first))
            continue;
        for (int joint = first; joint != NoJoint; joint = bendingAbove(joint)) {
            const bool isPelvis = m_roles.of(joint).part == BodyPart::Pelvis;
            const double here = isPelvis ? 0.0 : glm::distance(place(joint), m_hips);
            if (here < least) {
                least = here;
                m_trunk = joint;
            }
        }
    }
    int above = m_trunk == NoJoint ? NoJoint : bendingAbove(m_trunk);
    for (; above != NoJoint && isOfTrunk(above); above = bendingAbove(above)) {
        if (glm::distance(place(above), m_hips) < nearHips * m_size)
            m_trunk = above;
    }
}

// The bones of a tail may be called those of a spine. They lead from the hips away from the arms or front legs.
void RigBody::dropTail()
{
    const int left = m_roles.find(BodyPart::UpperArm, BodySide::Left);
    const int right = m_roles.find(BodyPart::UpperArm, BodySide::Right);
    if (left == NoJoint || right == NoJoint)
        return;
    const glm::dvec3 way = 0.5 * (place(left) + place(right)) - m_hips;
    const double seen = behindHips * m_size * glm::length(way);
    const auto ahead = [&](int joint) { return glm::dot(place(joint) - m_hips, way); };
    std::vector<bool> leadsAhead(m_places.size());
    for (int joint = m_skeleton.jointCount() - 1; joint >= 0; --joint) {
        at(leadsAhead, joint) = at(leadsAhead, joint) || (isOfSpine(joint) && ahead(joint) > seen);
        if (const int above = bendingAbove(joint); above != NoJoint && at(leadsAhead, joint))
            at(leadsAhead, above) = true;
    }
    std::vector<bool> isTail(m_places.size());
    for (int joint = 0; joint < m_skeleton.jointCount(); ++joint) {
        const int above = bendingAbove(joint);
        const bool isBehind = ahead(joint) < -seen || (above != NoJoint && at(isTail, above));
        at(isTail, joint) = isOfSpine(joint) && isBehind && !at(leadsAhead, joint);
    }
    dropRoles(isTail);
}

void RigBody::dropRoles(const std::vector<bool> &dropped)
{
    std::vector<JointRole> roles;
    for (int joint = 0; joint < m_skeleton.jointCount(); ++joint)
        roles.push_back(at(dropped, joint) ? JointRole() : m_roles.of(joint));
    m_roles = BodyRoles(std::move(roles));
    std::erase_if(m_line, [&dropped](int joint) { return at(dropped, joint); });
}

} // namespace limber
