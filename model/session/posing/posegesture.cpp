#include "session/posing/posegesture.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "items/jointtreemodel.h"
#include "posing/jointmoves.h"
#include "session/posing/chosenwindow.h"
#include "session/posing/posegesturerun.h"

#include <glm/matrix.hpp>

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr double overOnWorker = 2.0; // working() reports this when the work is over

// The rough cost of one frame. If the total exceeds the limit below, a worker does it.
constexpr double secondsPerJoint = 1e-6;
constexpr double secondsPerHeldNode = 4e-4;
constexpr double secondsPerLook = 1e-4;
constexpr double mostSecondsAtOnce = 0.15;

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
    m_run->session = &session;
    m_run->kind = kind;
    m_run->node = node;
    m_run->rules = document.positionRules();
    m_run->window = chosenWindow(session, choices.spread);
    m_run->clip = std::make_shared<const Clip>(session.layered().clip());
    QString refusal = refusalOf(session);
    if (refusal.isEmpty() && choices.isSymmetric && !m_run->isPut() && kind != Kind::LookAt)
        m_run->symmetry.emplace(session, node);
    if (refusal.isEmpty())
        refusal = m_run->findJoints();
    if (refusal.isEmpty() && kind == Kind::Rotate && choices.twist.isOn)
        refusal = m_run->findSharing(choices.twist);
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
    if (kind == Kind::LookAt)
        m_run->startLooking(choices);
    m_run->findHeld();
    session.dragGuard().take();
    m_holds = true;
    m_listener = std::make_unique<QObject>();
    connect(&session, &QObject::destroyed, m_listener.get(), [this] { end(); });
    connect(&session.playhead(), &Playhead::frameChanged, m_listener.get(), [this] { cancel(); });
    connect(&document.undoStack(), &QUndoStack::indexChanged, m_listener.get(), [this] { cancel(); });
    connect(&document, &Document::aboutToBeReset, m_listener.get(), [this] { cancel(); });
    awaitFeet();
    emit changed();
    return {};
}

// Feet are found while the drag begins, and hold from then on.
void PoseGesture::awaitFeet()
{
    if (!m_run->awaitsFeet())
        return;
    FootContacts &feet = m_session->footContacts();
    connect(&feet, &FootContacts::changed, m_listener.get(), [this] { takeFeet(); });
    const auto watch = feet.watch();
    if (m_run->awaitsFeet())
        m_run->watch = watch;
}

void PoseGesture::takeFeet()
{
    if (!m_run || m_run->awaitsFeet())
        return;
    m_run->watch.reset();
    m_run->findHeld();
    const bool isReleased = std::exchange(m_run->isReleased, false);
    if (const auto repeat = m_run->repeat)
        repeat();
    if (!isReleased)
        return;
    emit working(overOnWorker);
    commit();
}

bool PoseGesture::isShaping() const
{
    return m_run != nullptr && !m_run->isReleased;
}

void PoseGesture::spreadAsChosen()
{
    if (!m_run)
        return;
    const ChangeWindow window = chosenWindow(*m_session, m_tools.choices().spread);
    if (window.isEmpty())
        return;
    m_run->window = window;
    m_run->findHeld();
}

void PoseGesture::rotate(const glm::dmat3 &world)
{
    turn(world, rotationVector(glm::quat_cast(world)) * degreesPerRadian);
}

void PoseGesture::rotate(const glm::dvec3 &axis, double degrees)
{
    turn(rotationAboutAxis(axis, degrees / degreesPerRadian), axis * degrees);
}

// `degrees` is the same rotation as a vector, which also tells how many turns it has.
void PoseGesture::turn(const glm::dmat3 &world, const glm::dvec3 &degrees)
{
    if (!isShaping() || m_run->kind != Kind::Rotate)
        return;
    m_run->repeat = [this, world, degrees] { turn(world, degrees); };
    const Run &run = *m_run;
    std::vector<double> values = run.sharing
                                     ? m_run->shareTwist(world, degrees)
                                     : rotatedJoints(run.skeleton(), run.joints, world, run.poseBefore, run.before);
    m_run->mirrorChange(values);
    m_run->holdNodes(values);
    m_run->noteRest(values);
    show(std::move(values));
}

void PoseGesture::displace(const glm::dvec3 &world)
{
    if (!isShaping() || !isFinite(world))
        return;
    m_run->repeat = [this, world] { displace(world); };
    if (m_run->kind == Kind::Move) {
        std::vector<double> values =
            displacedJoints(m_run->skeleton(), m_run->joints, world, m_run->poseBefore, m_run->before);
        m_run->mirrorChange(values);
        m_run->holdNodes(values);
        return show(std::move(values));
    }
    if (m_run->kind == Kind::LookAt)
        return look({}, m_run->lookStart + world);
    if (m_run->kind != Kind::Ik)
        return;
    const Pose &before = m_run->poseBefore;
    std::vector<PoseGoal> goals{
        {.node = m_run->node, .position = before.positionOf(m_run->node) + world, .rotation = {}}};
    if (const NodeId partner = m_run->partner(); partner.isValid() && m_session->pins().of(partner) == nullptr) {
        const glm::dvec3 by = m_run->symmetry->mirroredVector(before, world);
        goals.push_back({.node = partner, .position = before.positionOf(partner) + by, .rotation = {}});
    }
    SolvedPose solved = m_run->dragged(m_run->before, goals, m_run->held, m_run->solverSettings);
    m_run->missing = solved.missing;
    m_run->heldMissing = solved.worstPin;
    show(world == glm::dvec3(0.0) ? m_run->before : std::move(solved.values));
}

