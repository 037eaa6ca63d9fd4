// This file has the part of PoseGesture that keeps the pose at the release.
#include "base/at.h"
#include "items/jointtreemodel.h"
#include "session/posing/posegesturerun.h"

#include <QLocale>

#include <utility>

namespace limber {

namespace {

// The rough cost of one frame. If the total exceeds the limit below, a worker does it.
constexpr double secondsPerJoint = 1e-6;
constexpr double secondsPerHeldNode = 4e-4;
constexpr double mostSecondsAtOnce = 0.15;

} // namespace

KeptPose PoseGesture::keptPoseOfRun() const
{
    SpreadChange spread = spreadOfRun();
    const QString name = m_run->node.isValid() ? m_session->jointTree().displayName(m_run->node) : tr("Pose");
    PosedMotion motion = posedMotion(*m_session);
    motion.shown = m_run->clip;
    return keptPose(std::move(motion), m_run->before, std::move(spread), m_run->side, name);
}

// Returns the name of the undo step: what was done, to which joint, and by how much.
QString PoseGesture::stepText() const
{
    const QString name = m_run->node.isValid() ? m_session->jointTree().displayName(m_run->node) : QString();
    const int frames = m_run->window.frames().frameCount();
    const PoseChange change(m_run->skeleton(), m_run->before, m_run->after, m_run->side);
    const QString degrees = QLocale().toString(change.mostDegrees(), 'f', 1);
    switch (m_run->kind) {
    case Kind::Rotate:
        return tr("Rotate %1 %2°, %n frame(s)", nullptr, frames).arg(name, degrees);
    case Kind::Move:
        return tr("Move %1, %n frame(s)", nullptr, frames).arg(name);
    case Kind::Swing:
        return tr("Swing %1, %n frame(s)", nullptr, frames).arg(name);
    case Kind::Paste:
        return tr("Paste pose, %n frame(s)", nullptr, frames);
    case Kind::Ik:
        break;
    }
    return tr("IK %1, %n frame(s)", nullptr, frames).arg(name);
}

// Adds the layer to the name of a step that goes into one.
QString PoseGesture::intoLayer(const QString &text, const KeptPose &pose) const
{
    if (pose.motion.layer < 0)
        return text;
    return tr("%1, into %2").arg(text, QString::fromStdString(at(pose.motion.layers, pose.motion.layer).name));
}

void PoseGesture::commit()
{
    if (!m_run)
        return;
    if (m_run->after == m_run->before)
        return cancel();
    KeptPose pose = keptPoseOfRun();
    const QString text = intoLayer(stepText(), pose);
    const FrameInterval frames = m_run->window.frames();
    if (!pose.spread.held.empty())
        (void)solver();
    pose.solver = m_run->solver;
    const auto held = static_cast<double>(pose.spread.held.size());
    const bool isKey = pose.motion.layer >= 0 && pose.spread.held.empty(); // a key covers all frames at once
    const double secondsPerFrame =
        isKey ? 0.0 : m_run->skeleton().jointCount() * secondsPerJoint + held * secondsPerHeldNode;
    if (secondsPerFrame * frames.frameCount() > mostSecondsAtOnce)
        return keepOnWorker(std::move(pose), text);
    PoseKeeping keeping = keepPose(std::move(pose));
    m_session->dragGuard().take(); // until the step is made
    end();
    take(std::move(keeping), frames, text);
    m_session->dragGuard().letGo();
}

void PoseGesture::take(PoseKeeping keeping, const FrameInterval &frames, const QString &text)
{
    const std::size_t layers = m_session->document().layers().size();
    const QString why = takeKeeping(*m_session, std::move(keeping), frames, text);
    if (!why.isEmpty())
        return emit refused(why);
    const Layers &now = m_session->document().layers();
    if (now.size() > layers)
        emit noted(tr("A change of the whole clip creates a separate layer: %1. The values in the file do not change.")
                       .arg(QString::fromStdString(now.back().name)));
}

void PoseGesture::keepOnWorker(KeptPose pose, const QString &text)
{
    Session &session = *m_session;
    const QPointer<Session> target(&session);
    const FrameInterval frames = pose.spread.window.frames();
    m_run.reset();
    m_listener = std::make_unique<QObject>();
    connect(&session.document().undoStack(), &QUndoStack::indexChanged, m_listener.get(), [this] { cancel(); });
    connect(&session.document(), &Document::aboutToBeReset, m_listener.get(), [this] { cancel(); });
    m_isSpreading = true;
    emit changed(); // for those who watch the gesture, it ends here
    emit working(0.0);
    m_work.start(
        [this, pose = std::move(pose)](const BackgroundWork::Reporter &reporter) {
            return keepPose(pose, Progress(reporter.progress([this](double done) { emit working(done); })));
        },
        [this, target, text, frames](PoseKeeping keeping) {
            if (target)
                target->dragGuard().take(); // until the step is made
            end();
            if (target)
                take(std::move(keeping), frames, text);
            if (target)
                target->dragGuard().letGo();
        },
        [this](const QString &why) {
            end();
            emit refused(why);
        });
}

} // namespace limber
