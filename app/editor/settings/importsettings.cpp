// This file has the part of Settings that remembers imports.
#include "settings/settings.h"

namespace limber {

ImportChoices Settings::importChoices() const
{
    constexpr double mostRate = 2000.0;
    ImportChoices choices;
    choices.unit = value(QStringLiteral("import/unit")).toString();
    const double rate = value(QStringLiteral("import/framesPerSecond"), 0.0).toDouble();
    if (rate > 0.0 && rate <= mostRate)
        choices.framesPerSecond = rate;
    return choices;
}

void Settings::setImportChoices(const ImportChoices &choices)
{
    m_store.setValue(QStringLiteral("import/unit"), choices.unit);
    m_store.setValue(QStringLiteral("import/framesPerSecond"), choices.framesPerSecond);
}

} // namespace limber
