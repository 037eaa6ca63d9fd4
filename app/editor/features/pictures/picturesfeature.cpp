#include "documents/messagerouting.h"
#include "features/featurehost.h"
#include "features/pictures/pictureaction.h"
#include "viewport/viewportpanel.h"

#include <QMainWindow>

namespace limber {

// A picture of what the view shows.
void addPictures(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *actions = new PictureAction(parts.viewport, parts.window);
    QObject::connect(actions, &PictureAction::message, &parts.messages, &MessageRouting::showBriefly);
    host.follow(*actions);
    host.addActions(actions->actions());
}

} // namespace limber
