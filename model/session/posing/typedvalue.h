#pragma once

#include "body/bodyroles.h"
#include "session/posing/posekeeping.h"
#include "twisting/twistshares.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace limber {

class Session;

// A channel value of the current frame that is typed or dragged in a field. It goes where a pose that is shaped in the
// view would go. The values of one drag start from the state before the drag and make one undo step.
class TypedValue
{
public:
    // A new value of a channel, which channels of other joints follow.
    struct Edit
    {
        int column = 0;
        double value = 0.0;
        std::vector<int> followers = {}; // columns
        // What was typed, as a function of the value before; without it, followers change by as much as the channel.
        std::function<double(double before)> typed = {};
    };

    // Call this when a drag starts.
    void begin(Session &session);
    void forget() { m_start.reset(); }

    // Writes the value in the frames of the window. `text` names the undo step, `joint` names a layer that is made for
    // it. Returns in a sentence why that is impossible; empty if it was done.
    [[nodiscard]] QString put(Session &session, const ChangeWindow &window, const Edit &edit, bool isDrag,
                              const QString &text, const QString &joint);
    [[nodiscard]] QString put(Session &session, const ChangeWindow &window, int column, double value, bool isDrag,
                              const QString &text, const QString &joint)
    {
        return put(session, window, {.column = column, .value = value}, isDrag, text, joint);
    }

    // A turn of a joint about its own bone, in which joints above it may take part.
    struct Twist
    {
        std::vector<int> measured; // the chain in which the angle is seen, see TwistSpread::degreesIn()
        std::vector<int> turned; // the joints that take part, down to the same joint
        TwistShares shares = TwistShares::Even;
        BodyRoles roles;
        double degrees = 0.0; // the new angle
    };
    // Turns the joint in the frames of the window, in the same way as put().
    [[nodiscard]] QString putTwist(Session &session, const ChangeWindow &window, const Twist &twist, bool isDrag,
                                   const QString &text, const QString &joint);

private:
    // Runs `keep` from the state before a drag, or from the present one.
    template <typename Keep>
    [[nodiscard]] QString keepFromStart(Session &session, bool isDrag, Keep keep);
    [[nodiscard]] static QString keep(Session &session, PosedMotion motion, int gesture, const ChangeWindow &window,
                                      const Edit &edit, const QString &text, const QString &joint);
    [[nodiscard]] static QString keep(Session &session, PosedMotion motion, int gesture, const ChangeWindow &window,
                                      const Twist &twist, const QString &text, const QString &joint);

    std::optional<PosedMotion> m_start; // the state before a drag
    int m_gesture = 0;
};

} // namespace limber
