#include "documents/fileactions.h"
#include "features/featurehost.h"
#include "features/status/statuspanel.h"

#include <QMainWindow>
#include <QStatusBar>

namespace limber {

// The status bar.
void addStatus(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *panel = new StatusPanel(*parts.window.statusBar());
    QObject::connect(&parts.files.opening(), &Opening::loadStarted, panel, &StatusPanel::watch);
    host.follow(*panel);
}

} // namespace limber
