#include "characterpanel/characterformchoice.h"
#include "characterpanel/characterpanel.h"
#include "documents/fileactions.h"
#include "documents/messagerouting.h"
#include "features/character/characteractions.h"
#include "features/character/characterexport.h"
#include "features/featurehost.h"

#include <QMainWindow>

namespace limber {

// The motion on a character of the user.
void addCharacter(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *panel = new CharacterPanel(&parts.window);
    host.addPanel(*panel, {.toggle = ActionId::ShowCharacter,
                           .name = QLatin1String("character"),
                           .icon = QStringLiteral("character"),
                           .isShownAtFirst = false});
    auto *actions = new CharacterActions(*panel, parts.layout, parts.messageBar, parts.settings, parts.window);
    QObject::connect(actions, &CharacterActions::message, &parts.messages, &MessageRouting::show);
    auto *exporting =
        new CharacterExport(panel->forms(), parts.files.opening(), parts.files.saving(), parts.settings, parts.window);
    QObject::connect(exporting, &CharacterExport::message, &parts.messages, &MessageRouting::show);
    host.follow(*panel);
    host.follow(*actions);
    host.follow(*exporting);
    host.addActions(actions->actions());
    host.addActions(exporting->actions());
    host.offer(*actions);
    host.whenAllAreAdded([&host, panel] {
        panel->setActions(
            {.open = host.actions()[ActionId::ShowOnCharacter],
             .edit = host.actions()[ActionId::CharacterJoints],
             .useGuesses = host.actions()[ActionId::UseGuessedJoints],
             .remove = host.actions()[ActionId::RemoveCharacter],
             .exportMotion = host.actions()[ActionId::ExportToCharacter],
             .makeDocument = host.actions()[ActionId::CharacterDocument],
             .showMannequin = host.actions()[ActionId::DrawBody],
             .styles = host.actions().of({ActionId::DrawBones, ActionId::DrawBodyWithBones, ActionId::DrawBody}),
             .looks = host.actions().of({ActionId::ShowTextures, ActionId::ShowBothSides})});
    });
}

} // namespace limber
