#include "weight/airborne.h"

#include "base/at.h"
#include "ground/frameruns.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double clearOfFloor = 5.0; // ncm
constexpr double outerPart = 0.15; // of a flight, at each end: there a body still pushes off or already lands
constexpr int fewestHeights = 3;
constexpr double mostOff = 2.0; // ncm, that the centre of mass of a body in the air is off a parabola
constexpr double mostPartOff = 0.06; // … of the height of the parabola
constexpr double highRise = 10.0; // ncm, of the soles: nobody hangs or sits who falls after that
constexpr double highArc = 10.0; // ncm, of the centre of mass
constexpr double slowFall = 0.4; // of the least gravity: a jump that plays at half its speed
constexpr double surely = 2.5; // standard errors by which a fall is known to be one
// What the heights of a capture are off usually: a few heights do not tell it themselves.
constexpr double usualOff = 0.1; // ncm
constexpr int usualHeights = 3; // as many as it counts for

bool isClear(const BodyOverFloor &body, const FrameInterval &frames)
{
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        // Written so that what is no number does not count as clear.
        if (!((at(body.lowest, frame) - body.floorHeight) * body.ncmPerUnit > clearOfFloor))
            return false;
    }
    return true;
}

// Returns the inner frames of some, but no fewer than can show a parabola.
FrameInterval innerFrames(const FrameInterval &frames)
{
    const int most = (frames.frameCount() - fewestHeights) / 2;
    const int outer = std::min(most, static_cast<int>(std::ceil(outerPart * (frames.frameCount() - 1))));
    return {frames.first + std::max(0, outer), frames.last - std::max(0, outer)};
}

// The parabola that fits some heights best.
struct Parabola
{
    double fall = 0.0; // minus its second derivative, file units per second squared
    double fallError = 0.0; // standard error of that
    double off = 0.0; // by which the heights are off it: the root of the mean square, file units
};

// Fits by least squares; the frames are evenly spaced, so that the terms are orthogonal polynomials. With fewer than
// three heights there is no fall.
Parabola parabolaThrough(const BodyOverFloor &body, const FrameInterval &frames)
{
    const int count = frames.frameCount();
    if (count < fewestHeights)
        return {};
    const double middle = 0.5 * (count - 1);
    const double meanSquare = (static_cast<double>(count) * count - 1.0) / 12.0;
    glm::dvec3 products(0.0); // with the terms 1, t and t² - the mean of t²
    glm::dvec3 norms(0.0);
    const auto terms = [&](int i) {
        const double time = i - middle;
        return glm::dvec3(1.0, time, time * time - meanSquare);
    };
    const auto heightIn = [&](int i) { return glm::dot(at(body.centres, frames.first + i), body.up); };
    for (int i = 0; i < count; ++i) {
        products += heightIn(i) * terms(i);
        norms += terms(i) * terms(i);
    }
    double squares = 0.0;
    for (int i = 0; i < count; ++i) {
        const double off = heightIn(i) - glm::dot(products / norms, terms(i));
        squares += off * off;
    }
    const double perFrames = 2.0 / (body.frameTimeSeconds * body.frameTimeSeconds);
    const double usual = usualOff / body.ncmPerUnit;
    const double variance = (squares + usualHeights * usual * usual) / (count - fewestHeights + usualHeights);
    return {.fall = -perFrames * products.z / norms.z,
            .fallError = perFrames * std::sqrt(variance / norms.z),
            .off = std::sqrt(squares / count)};
}

// Finds the flights in frames in a row in which no foot stands.
class FlightSearch
{
public:
    FlightSearch(const BodyOverFloor &body, double leastGravity) : m_body(body), m_leastGravity(leastGravity) {}

    std::vector<Airborne> run()
    {
        forEachRun(m_body.isStanding, false, [this](int first, int last) {
            if (!add({first, last}))
                addClearOnes({first, last});
        });
        return std::move(m_found);
    }

private:
    void addClearOnes(const FrameInterval &frames)
    {
        std::vector<bool> areSolesClear;
        for (int frame = frames.first; frame <= frames.last; ++frame)
            areSolesClear.push_back(at(m_body.soles, frame) > clearOfFloor);
        forEachRun(areSolesClear, true, [&](int first, int last) { add({frames.first + first, frames.first + last}); });
    }

    // Returns whether these frames are a flight.
    bool add(const FrameInterval &frames)
    {
        if (!isClear(m_body, frames))
            return false;
        const int last = static_cast<int>(m_body.isStanding.size()) - 1;
        const FrameInterval around{std::max(0, frames.first - 1), std::min(last, frames.last + 1)};
        const Parabola inner = parabolaThrough(m_body, innerFrames(around));
        Airborne flight{frames, inner.fall, inner.off, frames.first > 0 && frames.last < last, riseIn(frames)};
        const double seconds = frames.frameCount() * m_body.frameTimeSeconds;
        const double arc = flight.gravity * seconds * seconds / 8.0 * m_body.ncmPerUnit;
        const double least = flight.rise > highRise && arc > highArc ? slowFall * m_leastGravity : m_leastGravity;
        const Parabola whole = parabolaThrough(m_body, frames);
        const double off = whole.off * m_body.ncmPerUnit;
        if (!(flight.gravity >= least) || !(whole.fall - surely * whole.fallError >= least) ||
            off > std::max(mostOff, mostPartOff * arc))
            return false;
        m_found.push_back(flight);
        return true;
    }

    [[nodiscard]] double riseIn(const FrameInterval &frames) const
    {
        return *std::max_element(m_body.soles.begin() + frames.first, m_body.soles.begin() + frames.last + 1);
    }

    const BodyOverFloor &m_body;
    double m_leastGravity;
    std::vector<Airborne> m_found;
};

} // namespace

std::vector<Airborne> airborneFrames(const BodyOverFloor &body, double leastGravity)
{
    const bool everStands = std::ranges::find(body.isStanding, true) != body.isStanding.end();
    return everStands && body.frameTimeSeconds > 0.0 ? FlightSearch(body, leastGravity).run() : std::vector<Airborne>();
}

} // namespace limber
