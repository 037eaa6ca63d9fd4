#include "compare/comparepanel.h"
#include "documents/fileactions.h"
#include "documents/filenews.h"
#include "documents/messagerouting.h"
#include "features/compare/compareactions.h"
#include "features/featurehost.h"

#include <QMainWindow>

namespace limber {

// Other clips beside the one in front, and news of its file, which can be laid beside it, too.
void addCompare(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *panel = new ComparePanel(&parts.window);
    host.addPanel(*panel, {.toggle = ActionId::ShowCompare,
                           .name = QLatin1String("compare"),
                           .icon = QStringLiteral("compare"),
                           .isShownAtFirst = false,
                           .needsWidth = true});
    host.colour(*panel);
    auto *actions = new CompareActions(*panel, parts.layout, parts.tabs, parts.window);
    QObject::connect(actions, &CompareActions::message, &parts.messages, &MessageRouting::showBriefly);
    host.follow(*actions);
    host.addActions(actions->actions());

    auto *watch = new FileWatch(parts.tabs, parts.window);
    auto *news = new FileNews({parts.messageBar, *watch, parts.files.opening(), parts.files.saving(), parts.window});
    QObject::connect(news, &FileNews::compareWanted, actions, &CompareActions::addFile);
}

} // namespace limber
