#include "documents/fileactions.h"
#include "documents/loadjob.h"
#include "features/featurehost.h"
#include "features/status/loadprogress.h"
#include "features/status/statuspanel.h"
#include "settings/settings.h"
#include "toolrow/statechips.h"
#include "viewport/viewportpanel.h"

#include <QMainWindow>
#include <QStatusBar>

namespace limber {

namespace {

const Setting<bool> showsStatusBar{"statusBar", false};

} // namespace

// The states of the view, the progress of files that are read, and the status bar, which is off at first.
void addStatus(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    QStatusBar &bar = *parts.window.statusBar();
    auto *panel = new StatusPanel(bar);
    host.follow(*panel);
    bar.setVisible(parts.settings.value(showsStatusBar));
    QAction *show = host.actions().add(ActionId::ShowStatusBar, &bar);
    show->setChecked(!bar.isHidden());
    QObject::connect(show, &QAction::toggled, &bar, [&bar, &settings = parts.settings](bool isShown) {
        bar.setVisible(isShown);
        settings.set(showsStatusBar, isShown);
    });

    auto *chips = new StateChips(&parts.viewport);
    parts.viewport.setStateRow(*chips);
    host.follow(*chips);
    host.offer(*chips);
    QObject::connect(&parts.files.opening(), &Opening::loadStarted, chips,
                     [&area = parts.progress](LoadJob *job) { showLoadProgress(*job, area); });
}

} // namespace limber
