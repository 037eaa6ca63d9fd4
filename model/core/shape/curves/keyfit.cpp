#include "curves/keyfit.h"

#include "base/at.h"
#include "base/statistics.h"
#include "curves/turnings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>
#include <span>
#include <utility>

namespace limber {

namespace {

// How far a curve swings on both sides of a main peak, at least: as a fraction of its range, and in tolerances.
constexpr double swingOfMainPeak = 0.3;
constexpr double tolerancesOfMainPeak = 4.0;
// Peaks of two curves share a key if they are at most so many frames apart, and if the key is no farther from the peak
// of the smaller one than this fraction of its range.
constexpr int apartOfSharedPeak = 3;
constexpr double slackOfSharedPeak = 0.02;
constexpr double tolerancesOfPeak = 2.0; // of every peak at which the search begins
constexpr int around = 2; // keys on each side whose slopes are fitted again when a key is removed
constexpr int mostRounds = 6; // of removing and displacing keys
constexpr int mostInsertions = 64; // rounds
constexpr double deviationOfMedian = 0.6745; // the median distance of a normal distribution
// The factor by which they enlarge noise: the root of 1 + 9 + 9 + 1.
constexpr double thirdDifferences = 4.472135954999579;

void addTo(std::vector<int> &frames, const std::vector<int> &more)
{
    std::vector<int> all;
    std::ranges::set_union(frames, more, std::back_inserter(all));
    frames = std::move(all);
}

// A curve with its lowest and its highest value.
struct RangedCurve
{
    std::span<const double> values;
    double lowest = 0.0;
    double highest = 0.0;

    [[nodiscard]] double range() const { return highest - lowest; }

    [[nodiscard]] std::vector<int> mainPeaks(double tolerance) const
    {
        const double least = tolerancesOfMainPeak * tolerance;
        std::vector<int> peaks = turningsOf(values, std::max(least, swingOfMainPeak * range()));
        std::vector<int> outermost = turningsOf(values, least);
        std::erase_if(outermost, [&](int frame) { return at(values, frame) > lowest && at(values, frame) < highest; });
        addTo(peaks, outermost);
        return peaks;
    }

    // Adds the main peaks, except where a key for larger curves lies practically on the peak: two keys side by side
    // would be in the way of each other.
    void addMainPeaks(double tolerance, std::vector<int> &frames) const
    {
        const double least = std::max(tolerance, slackOfSharedPeak * range());
        std::vector<int> peaks = mainPeaks(tolerance);
        std::erase_if(peaks, [&](int peak) {
            return std::ranges::any_of(frames, [&](int frame) {
                return std::abs(frame - peak) <= apartOfSharedPeak &&
                       std::abs(at(values, frame) - at(values, peak)) <= least;
            });
        });
        addTo(frames, peaks);
    }
};

class KeySearch
{
public:
    KeySearch(const CurveValues &values, double tolerance, const Progress &progress)
        : m_values(values), m_tolerance(tolerance), m_progress(progress), m_mainPeaks(mainPeaks(values, tolerance))
    {
        const int frames = static_cast<int>(values.front().size());
        m_keyed.frames = frames > 1 ? std::vector<int>{0, frames - 1} : std::vector<int>{0};
        for (const std::span<const double> curve : values)
            addTo(m_keyed.frames, turningsOf(curve, tolerancesOfPeak * tolerance));
        addTo(m_keyed.frames, m_mainPeaks);
        m_keyed.slopes.assign(values.size(), std::vector<double>(m_keyed.frames.size(), 0.0));
    }

    std::optional<KeyedCurves> search()
    {
        if (m_keyed.frames.size() < 2)
            return m_keyed;
        if (!insert())
            return std::nullopt;
        for (int round = 0; round < mostRounds; ++round) {
            const std::size_t before = m_keyed.frames.size();
            const double from = 0.2 + 0.8 * round / mostRounds;
            if (!thinOut(m_progress.part(from, from + 0.4 / mostRounds)))
                return std::nullopt;
            if (round > 0 && m_keyed.frames.size() == before)
                break;
            if (!displace(m_progress.part(from + 0.4 / mostRounds, from + 0.8 / mostRounds)))
                return std::nullopt;
        }
        return m_keyed;
    }

private:
    [[nodiscard]] bool isMainPeak(int key) const
    {
        return std::ranges::binary_search(m_mainPeaks, at(m_keyed.frames, key));
    }

