#include "filling/gapfill.h"

#include "base/at.h"
#include "base/statistics.h"
#include "body/bodymeasure.h"
#include "filling/chainends.h"
#include "filling/gapfigure.h"
#include "filling/gaphinges.h"
#include "filling/gaptracks.h"
#include "filling/learnedbody.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

namespace limber {

namespace {

constexpr int mostLookedAt = 48; // frames of a trial
constexpr double besideSeconds = 0.1;
constexpr int mostBeside = 30;
constexpr int fewestPlaces = 5;
constexpr int shortestClip = 3; // gap lengths
constexpr double mostFactor = 1.2; // of the 90th percentile

struct Candidate
{
    FillMethod method;
    double penalty; // of the ridge regression, for Body
};

constexpr std::array<Candidate, 6> candidates{{{FillMethod::Body, 10.0},
                                               {FillMethod::Body, 100.0},
                                               {FillMethod::Body, 1000.0},
                                               {FillMethod::Poses, 0.0},
                                               {FillMethod::Curve, 0.0},
                                               {FillMethod::Straight, 0.0}}};
constexpr std::size_t usualBody = 1;
constexpr std::size_t usualPoses = 3;
constexpr std::size_t usualCurve = 4;
constexpr std::size_t usualStraight = 5;

std::size_t usualOf(FillMethod method)
{
    switch (method) {
    case FillMethod::Body:
        return usualBody;
    case FillMethod::Poses:
        return usualPoses;
    case FillMethod::Curve:
        return usualCurve;
    case FillMethod::Straight:
        break;
    }
    return usualStraight;
}

bool isLearned(FillMethod method)
{
    return method == FillMethod::Body || method == FillMethod::Poses;
}

std::optional<ExpectedError> expectedOf(const std::vector<double> &errors)
{
    if (errors.empty())
        return std::nullopt;
    const double mean = std::accumulate(errors.begin(), errors.end(), 0.0) / static_cast<double>(errors.size());
    return ExpectedError{mean, std::max(mean, mostFactor * percentile(errors, 0.9))};
}

// Fills one gap of a clip.
class GapFiller
{
public:
    explicit GapFiller(const FillInput &input)
        : m_input(input), m_gap(input.gap), m_figure(figureOfGap(input.clip, input.rules, input.vocabulary, m_gap)),
          m_unitsPerBody(m_figure.unitsPerBody), m_tracks(input.clip, input.rules, m_gap, m_unitsPerBody),
          m_ends(input.clip, input.rules, m_gap, m_tracks),
          m_hinges(input.clip, input.rules, m_figure.roles.roles, m_gap, m_tracks),
          m_rest(input.clip, input.rules, FloorPlane(input.up.axis), m_figure.roles, m_gap, m_unitsPerBody),
          m_frameTimeSeconds(input.clip.motion.playingFrameTimeSeconds()),
          m_beside(static_cast<int>(std::clamp(std::ceil(besideSeconds / m_frameTimeSeconds),
                                               double(GapWindow::framesForSpeed), double(mostBeside)))),
          m_body(m_tracks, m_rest)
    {
        m_ncm.resize(candidates.size());
        m_degrees.resize(candidates.size());
    }

    std::optional<GapFill> run(const Progress &progress)
    {
        m_hasLearned = !m_rest.isEmpty() && (!m_input.method || isLearned(*m_input.method));
        if (m_hasLearned && !m_body.learn(m_gap, m_input.clip.motion.frameCount(), progress.part(0.0, 0.3)))
            return std::nullopt;
        if (!tryAll(progress.part(0.3, 1.0)))
            return std::nullopt;
        const std::size_t best = bestCandidate();
        GapFill fill{.method = candidates[best].method,
                     .ncm = expectedOf(m_ncm[best]),
                     .degrees = expectedOf(m_degrees[best]),
                     .endMoves = m_ends.move(),
                     .places = static_cast<int>(m_ncm[best].size()),
                     .endJoint = m_ends.namedJoint()};
        takeRows(filled(prepared(windowAt(m_gap.frames, 1)), candidates[best]), fill);
        return fill;
    }

private:
    // Returns the places for trials: evenly spaced ones of those at which nothing is lost.
    [[nodiscard]] std::vector<FrameInterval> places() const
    {
        const int frames = m_input.clip.motion.frameCount();
        const int length = m_gap.frames.frameCount();
        std::vector<FrameInterval> possible;
        int known = 0; // frames in a row, up to the one that is looked at
        for (int frame = 0; frame < frames; ++frame) {
            known = m_gap.isLost(frame) ? 0 : known + 1;
            const int first = frame - length - GapWindow::framesForSpeed + 1;
            if (known >= length + 2 * GapWindow::framesForSpeed)
                possible.push_back({first, first + length - 1});
        }
        if (static_cast<int>(possible.size()) < fewestPlaces || frames < shortestClip * length)
            return {};
        const auto count = std::min(possible.size(), static_cast<std::size_t>(m_input.mostTrials));
        std::vector<FrameInterval> chosen;
        for (std::size_t i = 0; i < count; ++i)
            chosen.push_back(possible[i * (possible.size() - 1) / std::max<std::size_t>(count - 1, 1)]);
        return chosen;
    }

