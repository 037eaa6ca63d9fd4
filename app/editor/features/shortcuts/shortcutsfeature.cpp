#include "features/featurehost.h"
#include "features/shortcuts/shortcutactions.h"
#include "widgets/messagebar.h"

#include <QMainWindow>

namespace limber {

// The user's own shortcuts.
void addShortcuts(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *actions = new ShortcutActions(parts.settings, parts.menus, parts.window);
    host.addActions(actions->actions());
    QObject::connect(&host, &FeatureHost::menusFilled, actions, [actions, &bar = parts.messageBar] {
        if (const QString problem = actions->applySaved(); !problem.isEmpty())
            bar.show({.kind = MessageBar::Kind::Warning, .text = problem});
    });
}

} // namespace limber