    [[nodiscard]] int lastKey() const { return static_cast<int>(m_keyed.frames.size()) - 1; }

    // Inserts keys where the curves are farthest away, in all pieces at once.
    bool insert()
    {
        for (int round = 0; round < mostInsertions; ++round) {
            fitSlopes(m_values, m_keyed, 0, lastKey());
            std::vector<int> found;
            for (int key = 0; key < lastKey(); ++key) {
                const CurveError error = pieceError(m_values, m_keyed, key);
                if (error.largest > m_tolerance)
                    found.push_back(error.frame);
            }
            if (found.empty())
                break;
            addTo(m_keyed.frames, found);
            for (std::vector<double> &slopes : m_keyed.slopes)
                slopes.assign(m_keyed.frames.size(), 0.0);
            if (!m_progress(std::min(0.2, 0.02 * round)))
                return false;
        }
        return true;
    }

    // A copy of the keys around one key.
    struct Part
    {
        KeyedCurves keyed;
        int key = 0; // the index of that key
        int first = 0; // the index of the first of them among all keys
    };

    [[nodiscard]] Part partAround(int key) const
    {
        const int first = std::max(0, key - around - 1);
        const int last = std::min(lastKey(), key + around + 1);
        Part part;
        part.first = first;
        part.key = key - first;
        part.keyed.frames.assign(m_keyed.frames.begin() + first, m_keyed.frames.begin() + last + 1);
        for (const std::vector<double> &slopes : m_keyed.slopes)
            part.keyed.slopes.emplace_back(slopes.begin() + first, slopes.begin() + last + 1);
        return part;
    }

    // Fits the slopes of a part; the slopes at its ends stay unless they are the ends of all keys.
    CurveError refit(Part &part, int removed) const
    {
        const int last = static_cast<int>(part.keyed.frames.size()) - 1;
        const bool hasStart = part.first == 0;
        const bool hasEnd = part.first + last + removed == lastKey();
        fitSlopes(m_values, part.keyed, hasStart ? 0 : 1, hasEnd ? last : last - 1);
        CurveError worst;
        for (int key = 0; key < last; ++key) {
            const CurveError error = pieceError(m_values, part.keyed, key);
            worst.sumOfSquares += error.sumOfSquares;
            if (error.largest > worst.largest) {
                worst.largest = error.largest;
                worst.frame = error.frame;
            }
        }
        return worst;
    }

    [[nodiscard]] Part without(int key) const
    {
        Part part = partAround(key);
        part.keyed.frames.erase(part.keyed.frames.begin() + part.key);
        for (std::vector<double> &slopes : part.keyed.slopes)
            slopes.erase(slopes.begin() + part.key);
        return part;
    }

    void putBack(const Part &part)
    {
        for (std::size_t i = 0; i < part.keyed.frames.size(); ++i)
            at(m_keyed.frames, part.first + static_cast<int>(i)) = part.keyed.frames[i];
        for (std::size_t curve = 0; curve < m_keyed.slopes.size(); ++curve)
            std::ranges::copy(part.keyed.slopes[curve], m_keyed.slopes[curve].begin() + part.first);
    }

    // Removes keys, first those that do the least harm, until no more key can be removed.
    bool thinOut(const Progress &progress)
    {
        for (bool goesOn = true; goesOn;) {
            struct Candidate
            {
                double error = 0.0;
                int key = 0;
            };
            std::vector<Candidate> candidates;
            for (int key = 1; key < lastKey(); ++key) {
                if (progress.wantsToStop(key, lastKey()))
                    return false;
                if (isMainPeak(key))
                    continue;
                Part part = without(key);
                const CurveError error = refit(part, 1);
                if (error.largest <= m_tolerance)
                    candidates.push_back({error.sumOfSquares, key});
            }
            std::ranges::stable_sort(candidates, {}, &Candidate::error);
            goesOn = take(candidates);
        }
        return true;
    }

