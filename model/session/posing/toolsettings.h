#pragma once

#include "posing/changewindow.h"

#include <QObject>

namespace limber {

// What dragging in the viewport does.
enum class PoseTool { Select, Move, Rotate, Ik };
// The axes of a tool's handles.
enum class HandleSpace { Local, Parent, World };
// How much of the body follows an end that is dragged by IK.
enum class IkBody { Limb, UpToChest, WholeBody };

// What the user has chosen for shaping poses by hand.
struct ToolChoices
{
    PoseTool tool = PoseTool::Select;
    HandleSpace space = HandleSpace::Local;
    bool snaps = false;
    double snapDegrees = 5.0;
    ChangeSpread spread; // to which frames a change goes
    IkBody body = IkBody::Limb;
    bool respectsLimits = true; // of the joints, with IK
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
