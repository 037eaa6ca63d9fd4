#include "filling/gapfill.h"

#include "base/statistics.h"
#include "body/bodymeasure.h"
#include "filling/fillsource.h"
#include "filling/learnedbody.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <numeric>
#include <utility>
#include <vector>

namespace limber {

namespace {

constexpr int mostLookedAt = 48; // frames of a trial
constexpr int fewestPlaces = 5;
constexpr int shortestClip = 3; // gap lengths
constexpr double mostFactor = 1.2; // of the 90th percentile

struct Candidate
{
    FillMethod method;
    double penalty; // of the ridge regression, for Body
    bool isWide; // whether it has learned from the other takes as well
};

constexpr std::array<Candidate, 10> candidates{{{FillMethod::Body, 10.0, false},
                                                {FillMethod::Body, 100.0, false},
                                                {FillMethod::Body, 1000.0, false},
                                                {FillMethod::Poses, 0.0, false},
                                                {FillMethod::Curve, 0.0, false},
                                                {FillMethod::Straight, 0.0, false},
                                                {FillMethod::Body, 10.0, true},
                                                {FillMethod::Body, 100.0, true},
                                                {FillMethod::Body, 1000.0, true},
                                                {FillMethod::Poses, 0.0, true}}};
constexpr std::array<FillMethod, 4> allMethods{FillMethod::Body, FillMethod::Poses, FillMethod::Curve,
                                               FillMethod::Straight};
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
        : m_input(input), m_gap(input.gap), m_takes(takesOf(input)), m_own(*m_takes.front()), m_ends(m_own.ends())
    {
        m_ncm.resize(candidates.size());
        m_degrees.resize(candidates.size());
    }

    std::optional<GapFills> run(const Progress &progress)
    {
        const std::vector<Place> all = places();
        const bool isLearning = !m_own.take().rest().isEmpty() && (!m_input.method || isLearned(*m_input.method));
        if (isLearning && !learn(progress.part(0.0, 0.3)))
            return std::nullopt;
        if (!tryAll(all, progress.part(0.3, 1.0)))
            return std::nullopt;
        const std::size_t best = bestCandidate();
        const WindowFill window = prepared(m_own, m_own.windowAt(m_gap.frames, 1));
        GapFills fills;
        std::vector<SampleRows> rows;
        for (const FillMethod method : allMethods) {
            const auto candidate = method == candidates[best].method ? best : bestOf(method);
            if (!candidate)
                continue;
            if (candidate == best)
                fills.best = fills.methods.size();
            rows.push_back(filled(window, candidates[*candidate]));
            fills.methods.push_back(fillBy(*candidate, rows.back()));
        }
        fills.tellingFrame = tellingFrame(rows);
        return fills;
    }

private:
    // A place for a trial.
    struct Place
    {
        const FillSource *source = nullptr;
        FrameInterval frames;
    };
    using Takes = std::vector<std::unique_ptr<const FillSource>>;

    [[nodiscard]] GapFill fillBy(std::size_t candidate, const SampleRows &rows) const
    {
        GapFill fill{.method = candidates[candidate].method,
                     .ncm = expectedOf(m_ncm[candidate]),
                     .degrees = expectedOf(m_degrees[candidate]),
                     .endMoves = m_ends.move(),
                     .places = static_cast<int>(m_ncm[candidate].size()),
                     .triesOthers = m_triesOthers,
                     .endJoint = m_ends.namedJoint()};
        takeRows(rows, fill);
        return fill;
    }

    // Returns the frame of the gap in which the fillings are farthest apart; of one, that in the middle.
    [[nodiscard]] int tellingFrame(const std::vector<SampleRows> &fillings) const
    {
        int telling = (m_gap.frames.first + m_gap.frames.last) / 2;
        double most = 0.0;
        for (int frame = m_gap.frames.first; frame <= m_gap.frames.last; ++frame) {
            const Eigen::Index row = frame - m_gap.frames.first;
            double apart = 0.0;
            for (std::size_t i = 0; i < fillings.size(); ++i) {
                for (std::size_t k = 0; k < i; ++k)
                    apart += m_ends.move()
                                 ? m_ends.distance(frame, fillings[i].row(row), fillings[k].row(row))
                                 : m_own.take().tracks().degreesBetween(fillings[i].row(row), fillings[k].row(row));
            }
            if (apart > most) {
                most = apart;
                telling = frame;
            }
        }
        return telling;
    }