    // Removes the candidates that do not touch the changes of another one; the others come again in the next round.
    template <typename Candidates>
    bool take(const Candidates &candidates)
    {
        std::vector<bool> isTouched(m_keyed.frames.size(), false);
        std::vector<bool> goes(m_keyed.frames.size(), false);
        for (const auto &candidate : candidates) {
            const int first = std::max(0, candidate.key - around - 1);
            const int last = std::min(lastKey(), candidate.key + around + 1);
            if (std::find(isTouched.begin() + first, isTouched.begin() + last + 1, true) !=
                isTouched.begin() + last + 1)
                continue;
            std::fill(isTouched.begin() + first, isTouched.begin() + last + 1, true);
            goes[static_cast<std::size_t>(candidate.key)] = true;
            Part part = without(candidate.key);
            (void)refit(part, 1);
            keepSlopes(part, candidate.key);
        }
        std::size_t to = 0;
        for (std::size_t key = 0; key < goes.size(); ++key) {
            if (goes[key])
                continue;
            m_keyed.frames[to] = m_keyed.frames[key];
            for (std::vector<double> &slopes : m_keyed.slopes)
                slopes[to] = slopes[key];
            ++to;
        }
        const bool isAny = to < goes.size();
        m_keyed.frames.resize(to);
        for (std::vector<double> &slopes : m_keyed.slopes)
            slopes.resize(to);
        return isAny;
    }

    // Writes the slopes around a key that will be removed.
    void keepSlopes(const Part &part, int key)
    {
        for (std::size_t curve = 0; curve < m_keyed.slopes.size(); ++curve) {
            int to = part.first;
            for (const double slope : part.keyed.slopes[curve]) {
                if (to == key)
                    ++to;
                at(m_keyed.slopes[curve], to++) = slope;
            }
        }
    }

    // Moves keys in time to where the curves are closer to the values.
    bool displace(const Progress &progress)
    {
        constexpr std::array steps{-8, -4, -2, -1, 1, 2, 4, 8};
        for (int key = 1; key < lastKey(); ++key) {
            if (progress.wantsToStop(key, lastKey()))
                return false;
            Part best = partAround(key);
            CurveError least = refit(best, 0);
            const bool isFit = least.largest <= m_tolerance;
            for (const int step : isMainPeak(key) ? std::span<const int>() : std::span<const int>(steps)) {
                Part part = partAround(key);
                const int frame = at(part.keyed.frames, part.key) + step;
                if (frame <= at(part.keyed.frames, part.key - 1) || frame >= at(part.keyed.frames, part.key + 1))
                    continue;
                at(part.keyed.frames, part.key) = frame;
                const CurveError error = refit(part, 0);
                if (error.largest > m_tolerance || error.sumOfSquares >= least.sumOfSquares)
                    continue;
                least = error;
                best = std::move(part);
            }
            if (isFit || least.largest <= m_tolerance)
                putBack(best);
        }
        return true;
    }

    const CurveValues &m_values;
    double m_tolerance;
    const Progress &m_progress;
    std::vector<int> m_mainPeaks; // frames, rising
    KeyedCurves m_keyed;
};

} // namespace

std::vector<int> mainPeaks(const CurveValues &values, double tolerance)
{
    std::vector<RangedCurve> curves;
    for (const std::span<const double> curve : values) {
        const auto range = std::ranges::minmax(curve); // not bound by names: clang 14 cannot capture those
        curves.push_back({curve, range.min, range.max});
    }
    std::ranges::stable_sort(curves, std::greater(), &RangedCurve::range);
    std::vector<int> frames;
    for (const RangedCurve &curve : curves)
        curve.addMainPeaks(tolerance, frames);
    return frames;
}

std::optional<KeyedCurves> fitKeys(const CurveValues &values, double tolerance, const Progress &progress)
{
    return KeySearch(values, tolerance, progress).search();
}

CurveError errorOf(const CurveValues &values, const KeyedCurves &keyed)
{
    CurveError worst;
    for (int key = 0; key + 1 < static_cast<int>(keyed.frames.size()); ++key) {
        const CurveError error = pieceError(values, keyed, key);
        if (error.largest > worst.largest)
            worst = error;
    }
    return worst;
}

double noiseOf(std::span<const double> values)
{
    constexpr std::size_t fewest = 8;
    if (values.size() < fewest)
        return 0.0;
    std::vector<double> differences;
    differences.reserve(values.size());
    for (std::size_t i = 3; i < values.size(); ++i)
        differences.push_back(std::abs(values[i] - 3.0 * values[i - 1] + 3.0 * values[i - 2] - values[i - 3]));
    return median(std::move(differences)) / (deviationOfMedian * thirdDifferences);
}

double usualTolerance(const CurveValues &values)
{
    constexpr double least = 0.2;
    constexpr double timesNoise = 3.0;
    double noise = 0.0;
    for (const std::span<const double> curve : values)
        noise = std::max(noise, noiseOf(curve));
    return std::min(std::max(least, timesNoise * noise), largestTolerance);
}

} // namespace limber
