#include "geometry/lowpass.h"

#include "geometry/geometry.h"
#include "geometry/trackends.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double pi = radiansPerTurn / 2.0;
constexpr double highestFraction = 0.45; // of the frame rate
constexpr double longestReflection = 4096; // frames

// Returns the fraction of the cut-off of one pass at which two passes have -3 dB: 0.802 for order 2.
double onePassFraction(int order)
{
    return std::pow(std::sqrt(2.0) - 1.0, 0.5 / order);
}

// A section of a Butterworth filter, (in b0 + in1 b1 + in2 b2 - out1 a1 - out2 a2), made from the analogue prototype by
// the bilinear transform.
class FilterSection
{
public:
    // Returns the section for a pair of poles with 1 / Q = `damping`; w is the tangent of half the cut-off's angle.
    [[nodiscard]] static FilterSection ofSecondOrder(double w, double damping)
    {
        const double scale = 1.0 / (1.0 + damping * w + w * w);
        return {w * w * scale, 2.0 * w * w * scale, w * w * scale, 2.0 * (w * w - 1.0) * scale,
                (1.0 - damping * w + w * w) * scale};
    }
    [[nodiscard]] static FilterSection ofFirstOrder(double w)
    {
        const double scale = 1.0 / (1.0 + w);
        return {w * scale, w * scale, 0.0, (w - 1.0) * scale, 0.0};
    }

    // Starts as if the track had always had its first value.
    template <typename Iterator>
    void run(Iterator first, Iterator end) const
    {
        glm::dvec3 in1 = *first;
        glm::dvec3 in2 = in1;
        glm::dvec3 out1 = in1;
        glm::dvec3 out2 = in1;
        for (Iterator at = first; at != end; ++at) {
            const glm::dvec3 in = *at;
            *at = in * m_in0 + in1 * m_in1 + in2 * m_in2 - out1 * m_out1 - out2 * m_out2;
            in2 = in1;
            in1 = in;
            out2 = out1;
            out1 = *at;
        }
    }

private:
    FilterSection(double in0, double in1, double in2, double out1, double out2)
        : m_in0(in0), m_in1(in1), m_in2(in2), m_out1(out1), m_out2(out2)
    {
    }

    double m_in0;
    double m_in1;
    double m_in2;
    double m_out1;
    double m_out2;
};

std::vector<FilterSection> butterworth(int order, double cutoffTimesFrameTime)
{
    const double w = std::tan(pi * cutoffTimesFrameTime);
    std::vector<FilterSection> sections;
    for (int pair = 0; pair < order / 2; ++pair)
        sections.push_back(FilterSection::ofSecondOrder(w, 2.0 * std::sin(pi * (2 * pair + 1) / (2.0 * order))));
    if (order % 2 == 1)
        sections.push_back(FilterSection::ofFirstOrder(w));
    return sections;
}

} // namespace

bool canLowPass(double frameTimeSeconds, double cutoffHz, int order)
{
    return cutoffHz > 0.0 && frameTimeSeconds > 0.0 && cutoffHz < highestCutoffHz(frameTimeSeconds, order);
}

double highestCutoffHz(double frameTimeSeconds, int order)
{
    return highestFraction * onePassFraction(order) / frameTimeSeconds;
}

std::vector<glm::dvec3> lowPassed(std::span<const glm::dvec3> positions, double frameTimeSeconds, double cutoffHz,
                                  int order)
{
    if (positions.size() < 2 || !canLowPass(frameTimeSeconds, cutoffHz, order))
        return {positions.begin(), positions.end()};
    const double settling = std::ceil(3.0 * (order + 1) / (cutoffHz * frameTimeSeconds));
    const std::size_t length =
        std::min(static_cast<std::size_t>(std::min(settling, longestReflection)), positions.size() - 1);
    std::vector<glm::dvec3> result = withReflectedEnds(positions, length);
    // Filtering around zero keeps constant positions exact to the last digit.
    const glm::dvec3 origin = result.front();
    for (glm::dvec3 &position : result)
        position -= origin;
    for (const FilterSection &section : butterworth(order, cutoffHz / onePassFraction(order) * frameTimeSeconds)) {
        section.run(result.begin(), result.end());
        section.run(result.rbegin(), result.rend());
    }
    const auto first = result.begin() + static_cast<std::ptrdiff_t>(length);
    std::vector<glm::dvec3> middle(first, first + static_cast<std::ptrdiff_t>(positions.size()));
    for (glm::dvec3 &position : middle)
        position += origin;
    return middle;
}

} // namespace limber
