// How exports are remembered.
#include "settings/settings.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

QString exportKey(const char *word)
{
    return QStringLiteral("export/") + QLatin1String(word);
}

} // namespace

ExportChoices Settings::exportChoices() const
{
    ExportChoices choices;
    const auto number = [this](const char *word, int last, int otherwise) {
        const int read = value(exportKey(word), otherwise).toInt();
        return read >= 0 && read <= last ? read : otherwise;
    };
    const auto flag = [this](const char *word, bool otherwise) { return value(exportKey(word), otherwise).toBool(); };
    choices.format = static_cast<ExportFormat>(number("format", 3, static_cast<int>(choices.format)));
    choices.unit = value(exportKey("unit")).toString();
    choices.hasFigure = flag("figure", choices.hasFigure);
    choices.hasFewerKeys = flag("fewerKeys", choices.hasFewerKeys);
    const double degrees = value(exportKey("fewerKeysDegrees"), choices.fewerKeysDegrees).toDouble();
    if (std::isfinite(degrees) && degrees > 0.0 && degrees < 90.0)
        choices.fewerKeysDegrees = degrees;
    choices.content = static_cast<TableContent>(number("content", 6, static_cast<int>(choices.content)));
    choices.space = static_cast<TableSpace>(number("space", 1, static_cast<int>(choices.space)));
    const QString separator = value(exportKey("separator"), QString(choices.separator)).toString();
    if (separator == u',' || separator == u';' || separator == u'\t')
        choices.separator = separator.front();
    choices.hasHeader = flag("header", choices.hasHeader);
    choices.hasFrames = flag("frames", choices.hasFrames);
    choices.hasTimes = flag("times", choices.hasTimes);
    return choices;
}

void Settings::setExportChoices(const ExportChoices &choices)
{
    m_store.setValue(exportKey("format"), static_cast<int>(choices.format));
    m_store.setValue(exportKey("unit"), choices.unit);
    m_store.setValue(exportKey("figure"), choices.hasFigure);
    m_store.setValue(exportKey("fewerKeys"), choices.hasFewerKeys);
    m_store.setValue(exportKey("fewerKeysDegrees"), choices.fewerKeysDegrees);
    m_store.setValue(exportKey("content"), static_cast<int>(choices.content));
    m_store.setValue(exportKey("space"), static_cast<int>(choices.space));
    m_store.setValue(exportKey("separator"), QString(choices.separator));
    m_store.setValue(exportKey("header"), choices.hasHeader);
    m_store.setValue(exportKey("frames"), choices.hasFrames);
    m_store.setValue(exportKey("times"), choices.hasTimes);
}

} // namespace limber
