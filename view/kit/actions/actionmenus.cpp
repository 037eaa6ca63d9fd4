#include "actions/actionmenus.h"

#include "actions/action.h"
#include "actions/actionlist.h"
#include "actions/actiontable.h"

#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

#include <algorithm>
#include <optional>

namespace limber {

namespace {

// Adds the rows' actions to a menu or a toolbar, with a separator wherever the group changes.
class GroupedEntries
{
public:
    GroupedEntries(QWidget &widget, const ActionList &actions) : m_widget(widget), m_actions(actions) {}

    void add(const ActionRow &row, int group)
    {
        if (QAction *action = m_actions[row.id])
            add(*action, group);
    }

    // Adds a menu without entries.
    QMenu *addMenu(const ActionRow &row, QMenu &owner)
    {
        auto *menu = new QMenu(&owner);
        describeAction(*menu->menuAction(), row.id);
        add(*menu->menuAction(), row.group);
        // A menu in which nothing can be chosen is as grey as its entries.
        QObject::connect(&owner, &QMenu::aboutToShow, menu, [menu] {
            menu->menuAction()->setEnabled(std::ranges::any_of(menu->actions(), &QAction::isEnabled));
        });
        return menu;
    }

private:
    static constexpr int none = -1;

    void add(QAction &action, int group)
    {
        if (m_group != none && m_group != group)
            addLine();
        m_group = group;
        m_widget.addAction(&action);
    }

    void addLine()
    {
        auto *line = new QAction(&m_widget);
        line->setSeparator(true);
        m_widget.addAction(line);
    }

    QWidget &m_widget;
    const ActionList &m_actions;
    int m_group = none; // of the last entry that was added
};

} // namespace

void fillMenuBar(QMenuBar &bar, const ActionList &actions)
{
    for (const MenuRow &row : actionTable()) {
        QMenu *menu = bar.addMenu(titleOf(row));
        GroupedEntries entries(*menu, actions);
        std::optional<GroupedEntries> ofSubmenu;
        for (const ActionRow &action : row.actions) {
            if (action.isInSubmenu && ofSubmenu)
                ofSubmenu->add(action, action.group);
            if (action.isInSubmenu)
                continue;
            ofSubmenu.reset();
            if (action.isMenu && actions[action.id] == nullptr) // no feature makes it: its entries belong to several
                ofSubmenu.emplace(*entries.addMenu(action, *menu), actions);
            else
                entries.add(action, action.group);
        }
    }
}

void fillToolBar(QToolBar &bar, const ActionList &actions)
{
    GroupedEntries entries(bar, actions);
    for (const MenuRow &menu : actionTable()) {
        for (const ActionRow &action : menu.actions) {
            if (action.toolBarGroup > 0)
                entries.add(action, action.toolBarGroup);
        }
    }
}

} // namespace limber
