#include "widgets/command.h"

#include "theme/icons.h"

#include <QAction>

namespace limber {

QAction *makeCommand(QObject *owner, const CommandSpec &spec)
{
    auto *action = new QAction(spec.text, owner);
    action->setObjectName(spec.name);
    action->setProperty("iconName", spec.icon);
    applyIcon(action);
    action->setToolTip(spec.toolTip);
    action->setShortcut(spec.shortcut);
    return action;
}

} // namespace limber
