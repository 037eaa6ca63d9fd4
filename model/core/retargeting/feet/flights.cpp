#include "feet/flights.h"

#include "base/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

namespace limber {

namespace {

constexpr double shortestFlight = 0.1; // seconds
constexpr double tellingFlight = 0.2;
constexpr double longFlight = 0.5;
constexpr double mostFall = 2.5; // of the gravity of earth: who falls faster steps, with feet that slide
constexpr double highRise = 10.0; // ncm: no step of such feet gets as high
constexpr double tellingPart = 0.15; // of gravity
constexpr double agreeingPart = 0.25; // of it
constexpr double mostOfThem = 0.75; // of the flights
constexpr std::array usualRates{24, 25, 30, 48, 50, 60, 90, 100, 120, 240};
constexpr double sameRate = 0.005; // relative
constexpr double sameFactor = 0.04;

double secondsOf(const FrameInterval &frames, double frameTimeSeconds)
{
    constexpr double rounding = 1e-6; // of a frame: 0.1 s are 6 frames of 60 in a second
    return (frames.frameCount() + rounding) * frameTimeSeconds;
}

std::vector<Flight> tellingFlights(std::span<const Flight> flights, double frameTimeSeconds)
{
    std::vector<Flight> telling;
    std::ranges::copy_if(flights, std::back_inserter(telling), [frameTimeSeconds](const Flight &flight) {
        return secondsOf(flight.frames, frameTimeSeconds) >= tellingFlight;
    });
    return telling;
}

// The list must not be empty.
double medianGravity(std::span<const Flight> flights)
{
    std::vector<double> gravities;
    for (const Flight &flight : flights)
        gravities.push_back(flight.gravity);
    return median(std::move(gravities));
}

// A wrong speed changes the gravity of all flights alike: returns whether this part of them is near to one.
bool doAgree(std::span<const Flight> flights, double gravity, double part)
{
    const auto isNear = [gravity](const Flight &flight) {
        return std::abs(flight.gravity - gravity) <= agreeingPart * gravity;
    };
    return static_cast<double>(std::ranges::count_if(flights, isNear)) >= part * static_cast<double>(flights.size());
}

bool fallsTooFast(const Flight &flight)
{
    return flight.gravity > mostFall * earthGravity;
}

// Leaves out what falls too fast to be a jump, unless all flights do so alike or get high: then the clip plays too
// fast.
void dropSteps(std::vector<Flight> &flights)
{
    if (flights.size() > 1 && doAgree(flights, medianGravity(flights), 1.0))
        return;
    if (flights.size() != 1 || flights.front().rise < highRise)
        std::erase_if(flights, fallsTooFast);
}

} // namespace

std::vector<Flight> flightsOf(const FigureWeight &weight, double frameTimeSeconds)
{
    std::vector<Flight> flights;
    for (const Airborne &each : weight.airborne()) {
        if (each.isWhole && secondsOf(each.frames, frameTimeSeconds) >= shortestFlight && std::isfinite(each.gravity))
            flights.push_back(
                {each.frames, each.gravity * weight.metresPerUnit(), each.rise, each.off * weight.metresPerUnit()});
    }
    dropSteps(flights);
    return flights;
}

std::optional<double> gravityOf(std::span<const Flight> flights, double frameTimeSeconds)
{
    if (flights.empty())
        return std::nullopt;
    const std::vector<Flight> telling = tellingFlights(flights, frameTimeSeconds);
    return telling.empty() ? medianGravity(flights) : medianGravity(telling);
}

double timeFactor(double measured, double wanted)
{
    return std::sqrt(measured / wanted);
}

bool isTimeOff(std::span<const Flight> flights, double wanted, double frameTimeSeconds)
{
    const std::vector<Flight> telling = tellingFlights(flights, frameTimeSeconds);
    if (telling.empty())
        return false;
    const double gravity = medianGravity(telling);
    if (std::abs(gravity / wanted - 1.0) <= tellingPart)
        return false;
    return telling.size() > 1 ? doAgree(telling, gravity, mostOfThem)
                              : secondsOf(telling.front().frames, frameTimeSeconds) >= longFlight;
}

std::optional<MistakenRate> mistakenRate(double factor, double frameTimeSeconds)
{
    const double rate = 1.0 / frameTimeSeconds;
    const auto wrong =
        std::ranges::find_if(usualRates, [rate](int usual) { return std::abs(rate / usual - 1.0) < sameRate; });
    if (wrong == usualRates.end())
        return std::nullopt;
    const auto offOf = [&](int usual) { return std::abs(usual * factor / rate - 1.0); };
    const int right = *std::ranges::min_element(usualRates, {}, offOf);
    if (right == *wrong || offOf(right) > sameFactor)
        return std::nullopt;
    return MistakenRate{right, *wrong};
}

} // namespace limber
