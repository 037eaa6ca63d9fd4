#pragma once

#include "base/at.h"
#include "motion/skeleton.h"
#include "pose/pose.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>

#include <span>
#include <vector>

namespace limber {

// Rotates joints so that a figure with other bone lengths keeps its joints and end sites where they were, as far as
// possible: least squares over all of them, with a small penalty for every rotation. It takes damped Gauss-Newton steps
// (Levenberg 1944; Buss 2004) that are solved along the tree, so that the time of a step is linear in the number of
// joints. It goes through a clip frame by frame; each frame starts from the rotations of the one before.
class PositionFit
{
public:
    // `free` says for each joint whether its bones may rotate; all joints below such a joint must be free too or, if
    // their channels cannot express every rotation, rigid. `size` is a length of the figure, in its units.
    enum class Freedom : unsigned char { Fixed, Rigid, Free };
    PositionFit(const Skeleton &skeleton, std::vector<Freedom> freedom, double size);

    // `wanted` is the pose with the old bones; `translations` are the new bones: each joint's translation from its
    // parent, in the parent's frame.
    void fit(const Pose &wanted, std::span<const glm::dvec3> translations);

    // Returns the last frame's result: the joint's additional rotation relative to its parent, in the parent's frame.
    [[nodiscard]] const glm::dquat &rotation(int joint) const { return at(m_rotations, joint); }
    [[nodiscard]] const glm::dvec3 &position(int joint) const { return at(m_positions, joint); }
    // Returns the number of steps for the last frame.
    [[nodiscard]] int stepCount() const { return m_steps; }

private:
    // A quadratic function of a joint's displacement and of its parent's rotation.
    struct Quadratic
    {
        glm::dmat3 shiftShift{0.0};
        glm::dmat3 shiftRotation{0.0}; // shift^T M rotation
        glm::dmat3 rotationRotation{0.0};
        glm::dvec3 shift{0.0};
        glm::dvec3 rotation{0.0};
    };
    // The results of the backward pass for the forward pass.
    struct Elimination
    {
        glm::dmat3 inverse{0.0};
        glm::dmat3 rotationShift{0.0};
        glm::dvec3 rotation{0.0};
    };

    void descend(int most, double settled);
    void takeFrame(const Pose &wanted, std::span<const glm::dvec3> translations);
    void place(const std::vector<glm::dquat> &rotations);
    [[nodiscard]] double cost(const std::vector<glm::dquat> &rotations) const;
    void solve(double damping);
    [[nodiscard]] Quadratic eliminated(std::size_t joint, const Quadratic &own, double damping);
    [[nodiscard]] std::vector<glm::dquat> stepped() const;
    [[nodiscard]] bool isFixed(int joint) const { return joint == NoJoint || at(m_freedom, joint) == Freedom::Fixed; }

    const Skeleton &m_skeleton;
    std::vector<Freedom> m_freedom;
    std::vector<int> m_joints; // the joints that are not fixed, in file order
    std::vector<int> m_endSites; // of these
    double m_stiffness; // against rotations, file units squared
    const Pose *m_wanted = nullptr;
    std::span<const glm::dvec3> m_translations;
    std::vector<glm::dquat> m_local; // in the old pose
    std::vector<glm::dquat> m_rotations;
    std::vector<glm::dquat> m_world; // at present
    std::vector<glm::dvec3> m_positions;
    std::vector<glm::dvec3> m_endPositions;
    std::vector<Quadratic> m_quadratics;
    std::vector<Elimination> m_eliminations;
    std::vector<glm::dvec3> m_stepRotations; // of the world, by joint
    std::vector<glm::dvec3> m_stepShifts;
    int m_steps = 0;
    bool m_isFirst = true;
};

} // namespace limber
