#include "session/posing/posegesture.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "posing/jointmoves.h"
#include "session/posing/chosenwindow.h"
#include "session/posing/heldinsession.h"
#include "session/posing/posedjoints.h"
#include "session/posing/posegesturerun.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr double overOnWorker = 2.0; // working() reports this when the work is over

bool isFinite(const glm::dvec3 &vector)
{
    return std::isfinite(vector.x) && std::isfinite(vector.y) && std::isfinite(vector.z);
}

} // namespace

PoseGesture::PoseGesture(const ToolSettings &tools, QObject *parent) : QObject(parent), m_tools(tools)
{
}

PoseGesture::~PoseGesture() = default;

QString PoseGesture::refusalOf(const Session &session) const
{
    const Document &document = session.document();
    if (document.isLoading())
        return tr("The file is still being read.");
    if (document.motion().isEmpty())
        return tr("The clip has no frames: insert one to pose it.");
    if (!session.layered().isComplete())
        return tr("The layers are still being computed.");
    if (!m_run->window.isEmpty())
        return targetRefusal(session);
    return session.playhead().hasRange() ? tr("The current frame is outside of the range, to which changes go.")
                                         : tr("Changes affect the range, but none is set: Shift+drag on the timeline.");
}

QString PoseGesture::begin(Kind kind, Session &session, NodeId node)
{
    cancel();
    session.preview().clear(); // removes the preview of an operation
    m_session = &session;
    const Document &document = session.document();
    const Playhead &playhead = session.playhead();
    const ToolChoices &choices = m_tools.choices();
    m_run = std::make_unique<Run>();
    m_run->kind = kind;
    m_run->node = node;
    m_run->rules = document.positionRules();
    m_run->window = chosenWindow(session, choices.spread);
    m_run->clip = std::make_shared<const Clip>(session.layered().clip());
    QString refusal = refusalOf(session);
    if (refusal.isEmpty())
        refusal = findJoints(node);
    if (!refusal.isEmpty()) {
        m_run.reset();
        return refusal;
    }
    const std::span<const double> values = m_run->clip->motion.frame(playhead.frame());
    m_run->before.assign(values.begin(), values.end());
    m_run->after = m_run->before;
    m_run->poseBefore = m_run->pose = session.layered().pose(playhead.frame());
    m_run->side = kind == Kind::Rotate && choices.space == HandleSpace::Local ? PoseChange::Side::Local
                                                                              : PoseChange::Side::Parent;
    // How much of the body follows is chosen for IK alone; other tools do what they say, and only limbs hold nodes.
    m_run->solverSettings = {.reach = kind == Kind::Ik ? choices.body : SolverReach::Limb,
                             .limits = choices.limits,
                             .learned = m_learned,
                             .locked = session.jointStates().locked()};
    m_run->shown.skeleton = document.skeleton();
    m_run->shown.motion = Motion(1, document.motion().columnCount());
    m_run->shown.motion.setFrameTimeSeconds(document.motion().frameTimeSeconds());
    findHeld();
    session.dragGuard().take();
    m_holds = true;
    m_listener = std::make_unique<QObject>();
    connect(&session, &QObject::destroyed, m_listener.get(), [this] { end(); });
    connect(&session.playhead(), &Playhead::frameChanged, m_listener.get(), [this] { cancel(); });
    connect(&document.undoStack(), &QUndoStack::indexChanged, m_listener.get(), [this] { cancel(); });
    connect(&document, &Document::aboutToBeReset, m_listener.get(), [this] { cancel(); });
    emit changed();
    return {};
}

void PoseGesture::spreadAsChosen()
{
    if (!m_run)
        return;
    const ChangeWindow window = chosenWindow(*m_session, m_tools.choices().spread);
    if (window.isEmpty())
        return;
    m_run->window = window;
    findHeld();
}

// Finds the joints that the gesture changes, or returns why there are none.
QString PoseGesture::findJoints(NodeId node)
{
    if (QString why = lockRefusal(*m_session, node); !why.isEmpty())
        return why;
    if (m_run->kind == Kind::Ik || m_run->kind == Kind::Paste)
        return {};
    if (m_run->kind == Kind::Swing) {
        const HingedLimb *limb = node.isJoint() ? solver().limbBentAt(node.index) : nullptr;
        if (limb != nullptr)
            m_run->swungEnd = NodeId::joint(limb->end);
        return swingRefusal(*m_session, node, limb);
    }
    PosedJoints posed = posedJoints(*m_session, node, m_run->kind == Kind::Rotate);
    m_run->joints = std::move(posed.joints);
    return posed.refusal;
}

void PoseGesture::findHeld()
{
    // A pasted pose has its own feet.
    const bool holdsFeet = m_run->kind != Kind::Paste;
    m_run->held = heldNodes(*m_session, m_run->node, m_run->window.frames(), holdsFeet);
    if (!m_run->joints.empty())
        leaveOutUnmoved(m_run->held, m_run->skeleton(), m_run->joints);
    if (m_run->kind != Kind::Swing)
        return;
    // In every frame only the middle of the limb may move.
    std::erase_if(m_run->held, [this](const HeldNode &held) { return held.node == m_run->swungEnd; });
    m_run->held.push_back({m_run->swungEnd, true, {}});
}

// The solver is made on demand, because it looks at many frames of the clip.
const PoseSolver &PoseGesture::solver()
{
    if (m_run->solver == nullptr) {
        const BodyRoles roles = bodyRoles(*m_run->clip, m_run->rules, Vocabulary::builtIn());
        m_run->solver =
            std::make_shared<const PoseSolver>(*m_run->clip, m_run->rules, roles, m_session->document().upAxis().axis);
    }
    return *m_run->solver;
}

