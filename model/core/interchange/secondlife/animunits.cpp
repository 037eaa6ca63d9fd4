#include "secondlife/animunits.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int zeroCode = 32767;

// Rounds to the nearest whole number, a half down: the middle of all codes is the one that means zero.
int roundedDown(double value)
{
    return static_cast<int>(std::ceil(value - 0.5));
}

std::uint16_t codeNear(int code)
{
    return static_cast<std::uint16_t>(std::clamp(code, 0, static_cast<int>(codeSteps)));
}

double errorOf(const std::array<std::uint16_t, 3> &codes, const glm::dquat &rotation)
{
    const glm::dquat read = rotationOfCodes(codes);
    const glm::dvec3 off(read.x - rotation.x, read.y - rotation.y, read.z - rotation.z);
    const double w = read.w - rotation.w;
    return off.x * off.x + off.y * off.y + off.z * off.z + w * w;
}

std::array<std::uint16_t, 3> bestAround(const std::array<std::uint16_t, 3> &nearest, const glm::dquat &rotation)
{
    constexpr int reach = 2;
    std::array<std::uint16_t, 3> best = nearest;
    double least = errorOf(nearest, rotation);
    for (int x = -reach; x <= reach; ++x) {
        for (int y = -reach; y <= reach; ++y) {
            for (int z = -reach; z <= reach; ++z) {
                const std::array<std::uint16_t, 3> codes = {codeNear(nearest[0] + x), codeNear(nearest[1] + y),
                                                            codeNear(nearest[2] + z)};
                const double error = errorOf(codes, rotation);
                if (error < least) {
                    least = error;
                    best = codes;
                }
            }
        }
    }
    return best;
}

} // namespace

std::uint16_t codeOfNumber(double value, double limit)
{
    const double step = 2.0 * limit / codeSteps;
    const double inSteps = value / step;
    if (std::abs(inSteps) <= 0.75) // the numbers next to zero are one and a half steps away
        return zeroCode;
    if (std::abs(inSteps) <= 1.0)
        return inSteps > 0.0 ? zeroCode + 2 : zeroCode - 1;
    return codeNear(roundedDown(std::clamp(inSteps + codeSteps / 2.0, 0.0, codeSteps)));
}

double numberOfCode(std::uint16_t code, double limit)
{
    const double step = 2.0 * limit / codeSteps;
    const double value = code * step - limit;
    return std::abs(value) < step ? 0.0 : value;
}

std::uint16_t codeOfTime(double seconds, double durationSeconds)
{
    if (!(durationSeconds > 0.0))
        return 0;
    return codeNear(roundedDown(std::clamp(seconds / durationSeconds, 0.0, 1.0) * codeSteps));
}

double secondsOfCode(std::uint16_t code, double durationSeconds)
{
    return code / codeSteps * durationSeconds;
}

std::array<std::uint16_t, 3> codesOfRotation(const glm::dquat &rotation)
{
    constexpr double nearHalfTurn = 0.5; // below it, rounding of a component counts twice or more in w
    const glm::dquat unit = rotation.w < 0.0 ? -rotation : rotation;
    const std::array<std::uint16_t, 3> nearest = {codeOfNumber(unit.x, 1.0), codeOfNumber(unit.y, 1.0),
                                                  codeOfNumber(unit.z, 1.0)};
    return unit.w < nearHalfTurn ? bestAround(nearest, unit) : nearest;
}

glm::dquat rotationOfCodes(const std::array<std::uint16_t, 3> &codes)
{
    const glm::dvec3 v(numberOfCode(codes[0], 1.0), numberOfCode(codes[1], 1.0), numberOfCode(codes[2], 1.0));
    const double square = v.x * v.x + v.y * v.y + v.z * v.z;
    if (square <= 1.0)
        return {std::sqrt(1.0 - square), v.x, v.y, v.z};
    const double length = std::sqrt(square);
    return {0.0, v.x / length, v.y / length, v.z / length};
}

std::array<std::uint16_t, 3> codesOfPosition(const glm::dvec3 &metres)
{
    return {codeOfNumber(metres.x, animlimits::mostMetres), codeOfNumber(metres.y, animlimits::mostMetres),
            codeOfNumber(metres.z, animlimits::mostMetres)};
}

glm::dvec3 positionOfCodes(const std::array<std::uint16_t, 3> &codes)
{
    return {numberOfCode(codes[0], animlimits::mostMetres), numberOfCode(codes[1], animlimits::mostMetres),
            numberOfCode(codes[2], animlimits::mostMetres)};
}

} // namespace limber
