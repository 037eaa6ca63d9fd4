#include "documents/messagerouting.h"
#include "features/featurehost.h"
#include "features/hierarchy/jointactions.h"
#include "features/hierarchy/selectionmenu.h"
#include "panels/hierarchypanel.h"
#include "viewport/viewportpanel.h"

#include <QMainWindow>

namespace limber {

// The tree of joints, selection sets, and what is done with selected joints in the tree and in the view.
void addHierarchy(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *joints = new JointActions(&parts.window);
    host.follow(*joints);
    host.addActions(joints->actions());

    auto *panel = new HierarchyPanel(&parts.window);
    QObject::connect(panel, &HierarchyPanel::refused, &parts.messages, &MessageRouting::showRefusedEdit);
    panel->addContextActions(joints->actions().all());
    host.addPanel(*panel, {.toggle = ActionId::ShowHierarchy,
                           .name = QLatin1String("hierarchy"),
                           .spot = DockSpot::ColumnTop,
                           .title = &panel->title()});
    host.follow(*panel);
    host.offer(*panel);
    host.colour(*panel);
    host.addActions(panel->ownActions());
    host.carry(
        QStringLiteral("hierarchyLook"), [panel] { return QVariant::fromValue(panel->look()); },
        [panel](const QVariant &look) { panel->setLook(look.value<HierarchyPanel::Look>()); });

    auto *sets = new SelectionMenu(&parts.window);
    QObject::connect(sets, &SelectionMenu::refused, &parts.messages, &MessageRouting::showBriefly);
    panel->addSetsMenu(*sets);
    host.follow(*sets);
    host.addActions({sets->menuAction(), sets->saveAction()});

    // So that their keys work in the view, too.
    parts.viewport.addActions(panel->ownActions());
    parts.viewport.addActions(joints->actions().all());
    parts.viewport.addContextActions(joints->actions().all());
    parts.viewport.addContextActions(panel->selectionActions());
    host.whenAllAreAdded([&host, panel] {
        panel->addContextActions(host.actions().of({ActionId::ScaleBones, ActionId::Channels}));
    });
}

} // namespace limber
