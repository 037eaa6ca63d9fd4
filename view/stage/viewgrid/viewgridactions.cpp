#include "viewgrid/viewgridactions.h"

#include "viewgrid/viewgrid.h"

#include <QMenu>

#include <utility>

namespace limber {

namespace {

constexpr double stepOfSize = 0.05; // of the width and height of all views

} // namespace

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
    addSizes();
    menu->addActions(m_actions.of({ActionId::OneView, ActionId::TwoViews, ActionId::FourViews}));
    menu->addSeparator();
    menu->addActions(
        m_actions.of({ActionId::MaximiseView, ActionId::LargerView, ActionId::SmallerView, ActionId::EqualViews}));
    connect(&m_grid, &ViewGrid::arrangementChanged, this, &ViewGridActions::updateActions);
    updateActions();
}

// These actions do what the handles between the views do.
void ViewGridActions::addSizes()
{
    for (const auto &[id, part] : {std::pair(ActionId::LargerView, stepOfSize), {ActionId::SmallerView, -stepOfSize}}) {
        m_actions.add(id, this, [this, by = part] { m_grid.arrange(withActiveGrown(m_grid.arrangement(), by)); });
    }
    m_actions.add(ActionId::EqualViews, this, [this] {
        ViewLayout layout = m_grid.arrangement();
        layout.across = layout.down = ViewLayout().across;
        m_grid.arrange(layout);
    });
}

// Choosing the present number again returns to one view.
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
    updateActions(); // the click may have changed the check mark of an action that stays checked
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
    m_actions.setEnabled({ActionId::LargerView, ActionId::SmallerView, ActionId::EqualViews},
                         m_isEnabled && showsSeveral(layout));
}

} // namespace limber
