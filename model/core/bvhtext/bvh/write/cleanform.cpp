#include "bvh/write/cleanform.h"

#include "bvh/write/bvhwriter.h"

#include <cmath>

namespace limber {

namespace {

constexpr int mostDecimals = 9;

// Counts up while a number needs more decimals than the numbers before it.
class DecimalCount
{
public:
    void add(double value)
    {
        // Products below 2^53 and powers of ten up to 1e22 are exact, and so is the answer.
        while (m_decimals <= mostDecimals && std::round(value * m_power) / m_power != value) {
            ++m_decimals;
            m_power *= 10;
        }
    }
    [[nodiscard]] bool isOver() const { return m_decimals > mostDecimals; }
    [[nodiscard]] int decimals() const { return isOver() ? WriteOptions::Shortest : m_decimals; }

private:
    int m_decimals = 0;
    double m_power = 1.0;
};

} // namespace

Clip withoutOddities(const Clip &clip)
{
    Clip result = clip;
    result.source.reset();
    result.motion.forgetSourceRows();
    for (int index = 0; index < result.skeleton.endSiteCount(); ++index)
        result.skeleton.setEndSiteLabel(index, "Site");
    return result;
}

int decimalsThatKeep(const Clip &clip)
{
    DecimalCount count;
    for (const NodeId node : clip.skeleton.nodesInFileOrder()) {
        for (int axis = 0; axis < 3; ++axis)
            count.add(clip.skeleton.offsetOf(node)[axis]);
    }
    for (int frame = 0; frame < clip.motion.frameCount() && !count.isOver(); ++frame) {
        for (const double value : clip.motion.frame(frame))
            count.add(value);
    }
    return count.decimals();
}

} // namespace limber
