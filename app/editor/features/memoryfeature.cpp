#include "documents/sessiontabs.h"
#include "features/featurehost.h"
#include "start/memorypolicy.h"

#include <QMainWindow>
#include <QTimer>

namespace limber {

// Memory of closed documents, which the system gets back when nobody waits for it.
void addMemory(FeatureHost &host)
{
    // Documents are deleted and journals let go of them a moment after they are closed.
    constexpr int untilDeleted = 1000; // milliseconds
    const WindowParts &parts = host.parts();
    auto *afterClosing = new QTimer(&parts.window);
    afterClosing->setSingleShot(true);
    afterClosing->setInterval(untilDeleted);
    QObject::connect(&parts.tabs, &SessionTabs::sessionRemoved, afterClosing, qOverload<>(&QTimer::start));
    QObject::connect(afterClosing, &QTimer::timeout, afterClosing, &returnFreedMemory);
    QObject::connect(&parts.tabs, &SessionTabs::sessionRemoved, &parts.theme,
                     [&tabs = parts.tabs, &theme = parts.theme] {
                         if (tabs.sessions().isEmpty())
                             theme.forgetGoneFieldsSoon();
                     });
}

} // namespace limber
