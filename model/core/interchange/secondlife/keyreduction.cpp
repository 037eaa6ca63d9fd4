#include "secondlife/keyreduction.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "secondlife/jointtrack.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// Blends linearly and normalises to length 1, without checking the hemisphere.
glm::dquat blend(const glm::dquat &from, const glm::dquat &to, double fraction)
{
    return glm::normalize(from * (1.0 - fraction) + to * fraction);
}

// Returns the marked frames.
std::vector<int> framesOf(const std::vector<bool> &isKey)
{
    std::vector<int> frames;
    for (std::size_t i = 0; i < isKey.size(); ++i) {
        if (isKey[i])
            frames.push_back(static_cast<int>(i));
    }
    return frames;
}

// Goes from key to key, each time to the farthest frame it finds for which all frames in between can be blended: first
// in steps that double, then by halving. `fits` decides for two frames.
template <typename Fits>
std::vector<int> farthestKeys(int count, const Fits &fits)
{
    std::vector<int> keys;
    if (count > 0)
        keys.push_back(0);
    while (!keys.empty() && keys.back() < count - 1) {
        const int from = keys.back();
        int good = from + 1;
        int bad = count;
        for (int step = 2; from + step < bad; step *= 2)
            (fits(from, from + step) ? good : bad) = from + step;
        if (bad == count && good < count - 1 && fits(from, count - 1))
            good = count - 1;
        while (bad - good > 1) {
            const int middle = good + (bad - good) / 2;
            (fits(from, middle) ? good : bad) = middle;
        }
        keys.push_back(good);
    }
    return keys;
}

double fractionOf(int frame, int from, int to)
{
    return static_cast<double>(frame - from) / (to - from);
}

} // namespace

std::vector<int> viewersRotationKeys(std::span<const glm::dquat> rotations, double limit)
{
    const int count = static_cast<int>(rotations.size());
    std::vector<bool> isKey(rotations.size(), true);
    int key = 0;
    int worstFrame = 0;
    double worst = 0.0;
    for (int frame = 1; frame + 1 < count; ++frame) {
        const int next = frame + 1;
        const glm::dquat between = blend(at(rotations, key), at(rotations, next), fractionOf(frame, key, next));
        const double off = rotationMeasure(between, at(rotations, frame));
        const bool isLastButOne = next == count - 1 && frame - key > 1;
        if (off >= limit || isLastButOne) {
            if (worst > 0.0)
                at(isKey, worstFrame) = true;
            key = frame;
            worst = 0.0;
        } else {
            at(isKey, frame) = false;
            if (off > worst) {
                worst = off;
                worstFrame = next;
            }
        }
    }
    return framesOf(isKey);
}

std::vector<int> viewersPositionKeys(std::span<const glm::dvec3> positions, double limit)
{
    const int count = static_cast<int>(positions.size());
    std::vector<bool> isKey(positions.size(), true);
    int key = 0;
    for (int frame = 1; frame + 1 < count; ++frame) {
        const int next = frame + 1;
        const glm::dvec3 between = glm::mix(at(positions, key), at(positions, next), fractionOf(frame, key, next));
        if (glm::distance(between, at(positions, frame)) < limit)
            at(isKey, frame) = false;
        else
            key = frame;
    }
    return framesOf(isKey);
}

double viewersRotationLimit(int depthBelow)
{
    constexpr double limit = 0.01;
    constexpr double perJoint = 0.33;
    return limit / std::max(perJoint * depthBelow, 1.0);
}

std::vector<int> exactRotationKeys(std::span<const glm::dquat> rotations, double limitDegrees)
{
    // The chord between two unit quaternions that are an angle a apart is 2 sin(a / 4).
    const double chord = 2.0 * std::sin(limitDegrees / degreesPerRadian / 4.0);
    const auto fits = [&](int from, int to) {
        const glm::dquat &first = at(rotations, from);
        const glm::dquat last = glm::dot(first, at(rotations, to)) < 0.0 ? -at(rotations, to) : at(rotations, to);
        for (int frame = from + 1; frame < to; ++frame) {
            const glm::dquat between = blend(first, last, fractionOf(frame, from, to));
            const glm::dquat &wanted = at(rotations, frame);
            const double sign = glm::dot(between, wanted) < 0.0 ? -1.0 : 1.0;
            if (glm::length(between - wanted * sign) > chord)
                return false;
        }
        return true;
    };
    return farthestKeys(static_cast<int>(rotations.size()), fits);
}

std::vector<int> exactPositionKeys(std::span<const glm::dvec3> positions, double limit)
{
    const auto fits = [&](int from, int to) {
        for (int frame = from + 1; frame < to; ++frame) {
            const glm::dvec3 between = glm::mix(at(positions, from), at(positions, to), fractionOf(frame, from, to));
            if (glm::distance(between, at(positions, frame)) > limit)
                return false;
        }
        return true;
    };
    return farthestKeys(static_cast<int>(positions.size()), fits);
}

} // namespace limber
