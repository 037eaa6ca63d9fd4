#include "joining/posematch.h"

#include "geometry/monotonecurve.h"
#include "geometry/whittakersmoothing.h"
#include "joining/ownposes.h"
#include "joining/slopedpath.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int mostCoarsePoses = 1500; // a table of all pairs of them takes a moment and a few MB
constexpr int bandRadius = 16; // how far a finer path may deviate from a coarser one
constexpr int widerBand = 8; // multiple of the radius, used if no path fits
constexpr int refinements = 4;
constexpr double steadySeconds = 0.3; // speed does not vary faster
constexpr double knotSeconds = 0.1;

// Returns the times for the rows of a finer level from those of a coarser one.
std::vector<double> stretched(const std::vector<double> &path, int rows, int coarseColumns, int columns)
{
    std::vector<double> result;
    const double step = double(path.size() - 1) / (rows - 1);
    const double scale = double(columns - 1) / (coarseColumns - 1);
    for (int row = 0; row < rows; ++row) {
        const double place = row * step;
        const auto before = std::min(static_cast<std::size_t>(place), path.size() - 2);
        result.push_back(scale * std::lerp(path[before], path[before + 1], place - double(before)));
    }
    return result;
}

std::vector<double> evenTimes(int rows, int columns)
{
    return stretched({0.0, double(columns - 1)}, rows, columns, columns);
}

double distanceAt(const OwnPoses &poses, const OwnPoses &other, const std::vector<double> &times)
{
    std::vector<float> sample(poses.width());
    double sum = 0.0;
    for (std::size_t i = 0; i < times.size(); ++i) {
        poses.sample(times[i], sample);
        sum += squaredDistance(sample, other.at(static_cast<int>(i)));
    }
    return std::sqrt(3.0 * sum / (double(poses.width()) * double(times.size())));
}

// Finds paths from the coarsest level to the frames themselves, each in a band around the path before.
class CoarseToFine
{
public:
    CoarseToFine(const OwnPoses &poses, const OwnPoses &other) : m_poses(poses), m_other(other)
    {
        while (std::max(countAt(poses, m_levels), countAt(other, m_levels)) > mostCoarsePoses)
            ++m_levels;
    }

    std::optional<std::vector<double>> run(const Progress &progress)
    {
        std::vector<double> path;
        int columnsBefore = 0;
        for (int level = m_levels; level >= 0; --level) {
            const int rows = countAt(m_other, level);
            const int columns = countAt(m_poses, level);
            const std::vector<double> guess = path.empty() ? path : stretched(path, rows, columnsBefore, columns);
            // Each level takes twice as long as the one before.
            const Progress part = progress.part(std::exp2(-level - 1), std::exp2(-level));
            auto found = pathAt(level, rows, columns, guess, part);
            if (!found)
                return std::nullopt;
            path = std::move(*found);
            columnsBefore = columns;
        }
        return path;
    }

private:
    [[nodiscard]] static int countAt(const OwnPoses &poses, int level)
    {
        return std::max(leastFramesToMatch, ((poses.count() - 1) >> level) + 1);
    }

    [[nodiscard]] std::optional<std::vector<double>>
    pathAt(int level, int rows, int columns, const std::vector<double> &guess, const Progress &progress) const
    {
        const OwnPoses coarseRows = level == 0 ? m_other : m_other.coarser(rows);
        const OwnPoses coarseColumns = level == 0 ? m_poses : m_poses.coarser(columns);
        auto path = slopedPath(coarseRows, coarseColumns, guess, bandRadius, progress.part(0.0, 0.5));
        if (path && path->empty() && !guess.empty())
            path = slopedPath(coarseRows, coarseColumns, guess, widerBand * bandRadius, progress.part(0.5, 1.0));
        if (path && path->empty())
            return guess.empty() ? evenTimes(rows, columns) : guess;
        return path;
    }

    const OwnPoses &m_poses;
    const OwnPoses &m_other;
    int m_levels = 0;
};