    // Returns the clip with the gap and the others.
    static Takes takesOf(const FillInput &input)
    {
        Takes takes;
        takes.push_back(std::make_unique<const FillSource>(
            std::make_unique<const LearningTake>(input.clip, input.rules, input.up, input.vocabulary, input.gap)));
        for (const OtherTake &other : input.others)
            takes.push_back(
                std::make_unique<const FillSource>(std::make_unique<const LearningTake>(other, takes.front()->take())));
        return takes;
    }

    // Returns the places for trials: evenly spaced ones of those at which nothing is lost. They are in the other takes
    // if the clip itself is too short.
    [[nodiscard]] std::vector<Place> places() const
    {
        std::vector<Place> possible = placesIn(m_own);
        if (static_cast<int>(possible.size()) < fewestPlaces || isShort()) {
            possible.clear();
            for (const auto &take : m_takes) {
                if (take.get() == &m_own)
                    continue;
                const std::vector<Place> there = placesIn(*take);
                possible.insert(possible.end(), there.begin(), there.end());
            }
            if (static_cast<int>(possible.size()) < fewestPlaces)
                return {};
        }
        const auto count = std::min(possible.size(), static_cast<std::size_t>(m_input.mostTrials));
        std::vector<Place> chosen;
        for (std::size_t i = 0; i < count; ++i)
            chosen.push_back(possible[i * (possible.size() - 1) / std::max<std::size_t>(count - 1, 1)]);
        return chosen;
    }

    [[nodiscard]] bool isShort() const { return m_own.take().frameCount() < shortestClip * m_gap.frames.frameCount(); }

    // Returns all places in a take that last as long as the gap.
    [[nodiscard]] std::vector<Place> placesIn(const FillSource &source) const
    {
        const double seconds = m_gap.frames.frameCount() * m_own.frameTimeSeconds();
        const double length = std::clamp(std::round(seconds / source.frameTimeSeconds()), 1.0,
                                         double(std::max(source.take().frameCount(), 1)));
        std::vector<Place> places;
        for (const FrameInterval &frames : source.placesFor(static_cast<int>(length)))
            places.push_back({&source, frames});
        return places;
    }

    bool learn(const Progress &progress)
    {
        std::vector<const LearningTake *> all;
        for (const auto &take : m_takes)
            all.push_back(&take->take());
        const bool isWide = all.size() > 1;
        const std::span<const LearningTake *const> takes(all);
        return m_body.learn(takes.first(1), progress.part(0.0, isWide ? 0.5 : 1.0)) &&
               (!isWide || m_wideBody.learn(takes, progress.part(0.5, 1.0)));
    }

