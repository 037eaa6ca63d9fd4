#include "geometry/spline.h"

#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace limber {

namespace {

constexpr double longestTurn = 60.0 / degreesPerRadian;
constexpr int mostRounds = 12;
constexpr double settled = 1e-13;
constexpr double smallAngle = 1e-2; // below it a series is more exact

// Returns the angular acceleration, in the rotated frame, of a rotation vector with these derivatives: that of w = J v'
// with J = 1 - f [v] + g [v]^2.
glm::dvec3 accelerationOf(const glm::dvec3 &v, const glm::dvec3 &first, const glm::dvec3 &second)
{
    const double square = glm::dot(v, v);
    const double angle = std::sqrt(square);
    double f = 0.5 - square / 24.0;
    double g = 1.0 / 6.0 - square / 120.0;
    double fSlope = -1.0 / 12.0 + square / 180.0; // derivative by the angle, divided by the angle
    double gSlope = -1.0 / 60.0 + square / 1260.0;
    if (angle >= smallAngle) {
        const double sine = std::sin(angle);
        const double versine = 1.0 - std::cos(angle);
        f = versine / square;
        g = (angle - sine) / (square * angle);
        fSlope = (angle * sine - 2.0 * versine) / (square * square);
        gSlope = (angle * versine - 3.0 * (angle - sine)) / (square * square * angle);
    }
    const double along = glm::dot(v, first);
    const glm::dvec3 turned = glm::cross(v, first);
    return second - f * glm::cross(v, second) + g * glm::cross(v, glm::cross(v, second)) - fSlope * along * turned +
           gSlope * along * glm::cross(v, turned) + g * glm::cross(first, turned);
}

std::vector<glm::dvec3> stepsOf(std::span<const glm::dvec3> positions)
{
    std::vector<glm::dvec3> steps;
    for (std::size_t i = 1; i < positions.size(); ++i)
        steps.push_back(positions[i] - positions[i - 1]);
    return steps;
}

std::vector<glm::dvec3> stepsOf(std::span<const glm::dquat> rotations)
{
    std::vector<glm::dvec3> steps;
    for (std::size_t i = 1; i < rotations.size(); ++i)
        steps.push_back(rotationVector(glm::conjugate(rotations[i - 1]) * rotations[i]));
    return steps;
}

// A piece and a fraction of it; the fraction is zero at the knot after the last piece.
struct SplinePlace
{
    std::size_t piece = 0;
    double fraction = 0.0;
};

SplinePlace placeOf(std::span<const double> times, double time)
{
    if (!(time > times.front()))
        return {0, 0.0};
    if (time >= times.back())
        return {times.size() - 1, 0.0};
    const auto after = std::ranges::upper_bound(times, time);
    const auto piece = static_cast<std::size_t>(after - times.begin()) - 1;
    return {piece, (time - times[piece]) / (times[piece + 1] - times[piece])};
}

} // namespace

SplinePieces::SplinePieces(Space space, std::vector<glm::dvec3> steps, std::span<const double> times,
                           double longestStep)
    : m_space(space), m_steps(std::move(steps)), m_longestStep(longestStep), m_speeds(m_steps.size() + 1),
      m_starts(m_steps), m_ends(m_steps)
{
    for (std::size_t i = 0; i < m_steps.size(); ++i)
        m_lengths.push_back(times[i + 1] - times[i]);
    for (std::size_t first = 0; first < m_steps.size();) {
        std::size_t last = first; // the knot after the last piece of the run
        while (last < m_steps.size() && glm::length(m_steps[last]) <= m_longestStep)
            ++last;
        if (last > first + 1)
            solve(first, last);
        first = std::max(last, first + 1);
    }
    straighten();
}

glm::dvec3 SplinePieces::at(std::size_t piece, double u) const
{
    if (m_starts[piece] == m_steps[piece] && m_ends[piece] == m_steps[piece])
        return m_steps[piece] * u;
    return m_starts[piece] * (u * (1.0 - u) * (1.0 - u)) + m_steps[piece] * (u * u * (3.0 - 2.0 * u)) -
           m_ends[piece] * (u * u * (1.0 - u));
}

// Returns the difference of the acceleration at the end of a piece from that of a curve of vectors with the same
// speeds.
glm::dvec3 SplinePieces::endCorrection(std::size_t piece) const
{
    const glm::dvec3 second = -6.0 * m_steps[piece] + 2.0 * m_starts[piece] + 4.0 * m_ends[piece];
    const glm::dvec3 asVectors =
        -6.0 * m_steps[piece] + 2.0 * m_starts[piece] + 4.0 * m_lengths[piece] * m_speeds[piece + 1];
    return (accelerationOf(m_steps[piece], m_ends[piece], second) - asVectors) / (m_lengths[piece] * m_lengths[piece]);
}

