#pragma once

#include "posing/changewindow.h"
#include "posing/posegoal.h"

#include <QObject>

namespace limber {

// What dragging in the viewport does.
enum class ToolKind { Select, Move, Rotate, Ik };
// The axes of a tool's handles.
enum class HandleSpace { Local, Parent, World };

// To what drags in time snap; the frames of what is dragged do not count.
struct SnapTargets
{
    bool seconds = true; // whole ones
    bool markers = true;
    bool keys = true; // of the active layer
    bool contacts = true; // their ends
    bool range = true; // its ends

    friend bool operator==(const SnapTargets &, const SnapTargets &) = default;
};

// What the user has chosen for shaping poses by hand.
struct ToolChoices
{
    ToolKind tool = ToolKind::Select;
    HandleSpace space = HandleSpace::Local;
    bool snaps = false;
    double snapDegrees = 5.0;
    SnapTargets snapTargets;
    ChangeSpread spread; // to which frames a change goes
    SolverReach body = SolverReach::Limb; // what follows a node that is dragged by IK
    LimitSource limits = LimitSource::Role; // of the joints, with IK
    bool usesChannelAxes = false; // rings of Rotate are the axes of the channels

    friend bool operator==(const ToolChoices &, const ToolChoices &) = default;
};

// The choices of the window, which viewport, timeline and tool row share.
class ToolSettings : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] const ToolChoices &choices() const { return m_choices; }
    // Lengths of time and steps outside of their limits are brought inside.
    void setChoices(ToolChoices choices);
    // Changes the choices by a function that takes ToolChoices &.
    template <typename Change>
    void change(Change change)
    {
        ToolChoices choices = m_choices;
        change(choices);
        setChoices(choices);
    }

signals:
    void changed();

private:
    ToolChoices m_choices;
};

} // namespace limber
