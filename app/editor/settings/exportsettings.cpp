#include "settings/exportsettings.h"

#include "settings/settings.h"

#include <algorithm>
#include <iterator>

namespace limber {

namespace {

QString exportKey(const char *word)
{
    return QStringLiteral("export/") + QLatin1String(word);
}

QString exportKey(const Format &format, const FormatParameter &one)
{
    return QStringLiteral("export/%1/%2").arg(QString::fromUtf8(format.name), QString::fromUtf8(one.parameter.name));
}

// Returns what was chosen, which before formats had names was a number.
QString storedTarget(const Settings &settings)
{
    constexpr const char *oldTargets[] = {"glb", "gltf", "csv", "npz", "html", "png", "sheet", "mp4", "webm", "gif"};
    const QString stored = settings.value(exportKey("format")).toString();
    bool isNumber = false;
    const int old = stored.toInt(&isNumber);
    const bool isOld = isNumber && old >= 0 && old < static_cast<int>(std::size(oldTargets));
    return isOld ? QLatin1String(oldTargets[old]) : exportTargetOf(stored).key;
}

// Where a setting was kept before each format had its own ones, and how.
struct OldSetting
{
    enum class Kind { Text, Flag, Index, Character };

    std::string_view format;
    std::string_view parameter;
    const char *key;
    Kind kind;
};

constexpr OldSetting oldSettings[] = {
    {"gltf", "unit", "unit", OldSetting::Kind::Text},
    {"gltf", "figure", "figure", OldSetting::Kind::Flag},
    {"gltf", "fewer-keys", "fewerKeysDegrees", OldSetting::Kind::Text},
    {"csv", "content", "content", OldSetting::Kind::Index},
    {"csv", "space", "space", OldSetting::Kind::Index},
    {"csv", "separator", "separator", OldSetting::Kind::Character},
    {"csv", "header", "header", OldSetting::Kind::Flag},
    {"csv", "frames", "frames", OldSetting::Kind::Flag},
    {"csv", "times", "times", OldSetting::Kind::Flag},
};

QString textOfOld(const OldSetting &old, const QVariant &stored, const Parameter &parameter)
{
    const auto index = static_cast<std::size_t>(stored.toUInt());
    switch (old.kind) {
    case OldSetting::Kind::Text:
        break;
    case OldSetting::Kind::Flag:
        return stored.toBool() ? QStringLiteral("yes") : QStringLiteral("no");
    case OldSetting::Kind::Index:
        return index < parameter.words.size() ? QString::fromUtf8(parameter.words[index].word) : QString();
    case OldSetting::Kind::Character:
        return stored.toString() == u";"    ? QStringLiteral("semicolon")
               : stored.toString() == u"\t" ? QStringLiteral("tab")
                                            : QStringLiteral("comma");
    }
    return stored.toString();
}

QString oldText(const Settings &settings, const Format &format, const FormatParameter &one)
{
    const auto *const old = std::ranges::find_if(oldSettings, [&](const OldSetting &each) {
        return each.format == format.name && each.parameter == one.parameter.name;
    });
    if (old == std::end(oldSettings) || !settings.value(exportKey(old->key)).isValid())
        return {};
    const bool isOff = one.parameter.name == "fewer-keys" && !settings.value(exportKey("fewerKeys")).toBool();
    return isOff ? QString() : textOfOld(*old, settings.value(exportKey(old->key)), one.parameter);
}

// Calls `visit` for each parameter that the dialog asks for.
template <typename Visit>
void visitParameters(const Visit &visit)
{
    for (const Format &format : formats()) {
        if (!format.isExported() || !format.exporting.isInDialog)
            continue;
        for (const FormatParameter &one : format.exporting.parameters) {
            if (one.isInWindow)
                visit(format, one);
        }
    }
}

std::map<std::string, FormatSettings, std::less<>> storedSettings(const Settings &settings)
{
    std::map<std::string, FormatSettings, std::less<>> all;
    visitParameters([&](const Format &format, const FormatParameter &one) {
        const QVariant stored = settings.value(exportKey(format, one));
        const QString found = stored.isValid() ? stored.toString() : oldText(settings, format, one);
        const std::string text = found.toStdString();
        if (!text.empty() && text != firstText(one) && takes(one, text))
            all[std::string(format.name)].emplace(one.parameter.name, text);
    });
    return all;
}

void storeFormatSettings(Settings &settings, const ExportChoices &choices)
{
    visitParameters([&](const Format &format, const FormatParameter &one) {
        QString text;
        if (const auto chosen = choices.settings.find(format.name); chosen != choices.settings.end()) {
            if (const auto found = chosen->second.find(one.parameter.name); found != chosen->second.end())
                text = QString::fromStdString(found->second);
        }
        settings.setValue(exportKey(format, one), text);
    });
}

} // namespace

ExportChoices storedExportChoices(const Settings &settings)
{
    ExportChoices choices;
    choices.target = storedTarget(settings);
    choices.settings = storedSettings(settings);
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
    pictures.background = static_cast<PictureBackground>(side("pictureBackground", 0, 3, 0));
    pictures.hasCaption = settings.value(exportKey("pictureCaption"), pictures.hasCaption).toBool();
    return choices;
}

void storeExportChoices(Settings &settings, const ExportChoices &choices)
{
    settings.setValue(exportKey("format"), choices.target);
    storeFormatSettings(settings, choices);
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
