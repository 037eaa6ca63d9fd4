#pragma once

#include "mapping/jointmapping.h"
#include "theme/colours.h"

#include <vector>

namespace limber {

// One colour for each pair of joints that belong together, so that the eye finds them in two pictures. Neighbours in
// the hierarchy have colours that are easy to distinguish; joints without a counterpart have the ghost's colour.
class MatchColours
{
public:
    MatchColours(const JointMapping &mapping, int sourceJointCount, const Colours &colours);

    [[nodiscard]] const std::vector<QColor> &ofTarget() const { return m_target; }
    [[nodiscard]] const std::vector<QColor> &ofSource() const { return m_source; }

private:
    std::vector<QColor> m_target; // one for each joint
    std::vector<QColor> m_source;
};

} // namespace limber
