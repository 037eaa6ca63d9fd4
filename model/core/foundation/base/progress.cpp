#include "base/progress.h"

namespace limber {

Progress Progress::part(double from, double to) const
{
    if (!m_report)
        return {};
    return [report = m_report, from, to](double fraction) { return report(from + fraction * (to - from)); };
}

} // namespace limber
