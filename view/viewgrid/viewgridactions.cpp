#include "viewgrid/viewgridactions.h"

#include "viewgrid/viewgrid.h"

#include <QMenu>

namespace limber {

ViewGridActions::ViewGridActions(ViewGrid &grid, QObject *parent) : QObject(parent), m_grid(grid)
{
    auto *menu = new QMenu(&grid);
    menu->setObjectName(QStringLiteral("viewLayoutMenu"));
    m_actions.adopt(ActionId::ViewLayoutMenu, menu->menuAction());
    addCount(ActionId::OneView, ViewCount::One);
    addCount(ActionId::TwoViews, ViewCount::Two);
    addCount(ActionId::FourViews, ViewCount::Four);
    m_actions.add(ActionId::MaximiseView, this, [this](bool isMaximised) {
        ViewLayout layout = m_grid.arrangement();
        layout.isMaximised = isMaximised;
        m_grid.arrange(layout);
    });
    menu->addActions(m_actions.of({ActionId::OneView, ActionId::TwoViews, ActionId::FourViews}));
    menu->addSeparator();
    menu->addAction(m_actions[ActionId::MaximiseView]);
    connect(&m_grid, &ViewGrid::arrangementChanged, this, &ViewGridActions::updateActions);
    updateActions();
}

// Once more goes back to one view.
void ViewGridActions::addCount(ActionId id, ViewCount count)
{
    m_actions.add(id, this, [this, count] {
        show(m_grid.arrangement().count == count && !m_grid.arrangement().isMaximised ? ViewCount::One : count);
    });
}

void ViewGridActions::show(ViewCount count)
{
    ViewLayout layout = m_grid.arrangement();
    layout.count = count;
    layout.isMaximised = false;
    m_grid.arrange(layout);
    updateActions(); // a click has checked one that may have been so
}

void ViewGridActions::setEnabled(bool enabled)
{
    m_isEnabled = enabled;
    updateActions();
}

void ViewGridActions::updateActions()
{
    const ViewLayout &layout = m_grid.arrangement();
    m_actions[ActionId::OneView]->setChecked(layout.count == ViewCount::One);
    m_actions[ActionId::TwoViews]->setChecked(layout.count == ViewCount::Two);
    m_actions[ActionId::FourViews]->setChecked(layout.count == ViewCount::Four);
    m_actions[ActionId::MaximiseView]->setChecked(layout.isMaximised);
    m_actions.setEnabled(m_isEnabled);
    m_actions[ActionId::MaximiseView]->setEnabled(m_isEnabled && layout.count != ViewCount::One);
}

} // namespace limber
