#include "settings/importsettings.h"

#include "settings/settings.h"

namespace limber {

ImportChoices storedImportChoices(const Settings &settings)
{
    constexpr double mostRate = 2000.0;
    ImportChoices choices;
    choices.unit = settings.value(QStringLiteral("import/unit")).toString();
    const double rate = settings.value(QStringLiteral("import/framesPerSecond"), 0.0).toDouble();
    if (rate > 0.0 && rate <= mostRate)
        choices.framesPerSecond = rate;
    return choices;
}

void storeImportChoices(Settings &settings, const ImportChoices &choices)
{
    settings.setValue(QStringLiteral("import/unit"), choices.unit);
    settings.setValue(QStringLiteral("import/framesPerSecond"), choices.framesPerSecond);
}

} // namespace limber
