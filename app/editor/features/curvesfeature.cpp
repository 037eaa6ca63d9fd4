#include "curvespanel/curveplot.h"
#include "curvespanel/curvespanel.h"
#include "documents/messagerouting.h"
#include "features/featurehost.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineruler.h"
#include "timeline/transport.h"
#include "toolrow/poseactions.h"
#include "viewport/viewportpanel.h"
#include "widgets/gestureprogress.h"

#include <QMainWindow>

namespace limber {

// Curves of channels with their keys. In front of the timeline they have its buttons for playing.
void addCurves(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    TimelinePanel &timeline = host.find<TimelinePanel>();
    auto *panel = new CurvesPanel(timeline.ruler(), &parts.window);
    panel->setTools(&parts.tools);
    panel->setSnapMenu(host.find<PoseActions>().snapMenu());
    new GestureProgress(panel->plot().gesture(), parts.window);
    host.addPanel(*panel, {.toggle = ActionId::ShowCurves, .name = QLatin1String("curves"), .spot = DockSpot::Bottom});
    host.follow(*panel);
    host.colour(*panel);
    host.addActions(panel->actions());
    QObject::connect(panel, &CurvesPanel::refused, &parts.messages, &MessageRouting::showBriefly);
    QObject::connect(panel, &CurvesPanel::described, &parts.messages, &MessageRouting::describe);
    QObject::connect(panel, &CurvesPanel::shownWanted, &parts.layout,
                     [&layout = parts.layout, panel] { layout.bringToFront(panel); });
    QObject::connect(&parts.layout, &DockLayout::bottomPanelChanged, panel, [panel, &timeline](const QWidget *front) {
        if (front == panel)
            panel->takeTransportRow(timeline.transportRow());
        else
            timeline.takeTransportRow();
    });
    host.carry(
        QStringLiteral("curvesLook"), [panel] { return QVariant::fromValue(panel->look()); },
        [panel](const QVariant &look) { panel->setLook(look.value<CurvesPanel::Look>()); });
    QObject::connect(&timeline.transport(), &Transport::playingChanged, panel, &CurvesPanel::setPlaying);
    timeline.transport().addShortcutsTo(&panel->plot());
    for (QWidget *widget : {static_cast<QWidget *>(&parts.viewport), static_cast<QWidget *>(&timeline.ruler()),
                            static_cast<QWidget *>(&panel->plot())})
        widget->addAction(panel->actions()[ActionId::SetKey]); // so that its key works there
}

} // namespace limber
