#include "looking/slowturns.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr double roundingError = 1e-9; // of a step
constexpr int firstRadius = 2; // frames
constexpr double radiusRatio = 1.4;
constexpr double steepest = 1.875; // of smootherStep

using Turns = std::vector<glm::dquat>;

double angleBetween(const glm::dquat &a, const glm::dquat &b)
{
    const glm::dquat turn = glm::conjugate(a) * b;
    return 2.0 * std::atan2(glm::length(glm::dvec3(turn.x, turn.y, turn.z)), std::abs(turn.w));
}

// Rotations have two signs each; averages need those that are next to each other.
void continueSigns(Turns &turns)
{
    for (std::size_t frame = 1; frame < turns.size(); ++frame) {
        if (glm::dot(turns[frame - 1], turns[frame]) < 0.0)
            turns[frame] = -turns[frame];
    }
}

// Returns by how many frames each frame is apart from the next two that differ by more than the step; empty if there
// are none.
std::vector<int> distancesToFast(const Turns &turns, double step)
{
    const int count = static_cast<int>(turns.size());
    std::vector<int> distances(turns.size(), count);
    bool isAny = false;
    for (std::size_t frame = 1; frame < turns.size(); ++frame) {
        if (angleBetween(turns[frame - 1], turns[frame]) <= step * (1.0 + roundingError))
            continue;
        distances[frame - 1] = distances[frame] = 0;
        isAny = true;
    }
    for (std::size_t frame = 1; frame < turns.size(); ++frame)
        distances[frame] = std::min(distances[frame], distances[frame - 1] + 1);
    for (std::size_t frame = turns.size(); frame-- > 1;)
        distances[frame - 1] = std::min(distances[frame - 1], distances[frame] + 1);
    return isAny ? distances : std::vector<int>{};
}

// The weights of the frames around one, which sum to 1; slope and curvature are zero at both ends.
std::vector<double> bellOf(int radius)
{
    std::vector<double> weights;
    double sum = 0.0;
    for (int offset = -radius; offset <= radius; ++offset) {
        const double part = offset / (radius + 1.0);
        weights.push_back(std::pow(1.0 - part * part, 3));
        sum += weights.back();
    }
    for (double &weight : weights)
        weight /= sum;
    return weights;
}

// Calls a function with the frames around one and their weights; before the first frame and after the last one, the
// clip stands still.
template <typename Function>
void forAround(int frame, int count, const std::vector<double> &bell, const Function &function)
{
    const int radius = static_cast<int>(bell.size() / 2);
    for (int offset = -radius; offset <= radius; ++offset)
        function(static_cast<std::size_t>(std::clamp(frame + offset, 0, count - 1)), at(bell, offset + radius));
}

// Averages the frames near those that are too fast. What is averaged fades with a bell, too.
void average(Turns &turns, const std::vector<int> &distances, int radius)
{
    const int count = static_cast<int>(turns.size());
    const std::vector<double> bell = bellOf(radius);
    const Turns before = turns;
    for (int frame = 0; frame < count; ++frame) {
        const auto index = static_cast<std::size_t>(frame);
        if (distances[index] > 3 * radius)
            continue;
        double part = 0.0;
        glm::dquat sum(0.0, 0.0, 0.0, 0.0);
        forAround(frame, count, bell, [&](std::size_t other, double weight) {
            part += distances[other] <= 2 * radius ? weight : 0.0;
            sum = sum + before[other] * weight;
        });
        const glm::dquat mixed = before[index] * (1.0 - part) + sum * part;
        if (glm::length(mixed) > 0.1)
            turns[index] = glm::normalize(mixed);
    }
}

// For what no average slows down, such as a turn that goes round and round.
void stopAtStep(Turns &turns, double step)
{
    for (std::size_t frame = 1; frame < turns.size(); ++frame) {
        const double angle = angleBetween(turns[frame - 1], turns[frame]);
        if (angle > step)
            turns[frame] = glm::slerp(turns[frame - 1], turns[frame], step / angle);
    }
}

} // namespace

void slowDown(std::vector<glm::dquat> &turns, double step)
{
    continueSigns(turns);
    const double most = std::min<double>(static_cast<double>(turns.size()), 1.5 * radiansPerTurn / step);
    int radius = firstRadius;
    for (std::vector<int> distances = distancesToFast(turns, step); !distances.empty() && radius <= most;) {
        average(turns, distances, radius);
        radius = static_cast<int>(std::ceil(radius * radiusRatio));
        distances = distancesToFast(turns, step);
    }
    stopAtStep(turns, step);
}

void bendTo(std::vector<glm::dquat> &turns, std::size_t frame, const glm::dquat &turn, double step)
{
    const glm::dvec3 difference = rotationVector(glm::conjugate(turns[frame]) * turn);
    const double reach = std::max(1.0, steepest * glm::length(difference) / step);
    for (std::size_t other = 0; other < turns.size(); ++other) {
        const double distance = std::abs(static_cast<double>(other) - static_cast<double>(frame));
        if (distance < reach)
            turns[other] = turns[other] * rotationFromVector(difference * smootherStep(1.0 - distance / reach));
    }
    turns[frame] = turn;
}

} // namespace limber
