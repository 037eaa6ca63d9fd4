#pragma once

#include "contacts/contacts.h"
#include "retarget/measures/measuredframes.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cstddef>
#include <vector>

namespace limber {

// Measures how far joints slide over the floor while they stand. Frames must come in order, without gaps.
class SlideMeasure
{
public:
    // Takes contacts of joints of the figure itself, and where a point of the floor has got to by frame, in file units;
    // without a path the floor is still.
    SlideMeasure(const Contacts &contacts, Axis up, double ncmPerUnit, std::vector<glm::dvec3> floorPath = {});

    void add(const MeasuredFrames &frames);
    // Ends the last contacts; call it when the clip ends.
    void finish();

    [[nodiscard]] long long frameCount() const { return m_steps.count(); }
    [[nodiscard]] MeanAndMaximum slide() const { return m_steps.result(); } // ncm per frame
    // Returns the largest distances from the mean position of each contact, ncm.
    [[nodiscard]] MeanAndMaximum drift() const { return m_drifts.result(); }

private:
    struct Standing
    {
        JointContacts contacts;
        std::size_t next = 0; // the present or next interval
        std::vector<glm::dvec2> positions; // in the present interval so far
    };

    [[nodiscard]] glm::dvec2 onFloor(const glm::dvec3 &place, int frame) const;
    void close(Standing &standing);

    Axis m_up;
    double m_ncmPerUnit;
    std::vector<glm::dvec3> m_floorPath;
    std::vector<Standing> m_standing;
    RunningStatistics m_steps;
    RunningStatistics m_drifts;
};

} // namespace limber
