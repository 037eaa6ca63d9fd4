#include "tracks/curvefit.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>

namespace limber {

namespace {

constexpr double longestPieceTurn = 150.0 / degreesPerRadian; // rotation vectors are unsuitable near the half turn
constexpr double pull = 1e-9; // towards a straight line, if the frames do not decide
constexpr int freeLength = 3; // number of frames that one cubic always fits
constexpr double infinitelyFar = std::numeric_limits<double>::infinity();

// These functions do the same for rotations and positions.
glm::dvec3 displacement(const glm::dquat &from, const glm::dquat &to)
{
    return rotationVector(glm::conjugate(from) * to);
}
glm::dvec3 displacement(const glm::dvec3 &from, const glm::dvec3 &to)
{
    return to - from;
}
glm::dquat displaced(const glm::dquat &from, const glm::dvec3 &by)
{
    return from * rotationFromVector(by);
}
glm::dvec3 displaced(const glm::dvec3 &from, const glm::dvec3 &by)
{
    return from + by;
}
glm::dvec3 rateOf(const glm::dquat &, const glm::dvec3 &vector, const glm::dvec3 &speed)
{
    return rotationVectorRate(vector, speed);
}
glm::dvec3 rateOf(const glm::dvec3 &, const glm::dvec3 &, const glm::dvec3 &speed)
{
    return speed;
}
glm::dvec3 speedOf(const glm::dquat &, const glm::dvec3 &vector, const glm::dvec3 &rate)
{
    return angularVelocity(vector, rate);
}
glm::dvec3 speedOf(const glm::dvec3 &, const glm::dvec3 &, const glm::dvec3 &rate)
{
    return rate;
}
double farthestFrom(const glm::dquat &)
{
    return longestPieceTurn;
}
double farthestFrom(const glm::dvec3 &)
{
    return infinitelyFar;
}

// A cubic from one key to the next, as a displacement from the first.
struct FitPiece
{
    int first = 0;
    int last = 0;
    glm::dvec3 step{0.0};
    glm::dvec3 start{0.0}; // derivatives by the fraction
    glm::dvec3 end{0.0};
    double error = infinitelyFar;

    [[nodiscard]] int length() const { return last - first; }
    [[nodiscard]] glm::dvec3 at(double u) const
    {
        return start * (u * (1.0 - u) * (1.0 - u)) + step * (u * u * (3.0 - 2.0 * u)) - end * (u * u * (1.0 - u));
    }
};

template <typename Value>
class CurveFit
{
public:
    CurveFit(std::span<const Value> track, double tolerance) : m_track(track), m_tolerance(tolerance) {}

    FittedTrack<Value> run()
    {
        FittedTrack<Value> fitted{{m_track.begin(), m_track.end()}, {}};
        if (m_track.empty())
            return fitted;
        const int last = static_cast<int>(m_track.size()) - 1;
        for (int first = 0; first < last; first = m_pieces.back().last)
            m_pieces.push_back(longestFrom(first, last));
        for (std::size_t i = 1; i < m_pieces.size(); ++i)
            joinSpeeds(m_pieces[i - 1], m_pieces[i]);
        fitted.keys.push_back(0);
        for (const FitPiece &piece : m_pieces) {
            fitted.keys.push_back(piece.last);
            for (int frame = piece.first + 1; frame < piece.last; ++frame)
                at(fitted.values, frame) =
                    displaced(at(m_track, piece.first), piece.at(double(frame - piece.first) / piece.length()));
        }
        return fitted;
    }

private:
    // Doubles the length as long as the piece fits, and then searches between the last two lengths.
    FitPiece longestFrom(int first, int last)
    {
        int low = std::min(first + 1, last);
        FitPiece best = fit(first, low);
        int high = last + 1;
        for (int length = freeLength; low < last; length *= 2) {
            const int next = std::min(first + length, last);
            const FitPiece piece = fit(first, next);
            if (piece.error > m_tolerance) {
                high = next;
                break;
            }
            best = piece;
            low = next;
        }
        while (high - low > 1) {
            const int middle = low + (high - low) / 2;
            const FitPiece piece = middle <= last ? fit(first, middle) : FitPiece{};
            if (piece.error > m_tolerance) {
                high = middle;
                continue;
            }
            best = piece;
            low = middle;
        }
        return best;
    }

