#pragma once

#include "body/bodyroles.h"
#include "body/vocabulary.h"
#include "motion/skeleton.h"

#include <glm/vec3.hpp>

#include <vector>

namespace limber {

// The joints of a file that bend its skin, and which parts of a body they are, by their names and by where they are.
// Which joint hangs on which in the file says little: rigs hang limbs and tails on controls.
class RigBody
{
public:
    // The skeleton and `bends`, which says for each joint whether vertices follow it, must outlive it.
    RigBody(const Skeleton &skeleton, const std::vector<bool> &bends);

    // Finds the parts of the body among the bending joints.
    void findRoles(const Vocabulary &vocabulary);

    [[nodiscard]] const Skeleton &skeleton() const { return m_skeleton; }
    // Returns whether vertices follow a joint.
    [[nodiscard]] bool bends(int joint) const;
    // Returns the place of a joint in the world at rest, and the length of the box around all joints from corner to
    // corner, in the units of the skeleton.
    [[nodiscard]] const glm::dvec3 &place(int joint) const;
    [[nodiscard]] double size() const { return m_size; }
    // Returns the nearest bending joint above one in the file, or NoJoint.
    [[nodiscard]] int bendingAbove(int joint) const;

    // What follows is known once the roles are found.
    [[nodiscard]] const BodyRoles &roles() const { return m_roles; }
    // Returns the joint where the trunk begins, on which the legs hang; NoJoint if there are no two thighs.
    [[nodiscard]] int trunk() const { return m_trunk; }
    // Returns the joints of trunk, neck and head, from below.
    [[nodiscard]] const std::vector<int> &line() const { return m_line; }
    // Returns the joint before one in the line, or NoJoint.
    [[nodiscard]] int beforeInLine(int joint) const;
    [[nodiscard]] bool isOfTrunk(int joint) const;
    // Returns whether a joint is in the middle between left and right.
    [[nodiscard]] bool isInMiddle(int joint) const;
    // Returns whether the file has several figures, each of which hangs together. Joints of one are no parts of
    // another.
    [[nodiscard]] bool hasSeveralFigures(const Vocabulary &vocabulary) const;

private:
    [[nodiscard]] BodyRoles rolesOf(int first, int end, const Vocabulary &vocabulary) const;
    [[nodiscard]] bool isOfSpine(int joint) const;
    void findTrunk();
    void dropTail();
    void dropRoles(const std::vector<bool> &dropped);

    const Skeleton &m_skeleton;
    const std::vector<bool> &m_bends;
    std::vector<glm::dvec3> m_places;
    double m_size = 0.0;
    BodyRoles m_roles;
    glm::dvec3 m_hips{0.0}; // the middle of the thighs
    glm::dvec3 m_across{0.0}; // from the right thigh to the left one, of length 1
    std::vector<int> m_line;
    int m_trunk = NoJoint;
};

} // namespace limber
