#include "retargeting/matchcolours.h"

#include "base/at.h"

#include <cmath>

namespace limber {

namespace {

// Steps of the golden angle never repeat a hue, so any number of neighbours differ.
constexpr double goldenFraction = 0.61803398874989485;

QColor matchColour(int index, bool dark)
{
    const double hue = std::fmod(0.58 + index * goldenFraction, 1.0);
    const double lightness = dark ? 0.66 : 0.45;
    return QColor::fromHslF(static_cast<float>(hue), 0.62F, static_cast<float>(lightness));
}

} // namespace

MatchColours::MatchColours(const JointMapping &mapping, int sourceJointCount, const Colours &colours)
    : m_target(mapping.matches.size(), colours.ghost),
      m_source(static_cast<std::size_t>(sourceJointCount), colours.ghost)
{
    int index = 0;
    for (std::size_t joint = 0; joint < mapping.matches.size(); ++joint) {
        const int source = mapping.matches[joint].source;
        if (source == NoJoint)
            continue;
        m_target[joint] = matchColour(index++, colours.dark);
        at(m_source, source) = m_target[joint];
    }
}

} // namespace limber
