#pragma once

#include "session/posing/posegesture.h"
#include "viewport/handles/handledrag.h"
#include "viewport/handles/handlepainter.h"
#include "viewport/limitguide.h"
#include "viewport/polehandle.h"
#include "viewport/typedamount.h"

#include <QObject>
#include <QPointF>

#include <optional>

class QKeyEvent;

namespace limber {

class ShownScene;
class ViewportScene;

// The tools that shape a pose in the viewport: shows their handles at the joint that was selected last, and converts
// what mouse and keyboard do into a gesture. Which events are meant for it is decided by the controllers of the views;
// a point is one of the view that it is given with.
class PoseTool : public QObject
{
    Q_OBJECT

public:
    PoseTool(ShownScene &scene, ToolSettings &settings, QObject *parent = nullptr);

    [[nodiscard]] const ToolSettings &settings() const { return m_settings; }
    [[nodiscard]] PoseGesture &gesture() { return m_gesture; }
    [[nodiscard]] const PoseGesture &gesture() const { return m_gesture; }
    // A tool that changes something is chosen.
    [[nodiscard]] bool isActive() const;
    [[nodiscard]] bool isDragging() const { return m_gesture.isRunning(); }
    // Whether the drag began in that view.
    [[nodiscard]] bool isDraggedIn(const ViewportScene &view) const { return isDragging() && m_view == &view; }

    // Where the handles are now; nothing if none are shown.
    [[nodiscard]] std::optional<HandlePlace> handles() const;
    // The diamond of the limb that would be dragged; nothing where there is none.
    [[nodiscard]] std::optional<PolePlace> pole() const;
    // The limits of the joint that is selected, or of the limb that follows when it is dragged; nothing where there are
    // none, or where limits are off.
    [[nodiscard]] LimitShapes limits() const;
    // Frees a pole that is held and stands there; false if there is none.
    bool freePoleAt(const QPointF &at, const ViewportScene &view);
    // The part of them under the mouse, or in its hand.
    [[nodiscard]] HandlePart litPart() const { return m_lit; }
    void hover(const QPointF &at, const ViewportScene &view);
    void leave();

    // Whether a drag that begins there is for the tool: on a handle, or on the joint or bone `node`.
    [[nodiscard]] bool takesDragAt(const QPointF &at, NodeId node, const ViewportScene &view) const;
    // The drag begins there. A joint that is not selected becomes so. False if it cannot begin; refused() says why.
    bool begin(const QPointF &at, NodeId node, const ViewportScene &view);
    void drag(const QPointF &to, Qt::KeyboardModifiers modifiers);
    void release();
    void cancel();
    // Keys during a drag: an axis to hold, a number. False for one that means nothing.
    bool pressKey(const QKeyEvent &event);

    // Lets the change reach a tenth more frames, or fewer.
    void widen(bool isMore);

    // The frames to which the change in hand goes, or the next one; none without a tool that changes something.
    [[nodiscard]] ChangeWindow changeWindow() const;

    // What is said beside the hand while dragging.
    [[nodiscard]] QList<ReadoutLine> readout() const;

signals:
    void changed(); // it looks different now
    // Why a drag does nothing, or what else it did, in a sentence.
    void refused(const QString &why);
    // Whether something is being dragged, and what that will do when it is let go: a sentence for the status bar.
    void described(const QString &text);

private:
    [[nodiscard]] NodeId handleNode() const;
    [[nodiscard]] std::array<glm::dvec3, 3> axesOf(HandleSpace space, const Pose &pose) const;
    [[nodiscard]] bool rotates() const;
    [[nodiscard]] bool swings() const { return m_swing.has_value(); }
    [[nodiscard]] HandlePart partAt(const QPointF &at, const Camera &camera) const;
    [[nodiscard]] PoseGesture::Kind kindOf(HandlePart part) const;
    [[nodiscard]] std::optional<HandlePlace> placeOf(HandlePart part) const;
    [[nodiscard]] bool isPoleAt(const PolePlace &place, const QPointF &at, const Camera &camera) const;
    void keepPole();
    void follow(Qt::KeyboardModifiers modifiers);
    void followSettings();
    void holdAxis(int axis, bool isPlane);
    [[nodiscard]] glm::dvec3 wantedDisplacement(bool snaps) const;
    [[nodiscard]] double wantedDegrees(bool snaps) const;
    void describe();
    void end();

    ShownScene &m_scene;
    ToolSettings &m_settings;
    PoseGesture m_gesture;
    PoleHandle m_poles;
    LimitGuide m_limits;
    std::optional<HandleDrag> m_drag;
    const ViewportScene *m_view = nullptr; // of this drag; only to be compared
    std::optional<PolePlace> m_swing; // where the diamond was at the press, if it is what is dragged
    HandlePart m_lit = HandlePart::None;
    ToolKind m_shownTool = ToolKind::Select;
    HandleSpace m_space = HandleSpace::Local; // of this drag
    TypedAmount m_typed;
    bool m_snaps = false;
};

} // namespace limber
