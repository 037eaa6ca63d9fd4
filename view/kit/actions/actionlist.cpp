#include "actions/actionlist.h"

#include "actions/action.h"

namespace limber {

QAction *ActionList::add(ActionId id, QObject *owner)
{
    QAction *action = makeAction(id, owner);
    m_actions.insert(id, action);
    return action;
}

void ActionList::adopt(ActionId id, QAction *action)
{
    describeAction(*action, id);
    m_actions.insert(id, action);
}

void ActionList::take(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        if (const auto id = idOf(*action))
            m_actions.insert(*id, action);
    }
}

QList<QAction *> ActionList::of(std::initializer_list<ActionId> ids) const
{
    QList<QAction *> actions;
    for (const ActionId id : ids)
        actions << m_actions.value(id);
    return actions;
}

void ActionList::setEnabled(bool enabled) const
{
    for (QAction *action : m_actions)
        action->setEnabled(enabled);
}

void ActionList::setEnabled(std::initializer_list<ActionId> ids, bool enabled) const
{
    for (QAction *action : of(ids))
        action->setEnabled(enabled);
}

} // namespace limber