    // Returns a window with as many known frames beside it as tell its speed.
    [[nodiscard]] GapWindow windowAt(const FrameInterval &frames, int step) const
    {
        GapWindow window{.frames = frames, .step = step};
        const auto isKnown = [&](int frame) {
            return frame >= 0 && frame < m_input.clip.motion.frameCount() && !m_gap.isLost(frame);
        };
        while (window.before < m_beside && isKnown(frames.first - window.before - 1))
            ++window.before;
        while (window.after < m_beside && isKnown(frames.last + window.after + 1))
            ++window.after;
        window.before = std::max(window.before, 1);
        window.after = std::max(window.after, 1);
        return window;
    }

    bool tryAll(const Progress &progress)
    {
        const std::vector<FrameInterval> all = places();
        const int step = (m_gap.frames.frameCount() - 1) / mostLookedAt + 1;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!progress(double(i) / double(all.size())))
                return false;
            tryAt(windowAt(all[i], step));
        }
        return true;
    }

    void tryAt(const GapWindow &window)
    {
        const WindowFill fill = prepared(window);
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (!isPossible(candidates[i].method))
                continue;
            const SampleRows rows = filled(fill, candidates[i]);
            double ncm = 0.0;
            double degrees = 0.0;
            for (int k = 0; k < window.insideCount(); ++k) {
                const int frame = window.insideFrame(k);
                ncm += m_ends.distance(frame, rows.row(k), m_tracks.rows().row(frame)) * ncmOfBody / m_unitsPerBody;
                degrees += m_tracks.degreesBetween(rows.row(k), m_tracks.rows().row(frame));
            }
            m_ncm[i].push_back(ncm / window.insideCount());
            m_degrees[i].push_back(degrees / window.insideCount());
        }
    }

    // What all candidates need to fill a window.
    struct WindowFill
    {
        GapWindow window;
        SampleRows known;
        SampleRows features; // these are empty if nothing was learned
        std::optional<RidgeSums> sums;
    };

    [[nodiscard]] WindowFill prepared(const GapWindow &window) const
    {
        WindowFill fill{window, window.rowsOf(m_tracks.rows()), {}, {}};
        if (m_hasLearned) {
            fill.features = m_body.featuresOf(window);
            fill.sums = m_body.sumsWithout(window.frames);
        }
        return fill;
    }

    [[nodiscard]] bool isPossible(FillMethod method) const
    {
        return (!isLearned(method) || m_hasLearned) && (!m_input.method || *m_input.method == method);
    }

    // Returns the rows of the frames to fill, by a candidate that has learned from the other frames.
    [[nodiscard]] SampleRows filled(const WindowFill &fill, const Candidate &candidate) const
    {
        SampleRows rows = predicted(fill, candidate);
        m_hinges.limit(rows, fill.window, m_frameTimeSeconds);
        return rows;
    }

    [[nodiscard]] SampleRows predicted(const WindowFill &fill, const Candidate &candidate) const
    {
        switch (candidate.method) {
        case FillMethod::Straight:
            return straightWay(fill.known, fill.window);
        case FillMethod::Curve:
            return curvedWay(fill.known, fill.window, m_frameTimeSeconds);
        case FillMethod::Body:
            return bent(fill.features * fill.sums->weights(candidate.penalty), fill);
        case FillMethod::Poses:
            break;
        }
        return bent(m_body.similarTo(fill.features, fill.window.frames), fill);
    }

    [[nodiscard]] SampleRows bent(const SampleRows &predicted, const WindowFill &fill) const
    {
        return bentToEnds(smoothed(predicted, fill.window, m_frameTimeSeconds), fill.known, fill.window,
                          m_frameTimeSeconds);
    }

    void takeRows(const SampleRows &rows, GapFill &fill) const
    {
        for (std::size_t joint = 0; joint < m_gap.joints.size(); ++joint) {
            std::vector<LocalPlace> &places = fill.joints.emplace_back();
            for (Eigen::Index row = 0; row < rows.rows(); ++row)
                places.push_back(m_tracks.placeIn(rows.row(row), joint));
        }
    }

    [[nodiscard]] std::size_t bestCandidate() const
    {
        const std::vector<std::vector<double>> &all = m_ends.move() ? m_ncm : m_degrees;
        std::optional<std::size_t> best;
        double least = 0.0;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (all[i].empty())
                continue;
            const double sum = std::accumulate(all[i].begin(), all[i].end(), 0.0);
            if (!best || sum < least) {
                best = i;
                least = sum;
            }
        }
        if (best)
            return *best;
        const bool isUsual = m_input.method && (m_hasLearned || !isLearned(*m_input.method));
        return isUsual ? usualOf(*m_input.method) : usualCurve;
    }

    const FillInput &m_input;
    const Gap &m_gap;
    GapFigure m_figure;
    double m_unitsPerBody;
    GapTracks m_tracks;
    ChainEnds m_ends;
    GapHinges m_hinges;
    RestOfBody m_rest;
    double m_frameTimeSeconds;
    int m_beside; // how many known frames beside a gap are looked at
    LearnedBody m_body;
    bool m_hasLearned = false;
    std::vector<std::vector<double>> m_ncm; // errors of the ends, of each candidate, by trial
    std::vector<std::vector<double>> m_degrees; // errors of the angles
};

} // namespace

std::string_view wordOf(FillMethod method)
{
    switch (method) {
    case FillMethod::Body:
        return "body";
    case FillMethod::Poses:
        return "poses";
    case FillMethod::Curve:
        return "curve";
    case FillMethod::Straight:
        break;
    }
    return "straight";
}

std::optional<GapFill> fillOf(const FillInput &input, const Progress &progress)
{
    return GapFiller(input).run(progress);
}

} // namespace limber
