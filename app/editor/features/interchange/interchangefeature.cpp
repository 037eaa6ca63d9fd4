#include "documents/fileactions.h"
#include "documents/messagerouting.h"
#include "features/featurehost.h"
#include "features/interchange/exportaction.h"
#include "features/interchange/importaction.h"
#include "pictures/pictureview.h"
#include "viewport/viewportpanel.h"

#include <QMainWindow>

namespace limber {

// Files of other formats, in and out.
void addInterchange(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *exporting = new ExportAction(
        parts.files.saving(), parts.settings, [&viewport = parts.viewport] { return viewport.pictureView(); },
        parts.window);
    QObject::connect(exporting, &ExportAction::message, &parts.messages, &MessageRouting::show);
    host.follow(*exporting);
    host.addActions(exporting->actions());

    auto *importing = new ImportAction(parts.files.opening(), parts.settings, parts.window);
    QObject::connect(importing, &ImportAction::message, &parts.messages, &MessageRouting::show);
    host.addActions(importing->actions());
    host.offer(*importing);
}

} // namespace limber
