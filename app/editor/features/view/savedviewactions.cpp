#include "features/view/savedviewactions.h"

#include "actions/actiontable.h"
#include "viewport/viewportpanel.h"
#include "viewport/viewportscene.h"

#include <QMenu>

#include <array>

namespace limber {

namespace {

constexpr std::array<ActionId, savedViewCount> goIds{ActionId::GoToView1, ActionId::GoToView2, ActionId::GoToView3,
                                                     ActionId::GoToView4};
constexpr std::array<ActionId, savedViewCount> keepIds{ActionId::KeepView1, ActionId::KeepView2, ActionId::KeepView3,
                                                       ActionId::KeepView4};

} // namespace

SavedViewActions::SavedViewActions(ViewportPanel &view) : QObject(&view), m_view(view), m_menu(new QMenu(&view))
{
    m_menu->setObjectName(QStringLiteral("savedViewsMenu"));
    m_actions.adopt(ActionId::SavedViewsMenu, m_menu->menuAction());
    for (int slot = 0; slot < savedViewCount; ++slot)
        m_menu->addAction(m_actions.add(goIds.at(static_cast<std::size_t>(slot)), this, [this, slot] { goTo(slot); }));
    m_menu->addSeparator();
    for (int slot = 0; slot < savedViewCount; ++slot)
        m_menu->addAction(
            m_actions.add(keepIds.at(static_cast<std::size_t>(slot)), this, [this, slot] { keep(slot); }));
    view.addActions(m_menu->actions());
    view.addContextViewActions({m_menu->menuAction()});
    connect(&m_view.shown(), &ShownScene::sessionChanged, this, &SavedViewActions::updateActions);
    updateActions();
}

void SavedViewActions::updateActions()
{
    m_actions.setEnabled(m_view.shown().session() != nullptr);
}

void SavedViewActions::goTo(int slot)
{
    const auto at = static_cast<std::size_t>(slot);
    if (m_view.shown().session()->dragGuard().isBusy())
        return; // the camera must not change during a drag
    const std::optional<SavedView> &view = m_view.shown().session()->savedViews().at(at);
    if (!view)
        return emit message(
            tr("View %1 is empty. %2 keeps the present view there.").arg(slot + 1).arg(wayTo(keepIds.at(at))));
    m_view.scene().goTo(*view);
    emit message(tr("View %1").arg(slot + 1));
}

void SavedViewActions::keep(int slot)
{
    const std::optional<SavedView> view = m_view.scene().presentView();
    if (!view)
        return emit message(tr("There is no view to keep yet."));
    m_view.shown().session()->keepView(slot, *view);
    emit message(tr("Saved as View %1. Press %2 to return to it.")
                     .arg(slot + 1)
                     .arg(wayTo(goIds.at(static_cast<std::size_t>(slot)))));
}

// Returns the keys of the action or, if it has none, its name in the menu.
QString SavedViewActions::wayTo(ActionId id) const
{
    const QString keys = m_actions[id]->shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? withoutMnemonic(m_actions[id]->text()) : keys;
}

} // namespace limber
