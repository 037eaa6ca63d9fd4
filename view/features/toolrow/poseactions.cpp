#include "toolrow/poseactions.h"

#include "session/posing/mirroredside.h"
#include "session/posing/pinspaces.h"
#include "viewport/tools/tool.h"
#include "viewport/tools/toollist.h"

#include <QActionGroup>

#include <algorithm>
#include <array>

namespace limber {

namespace {

constexpr std::array snapTargetActions{
    std::pair(ActionId::SnapToSeconds, &SnapTargets::seconds),
    std::pair(ActionId::SnapToMarkers, &SnapTargets::markers), std::pair(ActionId::SnapToKeys, &SnapTargets::keys),
    std::pair(ActionId::SnapToContacts, &SnapTargets::contacts), std::pair(ActionId::SnapToRange, &SnapTargets::range)};

constexpr std::array pinSpaces{
    std::pair(ActionId::PinInWorld, PinSpace::World), std::pair(ActionId::PinOnHips, PinSpace::Hips),
    std::pair(ActionId::PinOnHead, PinSpace::Head), std::pair(ActionId::PinOnOtherHand, PinSpace::OtherHand)};

} // namespace

PoseActions::PoseActions(ToolSettings &settings, QObject *parent)
    : QObject(parent), m_settings(settings), m_snapMenu(std::make_unique<QMenu>()),
      m_pinSpaceMenu(std::make_unique<QMenu>()), m_gesture(settings)
{
    std::vector<std::pair<ActionId, ToolName>> tools;
    for (const ToolList list; const ListedTool &listed : list.all())
        tools.emplace_back(listed.tool->action().id, listed.name);
    addChoices(tools, &ToolChoices::tool);
    addChoices({std::pair(ActionId::LocalAxes, HandleSpace::Local),
                std::pair(ActionId::ParentAxes, HandleSpace::Parent),
                std::pair(ActionId::WorldAxes, HandleSpace::World)},
               &ToolChoices::space);
    addReaches();
    m_actions.add(ActionId::SnapDrags, this,
                  [this](bool on) { m_settings.change([on](ToolChoices &choices) { choices.snaps = on; }); });
    m_actions.add(ActionId::Symmetry, this,
                  [this](bool on) { m_settings.change([on](ToolChoices &choices) { choices.isSymmetric = on; }); });
    addSnapTargets();
    addPins();
    addPinSpaces();
    addPoses();
    connect(&settings, &ToolSettings::changed, this, &PoseActions::showSettings);
    connect(&m_gesture, &PoseGesture::refused, this, &PoseActions::refused);
    connect(&m_gesture, &PoseGesture::noted, this, &PoseActions::done);
    showSettings();
    updateActions();
}

// Adds actions for the values of a choice, of which one is checked.
template <typename Value>
void PoseActions::addChoices(const std::vector<std::pair<ActionId, Value>> &choices, Value ToolChoices::*member)
{
    auto *group = new QActionGroup(this);
    for (const auto &[id, value] : choices) {
        QAction *action = m_actions.add(id, this, [this, member, wanted = value] {
            m_settings.change([&](ToolChoices &changed) { changed.*member = wanted; });
        });
        group->addAction(action);
        connect(&m_settings, &ToolSettings::changed, action,
                [this, action, member, own = value] { action->setChecked(m_settings.choices().*member == own); });
        action->setChecked(m_settings.choices().*member == value);
    }
}

void PoseActions::addReaches()
{
    auto *group = new QActionGroup(this);
    for (const auto &[id, reach] : {std::pair(ActionId::ChangeThisFrame, ChangeReach::ThisFrame),
                                    std::pair(ActionId::ChangeRange, ChangeReach::Range),
                                    std::pair(ActionId::ChangeFalloff, ChangeReach::Falloff),
                                    std::pair(ActionId::ChangeWholeClip, ChangeReach::WholeClip)}) {
        group->addAction(m_actions.add(id, this, [this, wanted = reach] {
            m_settings.change([wanted](ToolChoices &choices) { choices.spread.reach = wanted; });
        }));
    }
}

void PoseActions::addSnapTargets()
{
    m_snapMenu->setObjectName(QStringLiteral("snapTimesMenu"));
    m_actions.adopt(ActionId::SnapTimesMenu, m_snapMenu->menuAction());
    for (const auto &[id, target] : snapTargetActions) {
        m_snapMenu->addAction(m_actions.add(id, this, [this, wanted = target](bool on) {
            m_settings.change([&](ToolChoices &choices) { choices.snapTargets.*wanted = on; });
        }));
    }
}

void PoseActions::addPins()
{
    m_actions.add(ActionId::PinJoints, this, [this] { session()->pins().toggle(session()->selectedNodes(), false); });
    m_actions.add(ActionId::PinWithRotation, this,
                  [this] { session()->pins().toggle(session()->selectedNodes(), true); });
    m_actions.add(ActionId::FreePins, this, [this] { session()->pins().clear(); });
    m_actions.add(ActionId::HoldFeet, this, [this](bool on) { session()->pins().setHoldsFeet(on); });
}

void PoseActions::addPinSpaces()
{
    m_pinSpaceMenu->setObjectName(QStringLiteral("pinSpaceMenu"));
    m_actions.adopt(ActionId::PinSpaceMenu, m_pinSpaceMenu->menuAction());
    for (const auto &[id, space] : pinSpaces) {
        m_pinSpaceMenu->addAction(m_actions.add(id, this, [this, wanted = space] {
            setSpaceOfSelected(*session(), wanted);
            updatePinSpaces(); // a click on the checked one would uncheck it
        }));
    }
}

void PoseActions::updatePinSpaces()
{
    const bool hasPin = session() && !selectedPins(*session()).empty();
    m_actions[ActionId::PinSpaceMenu]->setEnabled(hasPin);
    for (const auto &[id, space] : pinSpaces) {
        m_actions[id]->setEnabled(hasPin && canCarrySelected(*session(), space));
        m_actions[id]->setChecked(hasPin && carriesSelected(*session(), space));
    }
}

void PoseActions::addPoses()
{
    m_actions.add(ActionId::CopyPose, this, &PoseActions::copyPose);
    m_actions.add(ActionId::PastePose, this, [this] { putPose(m_copied, false); });
    m_actions.add(ActionId::PasteMirroredPose, this, [this] { putPose(m_copied, true); });
    m_actions.add(ActionId::MirrorToOtherSide, this, &PoseActions::mirrorToOtherSide);
}

// Copies the pose of the selected joints, or of the whole figure.
void PoseActions::copyPose()
{
    const Document &document = session()->document();
    const int frame = session()->playhead().frame();
    std::vector<int> joints;
    for (const NodeId node : session()->selectedNodes()) {
        if (node.isJoint())
            joints.push_back(node.index);
    }
    std::ranges::sort(joints);
    const auto count = static_cast<int>(joints.size());
    m_copied = CopiedPose(session()->layered().clip(), document.positionRules(), document.upAxis().axis, frame,
                          std::move(joints));
    updateActions();
    emit done(count > 0 ? tr("Copied the pose of %n joint(s) in frame %1", nullptr, count).arg(frame)
                        : tr("Copied the pose of frame %1").arg(frame));
}

void PoseActions::putPose(const CopiedPose &copied, bool isMirrored)
{
    if (!session() || !beginPutting(PoseGesture::Kind::Paste))
        return;
    const Document &document = session()->document();
    const std::span<const double> values = session()->layered().clip().motion.frame(session()->playhead().frame());
    std::vector<double> pose =
        isMirrored ? copied.mirroredInto(document.skeleton(), values) : copied.into(document.skeleton(), values);
    if (std::ranges::equal(pose, values))
        emit done(tr("The pose is already like that, or no joint has the name of a copied one."));
    m_gesture.put(std::move(pose));
    m_gesture.commit();
}

bool PoseActions::beginPutting(PoseGesture::Kind kind)
{
    const QString why = m_gesture.begin(kind, *session(), NodeId());
    if (!why.isEmpty())
        emit refused(why);
    return why.isEmpty();
}

void PoseActions::mirrorToOtherSide()
{
    if (!beginPutting(PoseGesture::Kind::MirrorSide))
        return;
    MirroredSide mirrored = mirroredSide(*session());
    if (!mirrored.refusal.isEmpty()) {
        m_gesture.cancel();
        emit refused(mirrored.refusal);
        return;
    }
    const std::span<const double> values = session()->layered().clip().motion.frame(session()->playhead().frame());
    const bool isSame = std::ranges::equal(mirrored.values, values);
    m_gesture.put(std::move(mirrored.values));
    m_gesture.commit();
    if (!mirrored.locked.isEmpty())
        emit done(tr("Locked and left out: %1").arg(mirrored.locked.join(QStringLiteral(", "))));
    else if (isSame)
        emit done(tr("The other side has this pose already."));
}

void PoseActions::showSettings()
{
    const ToolChoices &choices = m_settings.choices();
    m_actions[ActionId::SnapDrags]->setChecked(choices.snaps);
    m_actions[ActionId::Symmetry]->setChecked(choices.isSymmetric);
    for (const auto &[id, target] : snapTargetActions)
        m_actions[id]->setChecked(choices.snapTargets.*target);
    for (const auto &[id, reach] : {std::pair(ActionId::ChangeThisFrame, ChangeReach::ThisFrame),
                                    std::pair(ActionId::ChangeRange, ChangeReach::Range),
                                    std::pair(ActionId::ChangeFalloff, ChangeReach::Falloff),
                                    std::pair(ActionId::ChangeWholeClip, ChangeReach::WholeClip)})
        m_actions[id]->setChecked(choices.spread.reach == reach);
}

void PoseActions::attach(Session &session, QObject &context)
{
    connect(&session, &Session::selectionChanged, &context, [this] { updateActions(); });
    connect(&session.pins(), &Pins::changed, &context, [this] { updateActions(); });
    const Document &document = session.document();
    for (const auto signal : {&Document::wasReset, &Document::loaded})
        connect(&document, signal, &context, [this] { updateActions(); });
    for (const auto signal : {&Document::framesInserted, &Document::framesRemoved})
        connect(&document, signal, &context, [this] { updateActions(); });
}

void PoseActions::showSession()
{
    updateActions();
}

void PoseActions::updateActions()
{
    m_actions.setEnabled(session());
    const bool hasSelection = session() && !session()->selectedNodes().empty();
    m_actions.setEnabled({ActionId::PinJoints, ActionId::PinWithRotation}, hasSelection);
    const bool hasFrames = session() && !session()->document().motion().isEmpty();
    m_actions[ActionId::CopyPose]->setEnabled(hasFrames);
    m_actions[ActionId::MirrorToOtherSide]->setEnabled(hasFrames && hasSelection);
    m_actions.setEnabled({ActionId::PastePose, ActionId::PasteMirroredPose}, hasFrames && !m_copied.isEmpty());
    updatePinSpaces();
    m_actions[ActionId::FreePins]->setEnabled(session() && !session()->pins().all().empty());
    m_actions[ActionId::HoldFeet]->setChecked(session() && session()->pins().holdsFeet());
}

} // namespace limber