void PoseGesture::rotate(const glm::dmat3 &world)
{
    if (!m_run || m_run->kind != Kind::Rotate)
        return;
    std::vector<double> values =
        rotatedJoints(m_run->skeleton(), m_run->joints, world, m_run->poseBefore, m_run->before);
    holdNodes(values);
    show(std::move(values));
}

void PoseGesture::displace(const glm::dvec3 &world)
{
    if (!m_run || !isFinite(world))
        return;
    if (m_run->kind == Kind::Move) {
        std::vector<double> values =
            displacedJoints(m_run->skeleton(), m_run->joints, world, m_run->poseBefore, m_run->before);
        holdNodes(values);
        return show(std::move(values));
    }
    if (m_run->kind != Kind::Ik)
        return;
    const int fade = holdingFadeFrames(m_run->clip->motion);
    const std::vector<PoseGoal> pins =
        holdingGoals(m_run->skeleton(), m_run->held, m_run->frame(), fade, m_run->poseBefore, m_run->poseBefore);
    const PoseGoal goal{
        .node = m_run->node, .position = m_run->poseBefore.positionOf(m_run->node) + world, .rotation = {}};
    SolvedPose solved = solver().solve(m_run->before, goal, pins, m_run->solverSettings);
    m_run->missing = solved.missing;
    show(world == glm::dvec3(0.0) ? m_run->before : std::move(solved.values));
}

void PoseGesture::setPole(const std::optional<glm::dvec3> &world)
{
    if (m_run)
        m_run->solverSettings.pole = world;
}

void PoseGesture::swingTo(const glm::dvec3 &world)
{
    if (!m_run || m_run->kind != Kind::Swing || !isFinite(world))
        return;
    std::vector<HeldNode> others = m_run->held;
    others.pop_back(); // the solver gets the end of the limb as its goal
    const int fade = holdingFadeFrames(m_run->clip->motion);
    const std::vector<PoseGoal> pins =
        holdingGoals(m_run->skeleton(), others, m_run->frame(), fade, m_run->poseBefore, m_run->poseBefore);
    const NodeId end = m_run->swungEnd;
    const PoseGoal goal{.node = end,
                        .position = m_run->poseBefore.positionOf(end),
                        .rotation = at(m_run->poseBefore.worldFromJoint, end.index)};
    SolverSettings settings = m_run->solverSettings;
    settings.reach = SolverReach::Limb; // nothing else may move
    settings.pole = world;
    show(solver().solve(m_run->before, goal, pins, settings).values);
}

void PoseGesture::put(std::vector<double> values)
{
    if (!m_run)
        return;
    keepLocked(values);
    holdNodes(values);
    show(std::move(values));
}

void PoseGesture::keepLocked(std::span<double> values) const
{
    for (int index = 0; index < m_run->skeleton().jointCount(); ++index) {
        const Joint &joint = m_run->skeleton().joint(index);
        if (m_session->jointStates().isLocked(NodeId::joint(index)))
            std::copy_n(m_run->before.begin() + joint.firstColumn, joint.columnCount(),
                        values.begin() + joint.firstColumn);
    }
}

void PoseGesture::holdNodes(std::vector<double> &values)
{
    if (m_run->held.empty() || values == m_run->before)
        return;
    const Pose changed = evaluatePose(m_run->skeleton(), values, m_run->rules);
    const int fade = holdingFadeFrames(m_run->clip->motion);
    const std::vector<PoseGoal> goals =
        holdingGoals(m_run->skeleton(), m_run->held, m_run->frame(), fade, m_run->poseBefore, changed);
    SolvedPose solved = solver().hold(values, goals, m_run->solverSettings);
    m_run->missing = solved.worstPin;
    values = std::move(solved.values);
}

// Shows values in the preview; the document does not change yet.
void PoseGesture::show(std::vector<double> values)
{
    if (!std::ranges::all_of(values, [](double value) { return std::isfinite(value); }))
        return;
    m_run->after = std::move(values);
    Run &run = *m_run;
    evaluatePose(run.skeleton(), run.after, run.rules, run.pose);
    std::ranges::copy(run.after, run.shown.motion.editFrame(0).begin());
    auto spread = std::make_shared<const SpreadChange>(spreadOfRun());
    m_session->preview().showPose(run.shown, run.frame(), run.rules, m_session->document().upAxis().axis,
                                  std::move(spread));
    emit changed();
}

SpreadChange PoseGesture::spreadOfRun() const
{
    return {.change = PoseChange(m_run->skeleton(), m_run->before, m_run->after, m_run->side),
            .window = m_run->window,
            .centreValues = m_run->after,
            .held = m_run->held,
            .solver = m_run->solverSettings};
}

void PoseGesture::cancel()
{
    if (m_run || m_isSpreading)
        end();
}

// Clears the preview, and with it a pose that was not kept.
void PoseGesture::end()
{
    const bool worked = std::exchange(m_isSpreading, false);
    m_work.cancel();
    m_run.reset();
    m_listener.reset();
    if (m_session)
        m_session->preview().clear();
    letGo();
    if (worked)
        emit working(overOnWorker);
    emit changed();
}

void PoseGesture::letGo()
{
    if (std::exchange(m_holds, false) && m_session)
        m_session->dragGuard().letGo();
}

const Pose &PoseGesture::poseBefore() const
{
    return m_run->poseBefore;
}

const Pose &PoseGesture::pose() const
{
    return m_run->pose;
}

NodeId PoseGesture::node() const
{
    return m_run->node;
}

PoseGesture::Kind PoseGesture::kind() const
{
    return m_run->kind;
}

double PoseGesture::missing() const
{
    return m_run->missing;
}

const ChangeWindow &PoseGesture::window() const
{
    return m_run->window;
}

} // namespace limber
