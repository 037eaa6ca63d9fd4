#include "documents/messagerouting.h"
#include "features/featurehost.h"
#include "panels/inspectorpanel.h"

#include <QMainWindow>

namespace limber {

// The values of the selected joints in the current frame.
void addInspector(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *panel = new InspectorPanel(&parts.window);
    panel->setTools(parts.tools);
    QObject::connect(panel, &InspectorPanel::refused, &parts.messages, &MessageRouting::showBriefly);
    host.addPanel(*panel, {.toggle = ActionId::ShowInspector,
                           .name = QLatin1String("inspector"),
                           .icon = QStringLiteral("inspector"),
                           .fitsContent = true});
    host.follow(*panel);
    host.colour(*panel);
}

} // namespace limber
