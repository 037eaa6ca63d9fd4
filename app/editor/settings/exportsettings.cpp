// This file has the part of Settings that remembers exports.
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
    choices.format = static_cast<ExportFormat>(
        number("format", static_cast<int>(ExportFormat::Gif), static_cast<int>(choices.format)));
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
    PictureChoices &pictures = choices.pictures;
    const auto side = [&](const char *word, int least, int most, int otherwise) {
        const int read = number(word, most, otherwise);
        return read < least ? otherwise : read;
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
    m_store.setValue(exportKey("pictureWidth"), choices.pictures.width);
    m_store.setValue(exportKey("pictureHeight"), choices.pictures.height);
    m_store.setValue(exportKey("cellWidth"), choices.pictures.cellWidth);
    m_store.setValue(exportKey("cellHeight"), choices.pictures.cellHeight);
    m_store.setValue(exportKey("sheetColumns"), choices.pictures.columns);
    m_store.setValue(exportKey("sheetRows"), choices.pictures.rows);
    m_store.setValue(exportKey("pictureBackground"), static_cast<int>(choices.pictures.background));
    m_store.setValue(exportKey("pictureCaption"), choices.pictures.hasCaption);
}

} // namespace limber
