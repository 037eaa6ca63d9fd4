#pragma once

#include "session/posing/posekeeping.h"

#include <QString>

#include <optional>

namespace limber {

class Session;

// A channel value of the current frame that is typed or dragged in a field: it goes where a pose that is shaped in the
// view would go. The values of one drag begin with what was there at its start and are one undo step.
class TypedValue
{
public:
    // A drag begins.
    void begin(Session &session);
    void forget() { m_start.reset(); }

    // Puts the value in, in the frames of the window. `text` names the step, `joint` what a layer made for it is
    // called. Answers why it cannot be done, in a sentence; empty if it was.
    [[nodiscard]] QString put(Session &session, const ChangeWindow &window, int column, double value, bool isDrag,
                              const QString &text, const QString &joint);

private:
    std::optional<PosedMotion> m_start; // what a drag begins with
    int m_gesture = 0;
};

} // namespace limber
