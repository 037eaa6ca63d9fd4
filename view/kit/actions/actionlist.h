#pragma once

#include "actions/rows/actionid.h"

#include <QAction>
#include <QList>
#include <QMap>

#include <initializer_list>

namespace limber {

// Actions of the table, found by their id: those that one class owns, or all that the menus are made of.
class ActionList
{
public:
    // Makes an action that `owner` owns.
    QAction *add(ActionId id, QObject *owner);
    // Makes an action and connects it to the slot.
    template <typename Receiver, typename Slot>
    QAction *add(ActionId id, Receiver *receiver, Slot slot)
    {
        QAction *action = add(id, receiver);
        QObject::connect(action, &QAction::triggered, receiver, slot);
        return action;
    }
    // Adds an action that Qt made.
    void adopt(ActionId id, QAction *action);
    // Adds actions that others own.
    void take(const QList<QAction *> &actions);

    // Returns null if the action is not in the list.
    [[nodiscard]] QAction *operator[](ActionId id) const { return m_actions.value(id); }
    [[nodiscard]] QList<QAction *> of(std::initializer_list<ActionId> ids) const;
    // Returns the actions in the order of the table.
    [[nodiscard]] QList<QAction *> all() const { return m_actions.values(); }
    void setEnabled(bool enabled) const;
    void setEnabled(std::initializer_list<ActionId> ids, bool enabled) const;

private:
    QMap<ActionId, QAction *> m_actions;
};

} // namespace limber