// Refines times between frames by how much later or earlier the pose fits best, given its speed (Gauss and Newton).
class TimeRefinement
{
public:
    TimeRefinement(const OwnPoses &poses, const OwnPoses &other, double frameTimeSeconds)
        : m_poses(poses), m_other(other), m_frameTime(frameTimeSeconds), m_pose(poses.width()), m_before(poses.width()),
          m_after(poses.width())
    {
    }

    void improve(std::vector<double> &times)
    {
        std::vector<double> weights;
        double sum = 0.0;
        for (std::size_t i = 0; i < times.size(); ++i) {
            weights.push_back(improveOne(times[i], m_other.at(static_cast<int>(i))));
            sum += weights.back();
        }
        times.front() = 0.0;
        times.back() = m_poses.count() - 1;
        constexpr double radiansPerCircle = 6.283185307179586;
        const double frames = steadySeconds / m_frameTime / radiansPerCircle;
        times = whittakerSmoothed(times, weights, sum / double(times.size()) * std::pow(frames, 4.0));
        limitSlopes(times);
    }

private:
    // Improves one time; returns how certain it is: the square of the speed, since a constant pose does not determine a
    // time.
    double improveOne(double &time, std::span<const float> wanted)
    {
        constexpr double farthest = 2.0; // frames
        m_poses.sample(time, m_pose);
        m_poses.sample(time - 0.5, m_before);
        m_poses.sample(time + 0.5, m_after);
        double along = 0.0;
        double square = 0.0;
        for (std::size_t i = 0; i < m_pose.size(); ++i) {
            const double speed = double(m_after[i]) - double(m_before[i]);
            along += speed * (double(wanted[i]) - double(m_pose[i]));
            square += speed * speed;
        }
        if (square > 0.0)
            time += std::clamp(along / square, -farthest, farthest);
        return square;
    }

    const OwnPoses &m_poses;
    const OwnPoses &m_other;
    double m_frameTime;
    std::vector<float> m_pose;
    std::vector<float> m_before;
    std::vector<float> m_after;
};

// Returns a monotone curve through one time every tenth of a second.
std::vector<double> throughKnots(const std::vector<double> &times, double frameTimeSeconds)
{
    const auto step = static_cast<std::size_t>(std::max(1.0, std::round(knotSeconds / frameTimeSeconds)));
    std::vector<MonotoneCurve::Point> points;
    for (std::size_t i = 0; i + step < times.size() || points.empty(); i += step)
        points.push_back({double(i), times[i]});
    points.push_back({double(times.size() - 1), times.back()});
    const MonotoneCurve curve(points);
    std::vector<double> result;
    for (std::size_t i = 0; i < times.size(); ++i)
        result.push_back(curve.at(double(i)));
    result.back() = times.back();
    limitSlopes(result);
    return result;
}

} // namespace

std::optional<PoseMatch> matchedPoses(const Clip &clip, const Clip &other, const PositionRules &rules,
                                      const BodyRoles &roles, Axis up, const Progress &progress)
{
    const auto poses = ownPoses(clip, rules, roles, up, progress.part(0.0, 0.25));
    if (!poses)
        return std::nullopt;
    const auto others = ownPoses(other, rules, roles, up, progress.part(0.25, 0.5));
    if (!others)
        return std::nullopt;
    auto times = CoarseToFine(*poses, *others).run(progress.part(0.5, 0.8));
    if (!times)
        return std::nullopt;
    const double frameTime = clip.motion.playingFrameTimeSeconds();
    TimeRefinement refinement(*poses, *others, frameTime);
    for (int i = 0; i < refinements; ++i) {
        if (!progress(0.8 + 0.2 * i / refinements))
            return std::nullopt;
        refinement.improve(*times);
    }
    PoseMatch match;
    match.times = throughKnots(*times, frameTime);
    match.distance = distanceAt(*poses, *others, match.times);
    match.distanceBefore = distanceAt(*poses, *others, evenTimes(others->count(), poses->count()));
    return match;
}

} // namespace limber
