#include "session/posing/toolsettings.h"

#include <algorithm>

namespace limber {

namespace {

constexpr double longestFalloffSeconds = 5.0;
constexpr double leastSnapDegrees = 0.1;
constexpr double mostSnapDegrees = 90.0;

} // namespace

void ToolSettings::setChoices(ToolChoices choices)
{
    ChangeSpread &spread = choices.spread;
    spread.secondsBefore = std::clamp(spread.secondsBefore, 0.0, longestFalloffSeconds);
    spread.secondsAfter = std::clamp(spread.secondsAfter, 0.0, longestFalloffSeconds);
    spread.rangeFadeSeconds = std::clamp(spread.rangeFadeSeconds, 0.0, longestFalloffSeconds);
    choices.snapDegrees = std::clamp(choices.snapDegrees, leastSnapDegrees, mostSnapDegrees);
    if (choices == m_choices)
        return;
    m_choices = choices;
    emit changed();
}

} // namespace limber
