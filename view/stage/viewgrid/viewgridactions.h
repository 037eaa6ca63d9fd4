#pragma once

#include "actions/actionlist.h"
#include "viewgrid/viewlayout.h"

#include <QObject>

namespace limber {

class ViewGrid;

// The actions for the number of views, with their checked states.
class ViewGridActions : public QObject
{
    Q_OBJECT

public:
    // The grid must outlive this object.
    explicit ViewGridActions(ViewGrid &grid, QObject *parent = nullptr);

    // Return the actions of the menu, and the menu itself.
    [[nodiscard]] QList<QAction *> all() const { return m_actions.all(); }
    [[nodiscard]] QAction *menu() const { return m_actions[ActionId::ViewLayoutMenu]; }
    void setEnabled(bool enabled);

private:
    void addSizes();
    void addCount(ActionId id, ViewCount count);
    void show(ViewCount count);
    void updateActions();

    ViewGrid &m_grid;
    ActionList m_actions;
    bool m_isEnabled = true;
};

} // namespace limber
