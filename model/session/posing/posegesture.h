#pragma once

#include "pose/pose.h"
#include "session/posing/keptinsession.h"
#include "session/posing/toolsettings.h"
#include "session/session.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace limber {

// A pose that is shaped by hand, from the press of the button to its release. Until the release the document does not
// change: the session's preview shows the new pose. Each step starts from the pose at the press, so that dragging back
// restores it. The release makes one undo step, in all frames that the change affects, in the base or in the active
// layer.
class PoseGesture : public QObject
{
    Q_OBJECT

public:
    enum class Kind { Rotate, Move, Ik, Swing, LookAt, Paste, MirrorSide };

    explicit PoseGesture(const ToolSettings &tools, QObject *parent = nullptr);
    ~PoseGesture() override;

    // Starts with the pose of the current frame; `node` is the dragged node. Rotate and Move also change the other
    // selected joints if the node is one of them; for Swing the node is a knee or an elbow. Returns in a sentence why
    // the gesture cannot start; empty if it has started.
    [[nodiscard]] QString begin(Kind kind, Session &session, NodeId node);
    // Returns whether something is being dragged.
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }

    // Rotates the dragged joints by this rotation in the document's world, each joint about itself.
    void rotate(const glm::dmat3 &world);
    // The same about an axis in the document's world, also by more than half a turn.
    void rotate(const glm::dvec3 &axis, double degrees);
    // Displaces the dragged joints by this vector in the document's world, in file units; for LookAt the point before
    // the joint at which it looks.
    void displace(const glm::dvec3 &world);
    // For LookAt: lets the joint look at another joint or end site, wherever that is in each frame.
    void lookAt(NodeId node);
    // Sets the learned limits of joints for gestures that start from now on; null for none.
    void setLearnedLimits(std::shared_ptr<const LearnedLimits> limits) { m_learned = std::move(limits); }
    // For Ik: lets the knee or elbow of the limb point at this position in the document's world, wherever the limb is
    // dragged.
    void setPole(const std::optional<glm::dvec3> &world);
    // For Swing: lets the knee or elbow point at this position, while the position and rotation of the limb's end stay.
    void swingTo(const glm::dvec3 &world);
    // Reads the frames that the change affects from the tool settings again.
    void spreadAsChosen();
    // Puts other values into the frame, for poses that come from elsewhere.
    void put(std::vector<double> values);
    // Keeps the change as one undo step. In many frames, or while feet are still being found, that takes a while;
    // working() reports the progress.
    void commit();
    // Restores the pose, or stops what commit() started.
    void cancel();

    // These are valid while a gesture runs: the pose at the press, and the present one.
    [[nodiscard]] const Pose &poseBefore() const;
    [[nodiscard]] const Pose &pose() const;
    [[nodiscard]] NodeId node() const;
    [[nodiscard]] Kind kind() const;
    // The distance of the dragged node from where it is wanted, in file units.
    [[nodiscard]] double missing() const;
    // The same for the worst of the nodes that are held: pins, and feet that stand.
    [[nodiscard]] double heldMissing() const;
    [[nodiscard]] const ChangeWindow &window() const;
    // For LookAt: the point at which the joint looks in the present frame, the name of the joint that is there if it is
    // one, and the angle by which it looks past it because it cannot turn so far.
    [[nodiscard]] glm::dvec3 lookedAt() const;
    [[nodiscard]] QString lookedAtName() const; // empty for a point
    [[nodiscard]] double missedDegrees() const;
    // The number of joints that share the twist of the dragged one; 1 if it turns alone.
    [[nodiscard]] int sharingCount() const;

signals:
    void changed(); // started, another pose, or ended
    // The fraction of the frames that are done, from 0 to 1; above 1 when the work is over.
    void working(double fraction);
    // Emitted when the pose could not be kept; `why` is a sentence.
    void refused(const QString &why);
    // Emitted with a sentence about what happened besides the change itself.
    void noted(const QString &text);

private:
    struct Run;

    [[nodiscard]] QString refusalOf(const Session &session) const;
    // Returns whether the drag goes on; after the release it may still wait for the feet.
    [[nodiscard]] bool isShaping() const;
    void awaitFeet();
    void turn(const glm::dmat3 &world, const glm::dvec3 &degrees);
    void look(NodeId node, const glm::dvec3 &point);
    void takeFeet();
    void show(std::vector<double> values);
    [[nodiscard]] QString intoLayer(const QString &text, const KeptPose &pose) const;
    void take(PoseKeeping keeping, const FrameInterval &frames, const QString &text);
    void keepOnWorker(KeptPose pose, const QString &text);
    void end();
    void letGo();

    const ToolSettings &m_tools;
    QPointer<Session> m_session; // of the running gesture
    bool m_holds = false; // has taken the session's hand
    std::shared_ptr<const LearnedLimits> m_learned;
    std::unique_ptr<Run> m_run;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    BackgroundWork m_work;
    bool m_isSpreading = false; // on a worker, after the release
};

} // namespace limber
