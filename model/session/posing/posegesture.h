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
#include <span>
#include <vector>

namespace limber {

// A pose being shaped by hand, from the press of the button to its release. Until the release nothing is in the
// document: the session's preview shows the new pose. Each step begins with the pose at the press, so that dragging
// back gives it back. The release makes one undo step of it, in all frames to which the change goes, in the
// base or in the layer that is chosen.
class PoseGesture : public QObject
{
    Q_OBJECT

public:
    enum class Kind { Rotate, Move, Ik, Swing, Paste };

    explicit PoseGesture(const ToolSettings &tools, QObject *parent = nullptr);
    ~PoseGesture() override;

    // Begins with the pose of the current frame; `node` is what is dragged. Rotate and Move take the other selected
    // joints along if it is one of them; for Swing it is a knee or an elbow. Answers why that is not possible, in a
    // sentence; empty if it has begun.
    [[nodiscard]] QString begin(Kind kind, Session &session, NodeId node);
    // Something is being dragged.
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }

    // Rotates what is dragged by this rotation in the document's world, each joint about itself.
    void rotate(const glm::dmat3 &world);
    // Displaces what is dragged, in the document's world, file units.
    void displace(const glm::dvec3 &world);
    // What was learned of the joints' limits, for the gestures that begin from now on; null for nothing.
    void setLearnedLimits(std::shared_ptr<const LearnedLimits> limits) { m_learned = std::move(limits); }
    // With Ik: the knee or elbow of the limb points there, in the document's world, wherever it is dragged.
    void setPole(const std::optional<glm::dvec3> &world);
    // With Swing: the knee or elbow points there, while the limb's end stays where it is and as it is rotated.
    void swingTo(const glm::dvec3 &world);
    // The frames to which the change goes were chosen anew.
    void spreadAsChosen();
    // Puts other values into the frame: for poses that come from elsewhere.
    void put(std::vector<double> values);
    // Keeps the change, as one undo step. In many frames that takes a while: working() tells.
    void commit();
    // Gives the pose back, or stops what commit() began.
    void cancel();

    // While it is running: the pose at the press, and as it is now.
    [[nodiscard]] const Pose &poseBefore() const;
    [[nodiscard]] const Pose &pose() const;
    [[nodiscard]] NodeId node() const;
    [[nodiscard]] Kind kind() const;
    // How far the dragged node stays from where it is wanted, file units.
    [[nodiscard]] double missing() const;
    [[nodiscard]] const ChangeWindow &window() const;

signals:
    void changed(); // begun, another pose, or ended
    // A fraction from 0 to 1 of the frames has its part; above 1 when it is over.
    void working(double fraction);
    // What was posed could not be kept: why, in a sentence.
    void refused(const QString &why);
    // What happened beside the change itself, in a sentence.
    void noted(const QString &text);

private:
    struct Run;

    [[nodiscard]] QString findJoints(NodeId node);
    [[nodiscard]] QString refusalOf(const Session &session) const;
    void findHeld();
    [[nodiscard]] const PoseSolver &solver();
    void keepLocked(std::span<double> values) const;
    void holdNodes(std::vector<double> &values);
    void show(std::vector<double> values);
    [[nodiscard]] SpreadChange spreadOfRun() const;
    [[nodiscard]] KeptPose keptPoseOfRun() const;
    [[nodiscard]] QString stepText() const;
    [[nodiscard]] QString intoLayer(const QString &text, const KeptPose &pose) const;
    void take(PoseKeeping keeping, const FrameInterval &frames, const QString &text);
    void keepOnWorker(KeptPose pose, const QString &text);
    void end();
    void letGo();

    const ToolSettings &m_tools;
    QPointer<Session> m_session; // of the gesture under way
    bool m_holds = false; // the session's hand
    std::shared_ptr<const LearnedLimits> m_learned;
    std::unique_ptr<Run> m_run;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    BackgroundWork m_work;
    bool m_isSpreading = false; // on a worker, after the release
};

} // namespace limber
