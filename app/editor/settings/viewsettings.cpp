#include "settings/viewsettings.h"

#include "settings/settings.h"

#include <utility>

namespace limber {

namespace {

constexpr std::pair<const char *, bool ViewOptions::*> viewOptionWords[] = {
    {"grid", &ViewOptions::grid},         {"shadow", &ViewOptions::shadow},     {"joints", &ViewOptions::joints},
    {"names", &ViewOptions::names},       {"original", &ViewOptions::original}, {"trails", &ViewOptions::trails},
    {"skins", &ViewOptions::onionSkins},  {"follow", &ViewOptions::follow},     {"weight", &ViewOptions::weight},
    {"touch", &ViewOptions::touchShapes},
};

constexpr std::pair<FigureStyle, const char *> figureWords[] = {
    {FigureStyle::Bones, "bones"},
    {FigureStyle::BodyWithBones, "both"},
    {FigureStyle::Body, "body"},
};

QString viewKey(const char *word)
{
    return QStringLiteral("view/") + QLatin1String(word);
}

} // namespace

ViewOptions storedViewOptions(const Settings &settings)
{
    ViewOptions options;
    for (const auto &[word, option] : viewOptionWords)
        options.*option = settings.value(viewKey(word), options.*option).toBool();
    const QString figure = settings.value(viewKey("figure"), QString()).toString();
    for (const auto &[style, word] : figureWords) {
        if (figure == QLatin1String(word))
            options.figure = style;
    }
    return options;
}

void storeViewOptions(Settings &settings, const ViewOptions &options)
{
    for (const auto &[word, option] : viewOptionWords)
        settings.setValue(viewKey(word), options.*option);
    for (const auto &[style, word] : figureWords) {
        if (options.figure == style)
            settings.setValue(viewKey("figure"), QString::fromLatin1(word));
    }
}

ViewLayout storedViewLayout(const Settings &settings)
{
    ViewLayout layout;
    const int count = settings.value(QStringLiteral("view/count"), 1).toInt();
    if (count == 2 || count == 4)
        layout.count = static_cast<ViewCount>(count);
    layout.across = settings.value(QStringLiteral("view/across"), layout.across).toDouble();
    layout.down = settings.value(QStringLiteral("view/down"), layout.down).toDouble();
    layout.isMaximised = settings.value(QStringLiteral("view/maximised"), false).toBool();
    const int active = settings.value(QStringLiteral("view/active"), 0).toInt();
    if (active >= 0 && active < viewPlaceCount)
        layout.active = static_cast<ViewPlace>(active);
    return tidied(layout);
}

void storeViewLayout(Settings &settings, const ViewLayout &layout)
{
    settings.setValue(QStringLiteral("view/count"), static_cast<int>(layout.count));
    settings.setValue(QStringLiteral("view/across"), layout.across);
    settings.setValue(QStringLiteral("view/down"), layout.down);
    settings.setValue(QStringLiteral("view/maximised"), layout.isMaximised);
    settings.setValue(QStringLiteral("view/active"), static_cast<int>(layout.active));
}

} // namespace limber
