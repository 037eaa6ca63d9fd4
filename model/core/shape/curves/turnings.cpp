#include "curves/turnings.h"

#include "base/at.h"

namespace limber {

std::vector<int> turningsOf(std::span<const double> values, double leastSwing)
{
    std::vector<int> turnings;
    int lowest = 0; // frames, since the last turning
    int highest = 0;
    int direction = 0; // 1 while it rises, -1 while it falls, 0 as long as it has done neither
    for (int frame = 1; frame < static_cast<int>(values.size()); ++frame) {
        const double value = at(values, frame);
        if (value > at(values, highest))
            highest = frame;
        if (value < at(values, lowest))
            lowest = frame;
        const bool rises = direction <= 0 && value - at(values, lowest) >= leastSwing;
        const bool falls = direction >= 0 && at(values, highest) - value >= leastSwing;
        if (!rises && !falls)
            continue;
        if (direction != 0)
            turnings.push_back(rises ? lowest : highest);
        direction = rises ? 1 : -1;
        lowest = highest = frame;
    }
    return turnings;
}

} // namespace limber
