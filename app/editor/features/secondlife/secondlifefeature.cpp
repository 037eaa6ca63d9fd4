#include "documents/fileactions.h"
#include "documents/messagerouting.h"
#include "features/featurehost.h"
#include "features/secondlife/secondlifeactions.h"
#include "secondlifepanel/secondlifepanel.h"

#include <QAction>
#include <QMainWindow>

namespace limber {

// What keeps a motion from being uploaded to Second Life or OpenSim, and the animation to upload.
void addSecondlife(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *panel = new SecondLifePanel(&parts.window);
    host.addPanel(*panel, {.toggle = ActionId::ShowSecondLife,
                           .name = QLatin1String("secondLife"),
                           .icon = QStringLiteral("second-life"),
                           .isShownAtFirst = false});
    host.colour(*panel);
    auto *actions = new SecondLifeActions(*panel, parts.layout, parts.files.saving(), parts.window);
    QObject::connect(actions, &SecondLifeActions::message, &parts.messages, &MessageRouting::showBriefly);
    QObject::connect(actions, &SecondLifeActions::failed, &parts.messages, &MessageRouting::showFailure);
    host.follow(*actions);
    host.addActions(actions->actions());
    host.whenAllAreAdded([&host, panel, actions] {
        QObject::connect(actions, &SecondLifeActions::avatarWanted,
                         host.actions().of({ActionId::RetargetOntoAvatar}).constFirst(), &QAction::trigger);
        panel->addButtons(
            host.actions().of({ActionId::MakeUploadable, ActionId::ExportAnimation, ActionId::RetargetOntoAvatar}));
    });
}

} // namespace limber
