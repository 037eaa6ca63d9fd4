#include "documents/fileactions.h"
#include "features/contacts/contactactions.h"
#include "features/featurehost.h"

#include <QMainWindow>

namespace limber {

// All contacts together; single ones are changed in the timeline.
void addContacts(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *actions = new ContactActions(parts.files.saving().contactFiles(), &parts.window);
    host.follow(*actions);
    host.addActions(actions->actions());
}

} // namespace limber
