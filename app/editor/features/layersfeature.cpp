#include "documents/messagerouting.h"
#include "features/featurehost.h"
#include "layerspanel/layeractions.h"
#include "layerspanel/layerspanel.h"
#include "toolrow/statechips.h"

#include <QMainWindow>

namespace limber {

// Layers of changes above the motion.
void addLayers(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *actions = new LayerActions(parts.window);
    auto *panel = new LayersPanel(actions->actions(), &parts.window);
    QObject::connect(actions, &LayerActions::refused, &parts.messages, &MessageRouting::showBriefly);
    QObject::connect(actions, &LayerActions::renameWanted, panel, &LayersPanel::startRename);
    host.addPanel(*panel,
                  {.toggle = ActionId::ShowLayers, .name = QLatin1String("layers"), .icon = QStringLiteral("layers")});
    host.follow(*panel);
    host.follow(*actions);
    host.colour(*panel);
    host.addActions(actions->actions());
    // Otherwise nothing would show that changes go into the new layer.
    QObject::connect(actions->actions()[ActionId::NewLayer], &QAction::triggered, panel,
                     [&layout = parts.layout, panel] { layout.bringToFront(panel); });
    auto &chips = host.find<StateChips>();
    chips.addLayerAction(*actions->actions()[ActionId::NewLayer]);
    QObject::connect(&chips, &StateChips::layersWanted, panel,
                     [&layout = parts.layout, panel] { layout.bringToFront(panel); });
}

} // namespace limber
