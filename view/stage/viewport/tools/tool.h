#pragma once

#include "actions/rows/actionrow.h"
#include "session/posing/posegesture.h"
#include "viewport/handles/handlepainter.h"

#include <glm/mat3x3.hpp>

#include <QFlags>

#include <optional>

namespace limber {

class DragAmount;
class PoseReadout;
class Skeleton;

// The settings of the tool row that only some tools have. Axes has also the snapping of drags along them.
enum class ToolOption {
    RotationStep = 1,
    Body = 2,
    Limits = 4,
    ChannelAxes = 8,
    Upright = 16,
    Axes = 32,
    Symmetry = 64,
    SpreadTwist = 128
};
Q_DECLARE_FLAGS(ToolOptions, ToolOption)
Q_DECLARE_OPERATORS_FOR_FLAGS(ToolOptions)

// The joint limits that a tool shows: none, those of the joint with the handles, or those of the limb that follows it.
enum class ToolLimits { None, OfJoint, OfLimb };

// A tool of the viewport. It says all in which tools differ, so that a further one is a class and its name in the list;
// PoseTool has the mouse, the keys and the course of a drag, which are the same for all. A tool keeps no state. The
// functions that are not pure do nothing: they are for tools that shape poses.
class Tool
{
public:
    Tool() = default;
    virtual ~Tool();
    Tool(const Tool &) = delete;
    Tool &operator=(const Tool &) = delete;

    // Returns the row of the action that chooses the tool; it also has the tool's name and icon.
    [[nodiscard]] virtual ActionRow action() const = 0;
    [[nodiscard]] virtual ToolOptions options() const { return ToolOption::Axes | ToolOption::Symmetry; }

    // Returns the gesture that a drag makes; nothing if the tool does not shape poses.
    [[nodiscard]] virtual std::optional<PoseGesture::Kind> gesture() const { return std::nullopt; }
    // Returns whether the tool has handles on a node of the skeleton.
    [[nodiscard]] virtual bool holds(const Skeleton &skeleton, NodeId node) const;
    // Returns the node that is dragged for one on which a drag begins.
    [[nodiscard]] virtual NodeId draggedFor(const Skeleton &skeleton, NodeId node) const;
    // Returns whether a joint under the mouse becomes the target of the drag.
    [[nodiscard]] virtual bool takesTargets() const { return false; }
    [[nodiscard]] virtual HandleShape shape() const { return HandleShape::Arrows; }
    // Returns whether the knee or elbow of the limb has a diamond that can be dragged.
    [[nodiscard]] virtual bool hasPole() const { return false; }
    [[nodiscard]] virtual ToolLimits limits() const { return ToolLimits::None; }
    // Lets the running gesture go as far as the drag; the matrix rotates from view space into the document's world.
    virtual void follow(const DragAmount &amount, const glm::dmat3 &fromView, PoseGesture &gesture) const;
    // Returns the lines beside the dragged node. A distance from the goal is in them if it is above `visible`.
    [[nodiscard]] virtual QList<ReadoutLine> readout(const PoseReadout &text, const DragAmount &amount,
                                                     const PoseGesture &gesture, double visible) const;
};

} // namespace limber
