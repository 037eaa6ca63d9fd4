#include "features/featurehost.h"
#include "settings/preferencesettings.h"
#include "settings/translations.h"
#include "widgets/fittingtoolbar.h"

#include "dialogs/preferencesdialog.h"

#include <QMainWindow>

namespace limber {

namespace {

void apply(const Preferences &preferences, FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    parts.toolBar.setWantedStyle(preferences.toolBarStyle);
    if (parts.theme.mode() != preferences.theme)
        parts.theme.setMode(preferences.theme);
    storePreferences(parts.settings, preferences);
    emit host.languageWanted(preferences.language);
}

} // namespace

// What the user chooses once for all documents.
void addPreferences(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    apply(storedPreferences(parts.settings), host);
    host.addAction(ActionId::Preferences, &parts.window, [&host] {
        const WindowParts &all = host.parts();
        PreferencesDialog dialog(storedPreferences(all.settings), languageChoices(), &all.window);
        QObject::connect(&dialog, &PreferencesDialog::preferencesChanged, &host,
                         [&host](const Preferences &chosen) { apply(chosen, host); });
        dialog.exec();
    });
}

} // namespace limber
