#include "settings/preferencesettings.h"

#include "settings/settings.h"

namespace limber {

namespace {

constexpr int mostBackups = 100;

} // namespace

Preferences storedPreferences(const Settings &settings)
{
    Preferences result;
    result.language = settings.value(QStringLiteral("language")).toString();
    const int theme = settings.value(QStringLiteral("theme"), 0).toInt();
    if (theme >= 0 && theme <= static_cast<int>(Theme::Mode::Light))
        result.theme = static_cast<Theme::Mode>(theme);
    const int style = settings.value(QStringLiteral("toolBarStyle"), static_cast<int>(result.toolBarStyle)).toInt();
    if (style >= Qt::ToolButtonIconOnly && style <= Qt::ToolButtonTextUnderIcon)
        result.toolBarStyle = static_cast<Qt::ToolButtonStyle>(style);
    using Startup = Preferences::Startup;
    if (settings.value(QStringLiteral("reopenFiles"), false).toBool())
        result.startup =
            settings.value(QStringLiteral("keepChanges"), false).toBool() ? Startup::Changes : Startup::Files;
    const int backups = settings.value(QStringLiteral("backups"), 0).toInt();
    result.backups = backups > 0 && backups <= mostBackups ? backups : 0;
    result.nameCodec = settings.value(QStringLiteral("nameCodec")).toByteArray();
    return result;
}

void storePreferences(Settings &settings, const Preferences &preferences)
{
    settings.setValue(QStringLiteral("language"), preferences.language);
    settings.setValue(QStringLiteral("theme"), static_cast<int>(preferences.theme));
    settings.setValue(QStringLiteral("toolBarStyle"), static_cast<int>(preferences.toolBarStyle));
    settings.setValue(QStringLiteral("reopenFiles"), preferences.startup != Preferences::Startup::StartPage);
    settings.setValue(QStringLiteral("keepChanges"), preferences.startup == Preferences::Startup::Changes);
    settings.setValue(QStringLiteral("backups"), preferences.backups);
    settings.setValue(QStringLiteral("nameCodec"), preferences.nameCodec);
}

} // namespace limber
