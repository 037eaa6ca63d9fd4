#include "actions/action.h"
#include "cleanup/cleanuppanel.h"
#include "dialogs/aboutdialog.h"
#include "documents/fileactions.h"
#include "features/featurehost.h"
#include "features/help/contexthelp.h"
#include "features/help/tour.h"
#include "panels/historypanel.h"
#include "panels/startpage.h"
#include "settings/settings.h"
#include "timeline/timelinepanel.h"
#include "timeline/transport.h"
#include "viewport/viewportpanel.h"

#include <QCoreApplication>
#include <QMainWindow>

namespace limber {

namespace {

// Whether the user has taken or declined the tour.
constexpr Setting<bool> knowsTour{"knowsTour"};

struct HelpTexts
{
    Q_DECLARE_TR_FUNCTIONS(limber::HelpFeature)
};

void addTour(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    StartPage &startPage = parts.startPage;
    Settings &settings = parts.settings;
    auto *tour = new Tour({.window = parts.window,
                           .opening = parts.files.opening(),
                           .tabs = parts.tabs,
                           .layout = parts.layout,
                           .viewport = parts.viewport,
                           .timeline = host.find<TimelinePanel>(),
                           .history = host.find<HistoryPanel>(),
                           .cleanUp = host.find<CleanUpPanel>(),
                           .transport = host.find<Transport>()},
                          host.actions(), &parts.window);
    host.addAction(ActionId::Tour, tour, [tour, &startPage, &settings] {
        startPage.withdrawOffer();
        settings.set(knowsTour, true);
        tour->start();
    });
    // Its card may have to leave before its session.
    QObject::connect(&host, &FeatureHost::documentsLeaving, tour, [tour] { delete tour; });
    if (settings.value(knowsTour))
        return;
    startPage.offer(HelpTexts::tr("New to Limber?"), *host.actions()[ActionId::Tour]);
    QObject::connect(&startPage, &StartPage::offerDeclined, tour, [&settings] { settings.set(knowsTour, true); });
}

} // namespace

// The manual, the tour and the window about the program.
void addHelp(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    QMainWindow &window = parts.window;
    new ContextHelp(*host.actions().add(ActionId::Manual, &window), window);
    host.addAction(ActionId::About, &window, [&window, &viewport = parts.viewport] {
        AboutDialog(viewport.usesOpenGL() ? HelpTexts::tr("OpenGL") : HelpTexts::tr("drawn without OpenGL"), &window)
            .exec();
    });
    addTour(host);
}

} // namespace limber
