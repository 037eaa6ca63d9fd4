#include "geometry/lowpass.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double pi = 3.14159265358979323846;
// Two passes of order 2 would put -3 dB at 0.802 of the cut-off of one.
const double onePassFraction = std::pow(std::sqrt(2.0) - 1.0, 0.25);
constexpr double highestFraction = 0.45; // of the frame rate
constexpr double longestReflection = 4096; // frames

class SecondOrderFilter
{
public:
    explicit SecondOrderFilter(double cutoffTimesFrameTime)
    {
        const double w = std::tan(pi * cutoffTimesFrameTime);
        const double scale = 1.0 / (1.0 + std::sqrt(2.0) * w + w * w);
        m_in = w * w * scale;
        m_out1 = 2.0 * (w * w - 1.0) * scale;
        m_out2 = (1.0 - std::sqrt(2.0) * w + w * w) * scale;
    }

    // Starts as if the first value had stood for ever.
    template <typename Iterator>
    void run(Iterator first, Iterator end) const
    {
        glm::dvec3 in1 = *first;
        glm::dvec3 in2 = in1;
        glm::dvec3 out1 = in1;
        glm::dvec3 out2 = in1;
        for (Iterator at = first; at != end; ++at) {
            const glm::dvec3 in = *at;
            *at = (in + 2.0 * in1 + in2) * m_in - out1 * m_out1 - out2 * m_out2;
            in2 = in1;
            in1 = in;
            out2 = out1;
            out1 = *at;
        }
    }

private:
    double m_in = 0.0;
    double m_out1 = 0.0;
    double m_out2 = 0.0;
};

std::vector<glm::dvec3> reflected(std::span<const glm::dvec3> positions, std::size_t length)
{
    std::vector<glm::dvec3> result;
    result.reserve(positions.size() + 2 * length);
    for (std::size_t i = length; i > 0; --i)
        result.push_back(2.0 * positions.front() - positions[i]);
    result.insert(result.end(), positions.begin(), positions.end());
    for (std::size_t i = 1; i <= length; ++i)
        result.push_back(2.0 * positions.back() - positions[positions.size() - 1 - i]);
    return result;
}

} // namespace

bool canLowPass(double frameTimeSeconds, double cutoffHz)
{
    const double fraction = cutoffHz / onePassFraction * frameTimeSeconds;
    return fraction > 0.0 && fraction < highestFraction;
}

std::vector<glm::dvec3> lowPassed(std::span<const glm::dvec3> positions, double frameTimeSeconds, double cutoffHz)
{
    if (positions.size() < 2 || !canLowPass(frameTimeSeconds, cutoffHz))
        return {positions.begin(), positions.end()};
    const double settling = std::min(std::ceil(9.0 / (cutoffHz * frameTimeSeconds)), longestReflection);
    const std::size_t length = std::min(static_cast<std::size_t>(settling), positions.size() - 1);
    std::vector<glm::dvec3> result = reflected(positions, length);
    const SecondOrderFilter filter(cutoffHz / onePassFraction * frameTimeSeconds);
    filter.run(result.begin(), result.end());
    filter.run(result.rbegin(), result.rend());
    const auto first = result.begin() + static_cast<std::ptrdiff_t>(length);
    return {first, first + static_cast<std::ptrdiff_t>(positions.size())};
}

} // namespace limber