    // Fits the two derivatives by least squares, as differences from a straight line.
    FitPiece fit(int first, int last)
    {
        FitPiece piece{first, last};
        piece.step = displacement(at(m_track, first), at(m_track, last));
        piece.start = piece.end = piece.step;
        if (piece.length() == 1) {
            piece.error = 0.0;
            return piece;
        }
        if (glm::length(piece.step) > farthestFrom(at(m_track, first)))
            return piece;
        double a = pull;
        double b = 0.0;
        double c = pull;
        glm::dvec3 right0(0.0);
        glm::dvec3 right1(0.0);
        m_displacements.clear();
        for (int frame = first + 1; frame < last; ++frame) {
            const double u = double(frame - first) / piece.length();
            const double h0 = u * (1.0 - u) * (1.0 - u);
            const double h1 = -u * u * (1.0 - u);
            m_displacements.push_back(displacement(at(m_track, first), at(m_track, frame)));
            const glm::dvec3 left = m_displacements.back() - piece.step * u;
            a += h0 * h0;
            b += h0 * h1;
            c += h1 * h1;
            right0 += left * h0;
            right1 += left * h1;
        }
        const double determinant = a * c - b * b;
        piece.start += (right0 * c - right1 * b) / determinant;
        piece.end += (right1 * a - right0 * b) / determinant;
        piece.error = errorOf(piece, m_displacements);
        return piece;
    }

    // The difference of rotation vectors is never less than the angle between the rotations.
    double errorOf(const FitPiece &piece, std::span<const glm::dvec3> displacements) const
    {
        double error = 0.0;
        for (std::size_t i = 0; i < displacements.size(); ++i) {
            if (glm::length(displacements[i]) > farthestFrom(at(m_track, piece.first)))
                return infinitelyFar;
            const double u = (static_cast<double>(i) + 1.0) / piece.length();
            error = std::max(error, glm::distance(piece.at(u), displacements[i]));
        }
        return error;
    }

    double errorOf(const FitPiece &piece)
    {
        m_displacements.clear();
        for (int frame = piece.first + 1; frame < piece.last; ++frame)
            m_displacements.push_back(displacement(at(m_track, piece.first), at(m_track, frame)));
        return errorOf(piece, m_displacements);
    }

    // Gives both sides of a key the same speed, if the tolerance allows it.
    void joinSpeeds(FitPiece &before, FitPiece &after)
    {
        const Value &key = at(m_track, after.first);
        const glm::dvec3 ending = speedOf(key, before.step, before.end) / double(before.length());
        const glm::dvec3 starting = after.start / double(after.length());
        // The longer piece determines the speed better.
        const double weight = double(after.length()) / (before.length() + after.length());
        const glm::dvec3 speed = ending * (1.0 - weight) + starting * weight;
        FitPiece newBefore = before;
        FitPiece newAfter = after;
        newBefore.end = rateOf(key, before.step, speed * double(before.length()));
        newAfter.start = speed * double(after.length());
        newBefore.error = errorOf(newBefore);
        newAfter.error = errorOf(newAfter);
        if (newBefore.error > m_tolerance || newAfter.error > m_tolerance)
            return;
        before = newBefore;
        after = newAfter;
    }

    std::span<const Value> m_track;
    double m_tolerance;
    std::vector<FitPiece> m_pieces;
    std::vector<glm::dvec3> m_displacements;
};

} // namespace

FittedTrack<glm::dquat> fitCurves(std::span<const glm::dquat> rotations, double tolerance)
{
    return CurveFit<glm::dquat>(rotations, tolerance).run();
}

FittedTrack<glm::dvec3> fitCurves(std::span<const glm::dvec3> positions, double tolerance)
{
    return CurveFit<glm::dvec3>(positions, tolerance).run();
}

} // namespace limber
