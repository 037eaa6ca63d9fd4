#include "documents/fileactions.h"
#include "features/contacts/contactactions.h"
#include "features/contacts/flooractions.h"
#include "features/featurehost.h"
#include "timeline/floorrow.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelinetracks.h"

#include <QMainWindow>

namespace limber {

// All contacts together; single ones are changed in the timeline.
void addContacts(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *actions = new ContactActions(parts.files.saving().contactFiles(), &parts.window);
    host.follow(*actions);
    host.addActions(actions->actions());
    auto *floor = new FloorActions(parts.window);
    host.follow(*floor);
    host.addActions(floor->actions());
    host.find<TimelinePanel>().tracks().floor().setActions(
        host.actions().of({ActionId::FloorAutomatic, ActionId::FloorStill, ActionId::FloorMoving}));
}

} // namespace limber