// Solves for the speeds: the acceleration at each knot must be the same from both sides, which is a tridiagonal system.
// For rotations the terms from the curvature of SO(3) come from the solution of the round before.
void SplinePieces::solve(std::size_t first, std::size_t last)
{
    const std::size_t count = last - first + 1;
    std::vector<double> diagonal(count);
    std::vector<glm::dvec3> right(count);
    std::vector<glm::dvec3> startCorrection(count);
    std::vector<glm::dvec3> endCorrections(count); // of the piece before the knot
    for (int round = 0; round < mostRounds; ++round) {
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t knot = first + i;
            diagonal[i] = 0.0;
            right[i] = startCorrection[i] - endCorrections[i];
            if (i > 0) {
                diagonal[i] += 4.0 / m_lengths[knot - 1];
                right[i] += 6.0 * m_steps[knot - 1] / (m_lengths[knot - 1] * m_lengths[knot - 1]);
            }
            if (i + 1 < count) {
                diagonal[i] += 4.0 / m_lengths[knot];
                right[i] += 6.0 * m_steps[knot] / (m_lengths[knot] * m_lengths[knot]);
            }
        }
        for (std::size_t i = 1; i < count; ++i) { // Thomas
            const double side = 2.0 / m_lengths[first + i - 1];
            const double factor = side / diagonal[i - 1];
            diagonal[i] -= factor * side;
            right[i] -= factor * right[i - 1];
        }
        double change = 0.0;
        for (std::size_t i = count; i-- > 0;) {
            const glm::dvec3 above =
                i + 1 < count ? 2.0 / m_lengths[first + i] * m_speeds[first + i + 1] : glm::dvec3(0.0);
            const glm::dvec3 speed = (right[i] - above) / diagonal[i];
            change = std::max(change, glm::length(speed - m_speeds[first + i]));
            m_speeds[first + i] = speed;
        }
        for (std::size_t piece = first; piece < last; ++piece) {
            const double length = m_lengths[piece];
            const glm::dvec3 end = length * m_speeds[piece + 1];
            m_starts[piece] = length * m_speeds[piece];
            m_ends[piece] = m_space == Space::Rotations ? rotationVectorRate(m_steps[piece], end) : end;
            if (m_space == Space::Rotations) {
                startCorrection[piece - first] = -2.0 * (m_ends[piece] - end) / (length * length);
                endCorrections[piece - first + 1] = endCorrection(piece);
            }
        }
        if (m_space == Space::Positions || change < settled)
            break;
    }
}

void SplinePieces::straighten()
{
    std::vector<double> sizes;
    for (const glm::dvec3 &step : m_steps)
        sizes.push_back(glm::length(step));
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        // If a movement turns back, its step is short and those beside it are not.
        const double before = i > 0 ? sizes[i - 1] : sizes[i];
        const double after = i + 1 < sizes.size() ? sizes[i + 1] : sizes[i];
        const double usual = std::max(sizes[i], std::min(before, after));
        const double swing = glm::length(m_starts[i] - m_ends[i]) / 8.0; // half way along the piece
        if (swing > 0.5 * usual)
            m_starts[i] = m_ends[i] = m_steps[i];
    }
}

PositionSpline::PositionSpline(std::span<const double> times, std::span<const glm::dvec3> positions)
    : m_times(times), m_positions(positions),
      m_pieces(SplinePieces::Space::Positions, stepsOf(positions), times, std::numeric_limits<double>::infinity())
{
}

glm::dvec3 PositionSpline::at(double time) const
{
    const SplinePlace place = placeOf(m_times, time);
    if (place.fraction == 0.0)
        return m_positions[place.piece];
    return m_positions[place.piece] + m_pieces.at(place.piece, place.fraction);
}

RotationSpline::RotationSpline(std::span<const double> times, std::span<const glm::dquat> rotations)
    : m_times(times), m_rotations(rotations),
      m_pieces(SplinePieces::Space::Rotations, stepsOf(rotations), times, longestTurn)
{
}

glm::dquat RotationSpline::at(double time) const
{
    const SplinePlace place = placeOf(m_times, time);
    if (place.fraction == 0.0)
        return m_rotations[place.piece];
    return m_rotations[place.piece] * rotationFromVector(m_pieces.at(place.piece, place.fraction));
}

} // namespace limber
