#include "actions/action.h"
#include "docks/centre.h"
#include "documents/messagerouting.h"
#include "features/featurehost.h"
#include "features/view/savedviewactions.h"
#include "features/view/showoriginalshortcut.h"
#include "settings/viewsettings.h"
#include "viewgrid/viewgrid.h"
#include "viewport/shown/shownscene.h"
#include "viewport/viewportpanel.h"

#include <QMainWindow>

namespace limber {

// What the view shows, views that are kept in the document, and the motion as it was while a key is held.
void addView(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    ViewportPanel &viewport = parts.viewport;
    viewport.setOptions(storedViewOptions(parts.settings));
    viewport.grid().arrange(storedViewLayout(parts.settings));
    QObject::connect(&host, &FeatureHost::settingsToBeStored, &viewport, [&viewport, &settings = parts.settings] {
        storeViewOptions(settings, viewport.options());
        storeViewLayout(settings, viewport.grid().arrangement());
    });
    QObject::connect(&viewport, &ViewportPanel::cornerOfLegendChanged, &parts.centre, &Centre::keepCornerFree);
    host.follow(viewport.shown());
    host.colour(viewport);
    host.addActions(viewport.viewActions());
    QObject::connect(host.actions()[ActionId::ShowTrails], &QAction::toggled, &viewport,
                     [&viewport, &messages = parts.messages](bool isOn) {
                         const Session *session = viewport.shown().session();
                         if (isOn && session != nullptr && session->selectedNodes().empty())
                             messages.showBriefly(ViewportPanel::tr("Trails: select a joint first"));
                     });

    auto *saved = new SavedViewActions(viewport);
    QObject::connect(saved, &SavedViewActions::message, &parts.messages, &MessageRouting::showBriefly);
    host.addActions(saved->actions());
    new ShowOriginalShortcut(parts.window, viewport.shown());

    host.whenAllAreAdded([&host, &viewport] {
        viewport.showStrip(host.actions().of({ActionId::ShowBody, ActionId::ShowTrails, ActionId::ShowOnionSkins,
                                              ActionId::ShowOriginal, ActionId::ShowContacts, ActionId::ShowNames}));
        const QAction *showAll = host.actions()[ActionId::ShowAllJoints];
        const auto nameKeys = [&viewport, showAll] { viewport.shown().setShowAllKeys(keysTextOf(*showAll)); };
        QObject::connect(showAll, &QAction::changed, &viewport, nameKeys);
        nameKeys();
    });
}

} // namespace limber
