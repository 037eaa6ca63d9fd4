#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// The cubic pieces of a curve from knot to knot, each a displacement from the knot where it begins. Speed and
// acceleration go on smoothly through the knots; the acceleration is zero at both ends. A piece becomes a straight line
// where the curve would swing out by more than half a step: beside a glitch it would ring.
class SplinePieces
{
public:
    // Whether displacements are rotation vectors, each seen from its own knot.
    enum class Space { Positions, Rotations };

    // `steps` are the displacements from each knot to the next, `times` are those of the knots, rising. Steps longer
    // than `longestStep` are straight, and the curves on both sides of them know nothing of each other.
    SplinePieces(Space space, std::vector<glm::dvec3> steps, std::span<const double> times, double longestStep);

    // The displacement from the knot where the piece begins, `fraction` from 0 to 1.
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
    std::vector<glm::dvec3> m_starts; // of each piece: the derivative by the fraction where it begins …
    std::vector<glm::dvec3> m_ends; // … and where it ends
};

// A natural cubic spline through positions.
class PositionSpline
{
public:
    // At least one value; both of the same length, and must outlive it.
    PositionSpline(std::span<const double> times, std::span<const glm::dvec3> positions);

    // Times before the first knot and after the last are those of the knot.
    [[nodiscard]] glm::dvec3 at(double time) const;

private:
    std::span<const double> m_times;
    std::span<const glm::dvec3> m_positions;
    SplinePieces m_pieces;
};

// A spline through rotations whose angular velocity and acceleration are continuous (after Park and Ravani 1997, as one
// system of equations for all knots). Steps over 60 degrees are straight: what turns that far between two frames says
// nothing about how it goes on.
class RotationSpline
{
public:
    // At least one value; both of the same length, and must outlive it.
    RotationSpline(std::span<const double> times, std::span<const glm::dquat> rotations);

    [[nodiscard]] glm::dquat at(double time) const;

private:
    std::span<const double> m_times;
    std::span<const glm::dquat> m_rotations;
    SplinePieces m_pieces;
};

} // namespace limber
