#include "documents/fileactions.h"
#include "documents/messagerouting.h"
#include "features/featurehost.h"
#include "features/retargeting/retargetactions.h"

#include <QMainWindow>

namespace limber {

// Other proportions for the figure, and its motion on another skeleton.
void addRetargeting(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *actions = new RetargetActions(parts.files.opening(), parts.files.saving(), parts.tabs, parts.settings,
                                        parts.theme, parts.window);
    QObject::connect(actions, &RetargetActions::message, &parts.messages, &MessageRouting::show);
    host.follow(*actions);
    host.addActions(actions->actions());
}

} // namespace limber
