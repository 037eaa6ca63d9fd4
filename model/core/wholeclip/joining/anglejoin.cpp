#include "joining/anglejoin.h"

#include "base/at.h"
#include "pose/jointangles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace limber {

namespace {

constexpr double jumpDegrees = 170.0;

std::vector<int> rotationColumnsOf(const Joint &joint)
{
    std::vector<int> columns;
    for (int i = 0; i < joint.columnCount(); ++i) {
        if (at(joint.channels, i).isRotation())
            columns.push_back(joint.firstColumn + i);
    }
    return columns;
}

// What is added to each of some angles, after negating the middle one if isOther is set.
struct AngleShift
{
    std::array<double, 3> added{};
    bool isOther = false; // the other three angles of the same rotation
    double largestStep = 0.0;
};

AngleShift shiftTo(const std::vector<double> &angles, const std::vector<double> &before, bool isOther)
{
    AngleShift shift;
    shift.isOther = isOther;
    for (std::size_t i = 0; i < angles.size(); ++i) {
        const double other = i == 1 ? 180.0 - angles[i] : angles[i] + 180.0;
        const double start = isOther ? other : angles[i];
        const double turns = 360.0 * std::round((before[i] - start) / 360.0);
        shift.added[i] = turns + (isOther ? 180.0 : 0.0);
        shift.largestStep = std::max(shift.largestStep, std::abs(start + turns - before[i]));
    }
    return shift;
}

std::vector<double> valuesOf(const Clip &clip, int frame, const std::vector<int> &columns)
{
    std::vector<double> values;
    for (const int column : columns)
        values.push_back(clip.motion.value(frame, column));
    return values;
}

} // namespace

void joinAngles(Clip &clip, int first)
{
    for (int index = 0; index < clip.skeleton.jointCount(); ++index) {
        const Joint &joint = clip.skeleton.joint(index);
        const std::vector<int> columns = rotationColumnsOf(joint);
        if (columns.empty() || columns.size() > 3)
            continue;
        const std::vector<double> before = valuesOf(clip, first - 1, columns);
        const std::vector<double> now = valuesOf(clip, first, columns);
        double step = 0.0;
        for (std::size_t i = 0; i < now.size(); ++i)
            step = std::max(step, std::abs(now[i] - before[i]));
        if (step <= jumpDegrees)
            continue;
        AngleShift shift = shiftTo(now, before, false);
        if (JointAngles(joint).isComplete()) {
            const AngleShift other = shiftTo(now, before, true);
            if (other.largestStep < shift.largestStep)
                shift = other;
        }
        for (int frame = first; frame < clip.motion.frameCount(); ++frame) {
            for (std::size_t i = 0; i < columns.size(); ++i) {
                const double old = clip.motion.value(frame, columns[i]);
                const double value = (shift.isOther && i == 1 ? -old : old) + shift.added[i];
                if (value != old)
                    clip.motion.setValue(frame, columns[i], value);
            }
        }
    }
}

} // namespace limber
