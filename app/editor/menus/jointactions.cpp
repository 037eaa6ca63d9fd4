#include "menus/jointactions.h"

#include "session/mirroredselection.h"

#include <algorithm>

namespace limber {

JointActions::JointActions(QObject *parent) : QObject(parent)
{
    m_actions.add(ActionId::SelectMirrored, this, &JointActions::selectMirrored);
    m_actions.add(ActionId::HideJoints, this, &JointActions::hide);
    m_actions.add(ActionId::IsolateJoints, this, &JointActions::isolate);
    m_actions.add(ActionId::ShowAllJoints, this, [this] { m_session->jointStates().showAll(); });
    m_actions.add(ActionId::LockJoints, this, &JointActions::lockOrUnlock);
    m_actions.add(ActionId::UnlockAllJoints, this, [this] { m_session->jointStates().unlockAll(); });
    updateActions();
}

void JointActions::setSession(Session *session)
{
    m_session = session;
    m_listener = std::make_unique<QObject>();
    if (session != nullptr) {
        connect(session, &Session::selectionChanged, m_listener.get(), [this] { updateActions(); });
        connect(&session->jointStates(), &JointStates::changed, m_listener.get(), [this] { updateActions(); });
    }
    updateActions();
}

// Hidden joints are deselected, because what is invisible should not be changed along with other joints.
void JointActions::hide()
{
    m_session->jointStates().setHidden(m_session->selectedNodes(), true);
    m_session->clearSelection();
}

void JointActions::isolate()
{
    m_session->jointStates().isolate(m_session->selectedNodes());
}

void JointActions::lockOrUnlock()
{
    JointStates &states = m_session->jointStates();
    std::vector<NodeId> joints = m_session->selectedNodes();
    std::erase_if(joints, [](NodeId node) { return !node.isJoint(); });
    const bool areLocked = std::ranges::all_of(joints, [&](NodeId joint) { return states.isLocked(joint); });
    states.setLocked(joints, !areLocked);
}

void JointActions::selectMirrored()
{
    const std::vector<NodeId> nodes = mirroredNodes(m_session->document(), m_session->selectedNodes());
    if (!nodes.empty())
        m_session->select(nodes, QItemSelectionModel::ClearAndSelect);
}

void JointActions::updateActions()
{
    const std::vector<NodeId> selected = m_session ? m_session->selectedNodes() : std::vector<NodeId>();
    const bool hasJoint = std::ranges::any_of(selected, &NodeId::isJoint);
    m_actions.setEnabled({ActionId::HideJoints, ActionId::IsolateJoints}, !selected.empty());
    m_actions[ActionId::SelectMirrored]->setEnabled(!selected.empty() && !m_session->document().isLoading());
    m_actions[ActionId::LockJoints]->setEnabled(hasJoint);
    m_actions[ActionId::ShowAllJoints]->setEnabled(m_session && m_session->jointStates().hidesAny());
    m_actions[ActionId::UnlockAllJoints]->setEnabled(m_session && m_session->jointStates().locksAny());
}

} // namespace limber
