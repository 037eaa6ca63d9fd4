#pragma once

#include "viewport/handles/handledrag.h"
#include "viewport/tools/typedamount.h"

namespace limber {

// The steps to which a drag snaps.
struct DragSteps
{
    bool snaps = false;
    double degrees = 0.0;
    double length = 0.0; // along each axis
};

// How far a drag is wanted to go, in view space: as far as the mouse, in whole steps, or by the number that was typed.
// All tools read it here, so that snapping and typing are the same in each of them.
class DragAmount
{
public:
    // Drag and text must outlive this object.
    DragAmount(const HandleDrag &drag, const TypedAmount &typed, const DragSteps &steps)
        : m_drag(drag), m_typed(typed), m_steps(steps)
    {
    }

    [[nodiscard]] const HandleDrag &drag() const { return m_drag; }
    [[nodiscard]] double degrees() const;
    [[nodiscard]] glm::dvec3 displacement() const;

private:
    const HandleDrag &m_drag;
    const TypedAmount &m_typed;
    DragSteps m_steps;
};

} // namespace limber