void PoseGesture::lookAt(NodeId node)
{
    if (!isShaping() || m_run->kind != Kind::LookAt || !m_run->skeleton().contains(node))
        return;
    const int joint = node.isJoint() ? node.index : m_run->skeleton().parentOf(node);
    if (m_run->skeleton().isInSubtree(joint, m_run->node.index))
        return;
    m_run->repeat = [this, node] { lookAt(node); };
    look(node, m_run->lookStart);
}

void PoseGesture::look(NodeId node, const glm::dvec3 &point)
{
    Looking &looking = *m_run->looking;
    looking.look.node = node;
    looking.look.point = point;
    std::vector<double> values = m_run->before;
    const bool isWhereItWas = !node.isValid() && point == m_run->lookStart;
    Looker looker(m_run->skeleton(), m_run->rules, looking.body, looking.look);
    m_run->missedDegrees = isWhereItWas ? 0.0 : looker.turn(m_run->frame(), 1.0, values).missedDegrees;
    m_run->holdNodes(values);
    show(std::move(values));
}

void PoseGesture::setPole(const std::optional<glm::dvec3> &world)
{
    if (m_run)
        m_run->solverSettings.pole = world;
}

void PoseGesture::swingTo(const glm::dvec3 &world)
{
    if (!isShaping() || m_run->kind != Kind::Swing || !isFinite(world))
        return;
    m_run->repeat = [this, world] { swingTo(world); };
    std::vector<HeldNode> others = m_run->held;
    others.resize(others.size() - m_run->swungEnds.size()); // the solver gets the ends of the limbs as its goals
    SolverSettings settings = m_run->solverSettings;
    settings.reach = SolverReach::Limb; // nothing else may move
    settings.pole = world;
    std::vector<double> values = m_run->before;
    for (const NodeId end : m_run->swungEnds) {
        const PoseGoal goal{.node = end,
                            .position = m_run->poseBefore.positionOf(end),
                            .rotation = at(m_run->poseBefore.worldFromJoint, end.index)};
        values = m_run->dragged(values, std::span(&goal, 1), others, settings).values;
        if (m_run->symmetry)
            settings.pole = m_run->symmetry->mirroredPoint(m_run->poseBefore, world);
    }
    show(std::move(values));
}

void PoseGesture::put(std::vector<double> values)
{
    if (!m_run)
        return;
    m_run->keepLocked(values);
    m_run->holdNodes(values);
    show(std::move(values));
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
    auto spread = std::make_shared<const SpreadChange>(run.spread());
    m_session->preview().showPose(run.shown, run.frame(), run.rules, m_session->document().upAxis().axis,
                                  std::move(spread));
    emit changed();
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
    if (!isShaping())
        return;
    if (m_run->after == m_run->before)
        return cancel();
    if (m_run->awaitsFeet()) {
        m_run->isReleased = true;
        return emit working(0.0);
    }
    KeptPose pose = m_run->toKeep();
    const QString text = intoLayer(m_run->stepText(), pose);
    const FrameInterval frames = m_run->window.frames();
    if (!pose.spread.held.empty())
        (void)m_run->solver();
    pose.solver = m_run->madeSolver;
    const auto held = static_cast<double>(pose.spread.held.size());
    const bool isKey = pose.motion.layer >= 0 && !pose.spread.isOwnInEachFrame(); // a key covers all frames at once
    const double secondsPerFrame = isKey ? 0.0
                                         : m_run->skeleton().jointCount() * secondsPerJoint +
                                               held * secondsPerHeldNode + (pose.spread.looking ? secondsPerLook : 0.0);
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
    const SpreadOutcome outcome = keeping.outcome;
    const QString why = takeKeeping(*m_session, std::move(keeping), frames, text);
    if (!why.isEmpty())
        return emit refused(why);
    const Layers &now = m_session->document().layers();
    if (now.size() > layers)
        emit noted(tr("A change of the whole clip creates a separate layer: %1. The values in the file do not change.")
                       .arg(QString::fromStdString(now.back().name)));
    if (outcome.missedFrames > 0 && frames.frameCount() > 1) // of a single frame the readout has told it
        emit noted(tr("Looks past it in %n frame(s), by up to %1° (frame %2): a head turns only so far, and not at any "
                      "speed.",
                      nullptr, outcome.missedFrames)
                       .arg(QLocale().toString(outcome.mostMissedDegrees, 'f', 1))
                       .arg(outcome.mostMissedFrame));
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

void PoseGesture::cancel()
{
    if (m_run || m_isSpreading)
        end();
}

// Clears the preview, and with it a pose that was not kept.
void PoseGesture::end()
{
    const bool worked = std::exchange(m_isSpreading, false) || (m_run && m_run->isReleased);
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

glm::dvec3 PoseGesture::lookedAt() const
{
    const LookAt &look = m_run->looking->look;
    return look.node.isValid() ? m_run->pose.positionOf(look.node) : look.point;
}

QString PoseGesture::lookedAtName() const
{
    const NodeId node = m_run->looking->look.node;
    return node.isValid() ? m_session->jointTree().displayName(node) : QString();
}

double PoseGesture::missedDegrees() const
{
    return m_run->missedDegrees;
}

int PoseGesture::sharingCount() const
{
    return m_run->sharing ? static_cast<int>(m_run->sharing->chain.size()) : 1;
}

double PoseGesture::heldMissing() const
{
    return m_run->heldMissing;
}

const ChangeWindow &PoseGesture::window() const
{
    return m_run->window;
}

} // namespace limber