    bool tryAll(const std::vector<Place> &all, const Progress &progress)
    {
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!progress(double(i) / double(all.size())))
                return false;
            const auto &[source, frames] = all[i];
            m_triesOthers = source != &m_own;
            tryAt(*source, source->windowAt(frames, (frames.frameCount() - 1) / mostLookedAt + 1));
        }
        return true;
    }

    void tryAt(const FillSource &source, const GapWindow &window)
    {
        const WindowFill fill = prepared(source, window);
        const GapTracks &tracks = source.take().tracks();
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (!isPossible(candidates[i]))
                continue;
            const SampleRows rows = filled(fill, candidates[i]);
            double ncm = 0.0;
            double degrees = 0.0;
            for (int k = 0; k < window.insideCount(); ++k) {
                const int frame = window.insideFrame(k);
                ncm += source.ends().distance(frame, rows.row(k), tracks.rows().row(frame)) * ncmOfBody /
                       source.take().unitsPerBody();
                degrees += tracks.degreesBetween(rows.row(k), tracks.rows().row(frame));
            }
            m_ncm[i].push_back(ncm / window.insideCount());
            m_degrees[i].push_back(degrees / window.insideCount());
        }
    }

    // What a body that was learned needs to fill a window.
    struct BodyFill
    {
        SampleRows features; // empty if nothing was learned
        std::optional<RidgeSums> sums;
    };
    // What all candidates need to fill a window.
    struct WindowFill
    {
        const FillSource *source = nullptr;
        GapWindow window;
        SampleRows known;
        BodyFill own;
        BodyFill wide;
    };

    [[nodiscard]] WindowFill prepared(const FillSource &source, const GapWindow &window) const
    {
        const LearningTake &take = source.take();
        const auto prepare = [&](const LearnedBody &body) {
            return body.hasLearned() ? BodyFill{body.featuresOf(take, window), body.sumsWithout(take, window.frames)}
                                     : BodyFill();
        };
        return {&source, window, window.rowsOf(take.tracks().rows()), prepare(m_body), prepare(m_wideBody)};
    }

    [[nodiscard]] bool isPossible(const Candidate &candidate) const
    {
        if (m_input.method && *m_input.method != candidate.method)
            return false;
        return !isLearned(candidate.method) || bodyOf(candidate).hasLearned();
    }

    [[nodiscard]] const LearnedBody &bodyOf(const Candidate &candidate) const
    {
        return candidate.isWide ? m_wideBody : m_body;
    }

    // Returns the rows of the frames to fill, by a candidate that has learned from the other frames.
    [[nodiscard]] SampleRows filled(const WindowFill &fill, const Candidate &candidate) const
    {
        SampleRows rows = predicted(fill, candidate);
        fill.source->hinges().limit(rows, fill.window, fill.source->frameTimeSeconds());
        return rows;
    }

    [[nodiscard]] SampleRows predicted(const WindowFill &fill, const Candidate &candidate) const
    {
        const BodyFill &body = candidate.isWide ? fill.wide : fill.own;
        switch (candidate.method) {
        case FillMethod::Straight:
            return straightWay(fill.known, fill.window);
        case FillMethod::Curve:
            return curvedWay(fill.known, fill.window, fill.source->frameTimeSeconds());
        case FillMethod::Body:
            return bent(body.features * body.sums->weights(candidate.penalty), fill);
        case FillMethod::Poses:
            break;
        }
        return bent(bodyOf(candidate).similarTo(body.features, fill.source->take(), fill.window.frames), fill);
    }

    [[nodiscard]] static SampleRows bent(const SampleRows &predicted, const WindowFill &fill)
    {
        const double frameTime = fill.source->frameTimeSeconds();
        return bentToEnds(smoothed(predicted, fill.window, frameTime), fill.known, fill.window, frameTime);
    }

    void takeRows(const SampleRows &rows, GapFill &fill) const
    {
        for (std::size_t joint = 0; joint < m_gap.joints.size(); ++joint) {
            std::vector<LocalPlace> &places = fill.joints.emplace_back();
            for (Eigen::Index row = 0; row < rows.rows(); ++row)
                places.push_back(m_own.take().tracks().placeIn(rows.row(row), joint));
        }
    }

    // Returns the candidate of a method that did best in the trials, or the usual one without trials; nothing if the
    // method does not work or is not wanted.
    [[nodiscard]] std::optional<std::size_t> bestOf(FillMethod method) const
    {
        if (!isPossible(candidates[usualOf(method)]))
            return std::nullopt;
        return leastError(method).value_or(usualOf(method));
    }

    // Returns the candidate that did best in the trials, of one method or of all; nothing without trials.
    [[nodiscard]] std::optional<std::size_t> leastError(std::optional<FillMethod> method) const
    {
        const std::vector<std::vector<double>> &all = m_ends.move() ? m_ncm : m_degrees;
        std::optional<std::size_t> best;
        double least = 0.0;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (all[i].empty() || (method && candidates[i].method != *method))
                continue;
            const double sum = std::accumulate(all[i].begin(), all[i].end(), 0.0);
            if (!best || sum < least) {
                best = i;
                least = sum;
            }
        }
        return best;
    }

    [[nodiscard]] std::size_t bestCandidate() const
    {
        if (const auto best = leastError({}))
            return *best;
        const bool isUsual = m_input.method && isPossible(candidates[usualOf(*m_input.method)]);
        return isUsual ? usualOf(*m_input.method) : usualCurve;
    }

    const FillInput &m_input;
    const Gap &m_gap;
    Takes m_takes; // the clip with the gap comes first
    const FillSource &m_own; // that clip
    const ChainEnds &m_ends; // in it
    LearnedBody m_body; // learned from that clip
    LearnedBody m_wideBody; // learned from all takes; nothing without others
    bool m_triesOthers = false; // whether the trials are in the others
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

const GapFill *GapFills::by(FillMethod method) const
{
    const auto found = std::ranges::find(methods, method, &GapFill::method);
    return found != methods.end() ? &*found : nullptr;
}

std::optional<GapFills> fillsOf(const FillInput &input, const Progress &progress)
{
    return GapFiller(input).run(progress);
}

std::optional<GapFill> fillOf(const FillInput &input, const Progress &progress)
{
    std::optional<GapFills> fills = fillsOf(input, progress);
    if (!fills)
        return std::nullopt;
    return std::move(fills->methods[fills->best]);
}

} // namespace limber
