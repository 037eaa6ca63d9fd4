#pragma once

#include "posing/changewindow.h"
#include "posing/posegoal.h"
#include "twisting/twistshares.h"

#include <QObject>

#include <string_view>

namespace limber {

// The name of a tool for dragging in the viewport, as a literal of the list of the tools: "select", "move", …
using ToolName = std::string_view;
// The axes of a tool's handles.
enum class HandleSpace { Local, Parent, World };

// The targets to which drags in time snap; the frames of the dragged object itself are no targets.
struct SnapTargets
{
    bool seconds = true; // whole ones
    bool markers = true;
    bool keys = true; // of the active layer
    bool contacts = true; // their ends
    bool range = true; // its ends

    friend bool operator==(const SnapTargets &, const SnapTargets &) = default;
};

// Whether and how the joints of a spine, a neck or a forearm share a turn about their bones.
struct TwistSharing
{
    bool isOn = false;
    int jointsAbove = 0; // so many joints above the turned one take part; 0: those of the same part of the body
    TwistShares shares = TwistShares::Even;

    friend bool operator==(const TwistSharing &, const TwistSharing &) = default;
};

// The user's choices for shaping poses by hand.
struct ToolChoices
{
    ToolName tool = "select";
    HandleSpace space = HandleSpace::Local;
    bool snaps = false;
    double snapDegrees = 5.0;
    SnapTargets snapTargets;
    ChangeSpread spread; // the frames to which a change goes
    SolverReach body = SolverReach::Limb; // what follows a node that IK drags
    LimitSource limits = LimitSource::Role; // of the joints, with IK
    bool isSymmetric = false; // what a drag does to one side of the body is done to the other side, too
    bool keepsHeadUpright = true; // with Look At
    TwistSharing twist; // with Rotate and in the inspector
    bool usesChannelAxes = false; // the rings of Rotate are the axes of the channels

    // Returns whether drags with the tool change poses; Select only selects.
    [[nodiscard]] bool shapesPoses() const { return tool != "select"; }

    friend bool operator==(const ToolChoices &, const ToolChoices &) = default;
};

// The tool choices of the window; viewport, timeline and tool row share them.
class ToolSettings : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] const ToolChoices &choices() const { return m_choices; }
    // Clamps durations and snapping steps to their limits.
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
