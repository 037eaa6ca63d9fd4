#pragma once

#include "actions/actionlist.h"
#include "viewgrid/viewlayout.h"

#include <QObject>

namespace limber {

class ViewGrid;

// What the actions about the number of views do, and which of them are checked.
class ViewGridActions : public QObject
{
    Q_OBJECT

public:
    // The grid must outlive it.
    explicit ViewGridActions(ViewGrid &grid, QObject *parent = nullptr);

    // Those of the menu, and the menu itself.
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
