#include "features/featurehost.h"
#include "features/windows/windowactions.h"

#include <QMainWindow>

namespace limber {

// The open documents, in the Window menu.
void addWindows(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *actions = new WindowActions(parts.tabs, &parts.window);
    host.addActions(actions->actions());
    host.addActions(parts.layout.actions());
    QObject::connect(&host, &FeatureHost::menusFilled, actions,
                     [&host, actions] { actions->listDocumentsIn(host.menu(MenuId::Window)); });
}

} // namespace limber
