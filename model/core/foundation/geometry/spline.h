#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// The cubic pieces of a curve from knot to knot, each as a displacement from the knot at which it begins. Speed and
// acceleration are continuous at the knots; the acceleration is zero at both ends. A piece becomes a straight line if
// the curve would swing out by more than half a step, since it would ring beside a glitch.
class SplinePieces
{
public:
    // Whether displacements are plain vectors, or rotation vectors that are each relative to their own knot.
    enum class Space { Positions, Rotations };

    // `steps` are the displacements from each knot to the next, `times` are those of the knots, rising. Steps longer
    // than `longestStep` are straight, and the curves on both sides of them are independent of each other.
    SplinePieces(Space space, std::vector<glm::dvec3> steps, std::span<const double> times, double longestStep);

    // Returns the displacement from the knot at which the piece begins; `fraction` is from 0 to 1.
    [[nodiscard]] glm::dvec3 at(std::size_t piece, double fraction) const;

private:
    void solve(std::size_t first, std::size_t last);
    void straighten();
    [[nodiscard]] glm::dvec3 endCorrection(std::size_t piece) const;

    Space m_space;
    std::vector<glm::dvec3> m_steps;
    std::vector<double> m_lengths; // of the pieces in time
    double m_longestStep;
    std::vector<glm::dvec3> m_speeds; // at the knots, in their own frames, per time
    std::vector<glm::dvec3> m_starts; // of each piece: the derivative by the fraction at its beginning …
    std::vector<glm::dvec3> m_ends; // … and at its end
};

// A natural cubic spline through positions.
class PositionSpline
{
public:
    // There must be at least one value; both spans must have the same length and outlive it.
    PositionSpline(std::span<const double> times, std::span<const glm::dvec3> positions);

    // Returns the position at a time; before the first knot and after the last it is that of the knot.
    [[nodiscard]] glm::dvec3 at(double time) const;

private:
    std::span<const double> m_times;
    std::span<const glm::dvec3> m_positions;
    SplinePieces m_pieces;
};

// A spline through rotations with continuous angular velocity and acceleration (after Park and Ravani 1997, as one
// system of equations for all knots). Steps over 60 degrees are straight: a rotation that large between two frames does
// not show how the movement continues.
class RotationSpline
{
public:
    // There must be at least one value; both spans must have the same length and outlive it.
    RotationSpline(std::span<const double> times, std::span<const glm::dquat> rotations);

    [[nodiscard]] glm::dquat at(double time) const;

private:
    std::span<const double> m_times;
    std::span<const glm::dquat> m_rotations;
    SplinePieces m_pieces;
};

} // namespace limber
