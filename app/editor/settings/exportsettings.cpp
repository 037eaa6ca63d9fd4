#include "settings/exportsettings.h"

#include "settings/settings.h"

#include <cmath>

namespace limber {

namespace {

QString exportKey(const char *word)
{
    return QStringLiteral("export/") + QLatin1String(word);
}

} // namespace

ExportChoices storedExportChoices(const Settings &settings)
{
    ExportChoices choices;
    const auto number = [&settings](const char *word, int last, int otherwise) {
        return settings.number(exportKey(word), 0, last, otherwise);
    };
    const auto flag = [&settings](const char *word, bool otherwise) {
        return settings.value(exportKey(word), otherwise).toBool();
    };
    choices.format = static_cast<ExportFormat>(
        number("format", static_cast<int>(ExportFormat::Gif), static_cast<int>(choices.format)));
    choices.unit = settings.value(exportKey("unit")).toString();
    choices.hasFigure = flag("figure", choices.hasFigure);
    choices.hasFewerKeys = flag("fewerKeys", choices.hasFewerKeys);
    const double degrees = settings.value(exportKey("fewerKeysDegrees"), choices.fewerKeysDegrees).toDouble();
    if (std::isfinite(degrees) && degrees > 0.0 && degrees < 90.0)
        choices.fewerKeysDegrees = degrees;
    choices.content = static_cast<TableContent>(number("content", 6, static_cast<int>(choices.content)));
    choices.space = static_cast<TableSpace>(number("space", 1, static_cast<int>(choices.space)));
    const QString separator = settings.value(exportKey("separator"), QString(choices.separator)).toString();
    if (separator == u',' || separator == u';' || separator == u'\t')
        choices.separator = separator.front();
    choices.hasHeader = flag("header", choices.hasHeader);
    choices.hasFrames = flag("frames", choices.hasFrames);
    choices.hasTimes = flag("times", choices.hasTimes);
    PictureChoices &pictures = choices.pictures;
    const auto side = [&](const char *word, int least, int most, int otherwise) {
        return settings.number(exportKey(word), least, most, otherwise);
    };
    pictures.width = side("pictureWidth", 16, 4000, pictures.width);
    pictures.height = side("pictureHeight", 16, 4000, pictures.height);
    pictures.cellWidth = side("cellWidth", 16, 4000, pictures.cellWidth);
    pictures.cellHeight = side("cellHeight", 16, 4000, pictures.cellHeight);
    pictures.columns = side("sheetColumns", 1, 100, pictures.columns);
    pictures.rows = side("sheetRows", 1, 100, pictures.rows);
    pictures.background = static_cast<PictureBackground>(number("pictureBackground", 3, 0));
    pictures.hasCaption = flag("pictureCaption", pictures.hasCaption);
    return choices;
}

void storeExportChoices(Settings &settings, const ExportChoices &choices)
{
    settings.setValue(exportKey("format"), static_cast<int>(choices.format));
    settings.setValue(exportKey("unit"), choices.unit);
    settings.setValue(exportKey("figure"), choices.hasFigure);
    settings.setValue(exportKey("fewerKeys"), choices.hasFewerKeys);
    settings.setValue(exportKey("fewerKeysDegrees"), choices.fewerKeysDegrees);
    settings.setValue(exportKey("content"), static_cast<int>(choices.content));
    settings.setValue(exportKey("space"), static_cast<int>(choices.space));
    settings.setValue(exportKey("separator"), QString(choices.separator));
    settings.setValue(exportKey("header"), choices.hasHeader);
    settings.setValue(exportKey("frames"), choices.hasFrames);
    settings.setValue(exportKey("times"), choices.hasTimes);
    settings.setValue(exportKey("pictureWidth"), choices.pictures.width);
    settings.setValue(exportKey("pictureHeight"), choices.pictures.height);
    settings.setValue(exportKey("cellWidth"), choices.pictures.cellWidth);
    settings.setValue(exportKey("cellHeight"), choices.pictures.cellHeight);
    settings.setValue(exportKey("sheetColumns"), choices.pictures.columns);
    settings.setValue(exportKey("sheetRows"), choices.pictures.rows);
    settings.setValue(exportKey("pictureBackground"), static_cast<int>(choices.pictures.background));
    settings.setValue(exportKey("pictureCaption"), choices.pictures.hasCaption);
}

} // namespace limber
