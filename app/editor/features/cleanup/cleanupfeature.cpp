#include "cleanup/cleanuppanel.h"
#include "docks/centre.h"
#include "documents/messagerouting.h"
#include "features/cleanup/cleanupactions.h"
#include "features/cleanup/previewchip.h"
#include "features/cleanup/scopechip.h"
#include "features/featurehost.h"
#include "panels/hierarchypanel.h"
#include "timeline/transport.h"
#include "toolrow/statechips.h"
#include "viewport/viewportpanel.h"

#include <QApplication>
#include <QMainWindow>
#include <QMenu>
#include <QPushButton>

namespace limber {

// Operations on whole clips: their panel, and the Clean Up menu.
void addCleanup(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *panel = new CleanUpPanel(&parts.window);
    host.addPanel(
        *panel,
        {.toggle = ActionId::ShowCleanUp, .name = QLatin1String("cleanUp"), .icon = QStringLiteral("clean-up")});
    auto *actions = new CleanUpActions(*panel, parts.layout, parts.tabs, parts.settings, parts.window);
    QObject::connect(actions, &CleanUpActions::message, &parts.messages, &MessageRouting::showBriefly);
    host.follow(*actions);
    host.addActions(actions->actions());
    host.offer(*panel);
    QAction *ofSelection = actions->selectionMenu().menuAction();
    parts.viewport.addContextActions(actions->actions().of({ActionId::HoldJoint}) << ofSelection);
    auto *chip = new PreviewChip(*panel, &parts.centre);
    parts.centre.setBottomChip(*chip);
    host.follow(*chip);
    QObject::connect(chip, &PreviewChip::panelWanted, panel,
                     [&layout = parts.layout, panel] { layout.bringToFront(panel); });
    auto &chips = host.find<StateChips>();
    auto *scope = new ScopeChip(*panel, &chips);
    chips.addLast(*scope);
    QObject::connect(scope, &ScopeChip::panelWanted, panel,
                     [&layout = parts.layout, panel] { layout.bringToFront(panel); });
    // Who has applied wants to look: Space plays, instead of pressing the button once more.
    QObject::connect(panel, &CleanUpPanel::applied, &parts.viewport, [panel, &view = parts.viewport] {
        if (const auto *button = qobject_cast<QPushButton *>(QApplication::focusWidget());
            button != nullptr && panel->isAncestorOf(button))
            view.setFocus(Qt::OtherFocusReason);
    });
    host.whenAllAreAdded([&host, panel, ofSelection] {
        host.find<HierarchyPanel>().addContextActions({ofSelection});
        QObject::connect(&host.find<Transport>(), &Transport::playingChanged, panel, &CleanUpPanel::setPlaying);
    });
    QObject::connect(&host, &FeatureHost::menusFilled, actions,
                     [&host, actions] { actions->listOperationsIn(host.menu(MenuId::CleanUp)); });
}

} // namespace limber
