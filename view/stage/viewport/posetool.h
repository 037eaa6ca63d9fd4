#pragma once

#include "session/posing/posegesture.h"
#include "viewport/handles/handledrag.h"
#include "viewport/handles/handlepainter.h"
#include "viewport/limitguide.h"
#include "viewport/polehandle.h"
#include "viewport/tools/dragamount.h"
#include "viewport/tools/toollist.h"
#include "viewport/tools/typedamount.h"

#include <QObject>
#include <QPointF>

#include <optional>

class QKeyEvent;

namespace limber {

class ShownScene;
class ViewportScene;

// The course of a drag that shapes a pose in the viewport, for whichever tool is chosen. It shows the handles at the
// joint that was selected last and takes mouse and keyboard input; what the tools differ in, it asks the tool. The
// controllers of the views decide which events they get; a point belongs to the view that comes with it.
class PoseTool : public QObject
{
    Q_OBJECT

public:
    PoseTool(ShownScene &scene, ToolSettings &settings, QObject *parent = nullptr);

    [[nodiscard]] const ToolSettings &settings() const { return m_settings; }
    [[nodiscard]] PoseGesture &gesture() { return m_gesture; }
    [[nodiscard]] const PoseGesture &gesture() const { return m_gesture; }
    // Returns whether a tool is chosen that changes the pose.
    [[nodiscard]] bool isActive() const;
    [[nodiscard]] bool isDragging() const { return m_gesture.isRunning(); }
    // Returns whether the drag started in that view.
    [[nodiscard]] bool isDraggedIn(const ViewportScene &view) const { return isDragging() && m_view == &view; }

    // Returns the present position of the handles; nothing if none are shown.
    [[nodiscard]] std::optional<HandlePlace> handles() const;
    // Returns the diamond of the limb that would be dragged; nothing if there is none.
    [[nodiscard]] std::optional<PolePlace> pole() const;
    // Returns the limits of the selected joint, or of the limb that follows when it is dragged; nothing if there are
    // none or if limits are off.
    [[nodiscard]] LimitShapes limits() const;
    // Frees a held pole at that point; returns false if there is none.
    bool freePoleAt(const QPointF &at, const ViewportScene &view);
    // Returns the part of the handles that is under the mouse or being dragged.
    [[nodiscard]] HandlePart litPart() const { return m_lit; }
    void hover(const QPointF &at, const ViewportScene &view);
    void leave();

    // Returns whether the tool takes a drag that starts there: on a handle, or on the joint or bone `node`.
    [[nodiscard]] bool takesDragAt(const QPointF &at, NodeId node, const ViewportScene &view) const;
    // Starts a drag. A joint that is not selected becomes selected. Returns false if the drag cannot start; refused()
    // says why.
    bool begin(const QPointF &at, NodeId node, const ViewportScene &view);
    // `under` is the node under the mouse, for tools that take it as their target.
    void drag(const QPointF &to, Qt::KeyboardModifiers modifiers, NodeId under = {});
    // Returns whether the running drag needs to know what is under the mouse.
    [[nodiscard]] bool takesTargets() const;
    void release();
    void cancel();
    // Handles keys during a drag: an axis to hold, a number. A key without a meaning does nothing.
    void pressKey(const QKeyEvent &event);

    // Lets the change reach a tenth more frames, or a tenth fewer.
    void widen(bool isMore);

    // Returns the frames to which the running change goes, or the next one; none if no tool is chosen that changes the
    // pose.
    [[nodiscard]] ChangeWindow changeWindow() const;

    // Returns the text beside the dragged node.
    [[nodiscard]] QList<ReadoutLine> readout() const;

signals:
    void changed(); // it has to be drawn again
    // Emitted with a sentence that says why a drag does nothing, or what else it did.
    void refused(const QString &why);
    // Emitted with a sentence for the status bar: what is being dragged and what its release will do; empty after the
    // drag.
    void described(const QString &text);

private:
    [[nodiscard]] NodeId handleNode() const;
    [[nodiscard]] std::array<glm::dvec3, 3> axesOf(HandleSpace space, const Pose &pose) const;
    [[nodiscard]] const Tool &tool() const { return m_tools[m_settings.choices().tool]; }
    [[nodiscard]] bool swings() const { return m_swing.has_value(); }
    [[nodiscard]] HandlePart partAt(const QPointF &at, const Camera &camera) const;
    [[nodiscard]] std::optional<HandlePlace> placeOf(HandlePart part) const;
    [[nodiscard]] bool isPoleAt(const PolePlace &place, const QPointF &at, const Camera &camera) const;
    void keepPole();
    void follow(Qt::KeyboardModifiers modifiers);
    void followSettings();
    void holdAxis(int axis, bool isPlane);
    [[nodiscard]] DragAmount amount() const;
    void describe();
    void end();

    ShownScene &m_scene;
    ToolSettings &m_settings;
    ToolList m_tools;
    PoseGesture m_gesture;
    PoleHandle m_poles;
    LimitGuide m_limits;
    std::optional<HandleDrag> m_drag;
    const ViewportScene *m_view = nullptr; // of this drag; only for comparisons
    std::optional<PolePlace> m_swing; // the diamond at the press, if it is dragged
    HandlePart m_lit = HandlePart::None;
    ToolName m_shownTool;
    HandleSpace m_space = HandleSpace::Local; // of this drag
    NodeId m_target; // under the mouse
    TypedAmount m_typed;
    bool m_snaps = false;
};

} // namespace limber
