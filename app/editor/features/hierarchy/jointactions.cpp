#include "features/hierarchy/jointactions.h"

#include "session/mirroredselection.h"

#include <algorithm>

namespace limber {

JointActions::JointActions(QObject *parent) : QObject(parent)
{
    m_actions.add(ActionId::SelectMirrored, this, &JointActions::selectMirrored);
    m_actions.add(ActionId::HideJoints, this, &JointActions::hide);
    m_actions.add(ActionId::IsolateJoints, this, &JointActions::isolate);
    m_actions.add(ActionId::ShowAllJoints, this, [this] { session()->jointStates().showAll(); });
    m_actions.add(ActionId::LockJoints, this, &JointActions::lockOrUnlock);
    m_actions.add(ActionId::UnlockAllJoints, this, [this] { session()->jointStates().unlockAll(); });
    updateActions();
}

void JointActions::attach(Session &session, QObject &context)
{
    connect(&session, &Session::selectionChanged, &context, [this] { updateActions(); });
    connect(&session.jointStates(), &JointStates::changed, &context, [this] { updateActions(); });
}

void JointActions::showSession()
{
    updateActions();
}

// Hidden joints are deselected, because what is invisible should not be changed along with other joints.
void JointActions::hide()
{
    session()->jointStates().setHidden(session()->selectedNodes(), true);
    session()->clearSelection();
}

void JointActions::isolate()
{
    session()->jointStates().isolate(session()->selectedNodes());
}

void JointActions::lockOrUnlock()
{
    JointStates &states = session()->jointStates();
    std::vector<NodeId> joints = session()->selectedNodes();
    std::erase_if(joints, [](NodeId node) { return !node.isJoint(); });
    const bool areLocked = std::ranges::all_of(joints, [&](NodeId joint) { return states.isLocked(joint); });
    states.setLocked(joints, !areLocked);
}

void JointActions::selectMirrored()
{
    const std::vector<NodeId> nodes = mirroredNodes(session()->document(), session()->selectedNodes());
    if (!nodes.empty())
        session()->select(nodes, QItemSelectionModel::ClearAndSelect);
}

void JointActions::updateActions()
{
    const std::vector<NodeId> selected = session() ? session()->selectedNodes() : std::vector<NodeId>();
    const bool hasJoint = std::ranges::any_of(selected, &NodeId::isJoint);
    m_actions.setEnabled({ActionId::HideJoints, ActionId::IsolateJoints}, !selected.empty());
    m_actions[ActionId::SelectMirrored]->setEnabled(!selected.empty() && !session()->document().isLoading());
    m_actions[ActionId::LockJoints]->setEnabled(hasJoint);
    m_actions[ActionId::ShowAllJoints]->setEnabled(session() && session()->jointStates().hidesAny());
    m_actions[ActionId::UnlockAllJoints]->setEnabled(session() && session()->jointStates().locksAny());
}

} // namespace limber
