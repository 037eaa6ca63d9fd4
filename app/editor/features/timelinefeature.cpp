#include "documents/messagerouting.h"
#include "features/featurehost.h"
#include "panels/motionpanel.h"
#include "settings/settings.h"
#include "timeline/contactstrip.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineruler.h"
#include "timeline/timelinetracks.h"
#include "timeline/transport.h"
#include "toolrow/poseactions.h"
#include "viewport/viewportpanel.h"

#include <QMainWindow>

namespace limber {

namespace {

// The keys of the timeline's rows that the user has hidden.
const Setting<QStringList> hiddenTimelineRows{"hiddenTimelineRows"};
// The unit of the timeline's ruler (see TimeUnit).
const Setting<QString> timelineUnit{"timelineUnit"};

void rememberLook(TimelinePanel &panel, Settings &settings)
{
    panel.setHiddenRows(settings.value(hiddenTimelineRows));
    QObject::connect(&panel, &TimelinePanel::hiddenRowsChanged, &panel,
                     [&] { settings.set(hiddenTimelineRows, panel.hiddenRows()); });
    panel.setUnit(settings.value(timelineUnit));
    QObject::connect(&panel, &TimelinePanel::unitChanged, &panel, [&] { settings.set(timelineUnit, panel.unit()); });
}

// A window in another language shows and plays as this one does.
void carryState(FeatureHost &host, TimelinePanel &panel)
{
    QAction *contacts = host.actions()[ActionId::ShowContacts];
    host.carry(
        QStringLiteral("showsContacts"), [contacts] { return QVariant(contacts->isChecked()); },
        [contacts](const QVariant &shown) { contacts->setChecked(shown.toBool()); });
    Transport &transport = panel.transport();
    host.carry(
        QStringLiteral("loopMode"), [&transport] { return QVariant::fromValue(transport.loopMode()); },
        [&transport](const QVariant &mode) { transport.setLoopMode(mode.value<LoopMode>()); });
    host.carry(
        QStringLiteral("speed"), [&transport] { return QVariant(transport.speed()); },
        [&transport](const QVariant &speed) { transport.setSpeed(speed.toDouble()); });
}

} // namespace

// Frames, marks and contacts over time, and playing.
void addTimeline(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *panel = new TimelinePanel(&parts.window);
    panel->setTools(&parts.tools);
    panel->addContextActions(host.find<MotionPanel>().frameActions());
    rememberLook(*panel, parts.settings);
    host.addPanel(*panel,
                  {.toggle = ActionId::ShowTimeline, .name = QLatin1String("timeline"), .spot = DockSpot::Bottom});
    QObject::connect(&panel->tracks(), &TimelineTracks::told, &parts.messages, &MessageRouting::showBriefly);
    host.follow(*panel);
    host.colour(*panel);
    host.addActions(panel->transport().actions());
    host.addActions(panel->ownActions());
    host.offer(*panel);
    host.offer(panel->transport());
    panel->transport().addShortcutsTo(&parts.viewport);
    carryState(host, *panel);
    // The bars of contacts have meanings of their own for the arrow keys, Home and End.
    panel->contacts().addActions(
        panel->transport().actions().of({ActionId::SetRangeStart, ActionId::SetRangeEnd, ActionId::AddMarker}));
    host.whenAllAreAdded([&host, panel, &layout = parts.layout] {
        panel->addToTransportRow(*layout.bottomSwitch(), *host.actions()[ActionId::TallBottom]);
    });
    panel->ruler().addActions(host.find<PoseActions>().actions().all()); // so that their keys work there
}

} // namespace limber
