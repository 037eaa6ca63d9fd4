#include "documents/messagerouting.h"
#include "features/featurehost.h"
#include "panels/motionpanel.h"

#include <QMainWindow>

namespace limber {

// The table of all frames and channels.
void addMotion(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *panel = new MotionPanel(&parts.window);
    QObject::connect(panel, &MotionPanel::refused, &parts.messages, &MessageRouting::showRefusedEdit);
    host.addPanel(
        *panel,
        {.toggle = ActionId::ShowMotion, .name = QLatin1String("motion"), .icon = QStringLiteral("motion-table")});
    host.follow(*panel);
    host.colour(*panel);
    host.addActions(panel->actions());
    host.offer(*panel);
}

} // namespace limber
