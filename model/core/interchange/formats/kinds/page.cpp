#include "base/messageform.h"
#include "character/mannequinmesh.h"
#include "formats/format.h"
#include "formats/sharedparameters.h"
#include "messages/formatmessages.h"
#include "webpage/pageexport.h"

#include <memory>

namespace limber {

namespace {

ExportOutput makePage(const ExportInput &input)
{
    PageOptions options;
    options.title = input.values.has("title") ? input.values.text("title") : input.name;
    options.upAxis = upAxisOf(input);
    options.nameAsText = input.nameAsText;
    options.progress = input.progress;
    options.surface = input.surface;
    if (!options.surface && input.values.flag("mannequin"))
        options.surface = std::make_shared<const SceneMesh>(
            meshOfMannequin(Mannequin(input.clip, input.rules, options.upAxis), input.clip.skeleton));
    ExportOutput output;
    constexpr std::uint64_t heavyBytes = 100'000'000;
    if (const std::uint64_t bytes = pageBytes(input.clip, options.surface.get()); bytes > heavyBytes)
        output.notes.push_back({FormatNote::Kind::Warning, "a page of " + std::to_string(bytes / 1'000'000) +
                                                               " MB: many browsers are slow with that"});
    output.write = [&clip = input.clip, rules = input.rules, options](const ByteSink &sink) {
        return writePage(clip, rules, options, sink);
    };
    return output;
}

std::vector<Message> lossesOfPage(const ParameterValues &values)
{
    if (values.has("mannequin") && values.flag("mannequin"))
        return {}; // it needs the rotations, too
    return {messages::lossAllButPositions()};
}

FormatParameter titleParameter()
{
    return {.parameter = {.name = "title", .title = "", .help = "", .kind = Parameter::Kind::Text},
            .optionHelp = "For pages: the text above the figure; if not given, the name of the file.",
            .isInWindow = false};
}

FormatParameter bodyParameter()
{
    FormatParameter body = mannequinParameter();
    body.parameter.help = QT_TRANSLATE_NOOP("limber::Format", "The document's character, or else a mannequin");
    return body;
}

} // namespace

Format pageFormat()
{
    return {.name = "page",
            .title = QT_TRANSLATE_NOOP("limber::Format", "Page for a browser"),
            .place = 50,
            .exporting = {.extensions = {{".html", QT_TRANSLATE_NOOP("limber::Format", "Page for a browser")}},
                          .purpose = QT_TRANSLATE_NOOP(
                              "limber::Format",
                              "For people without Limber: one file that plays the motion in any browser, offline."),
                          .help = "a page that plays the motion in any browser, without a connection",
                          .parameters = {exportedUpParameter(), titleParameter(), bodyParameter()},
                          .showsSurface = true,
                          .losses = lossesOfPage,
                          .make = makePage}};
}

} // namespace limber
