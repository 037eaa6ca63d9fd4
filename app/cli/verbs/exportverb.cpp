#include "output/messages.h"
#include "verbs/exportanim.h"
#include "verbs/exportcsv.h"
#include "verbs/exportgltf.h"
#include "verbs/exportnpz.h"
#include "verbs/exportpage.h"
#include "verbs/verbs.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace limber::cli {

namespace {

CommandLine::Shape exportShape()
{
    return {"export", "Writes a motion in another format, by the extension of OUT.",
            "FILE OUT.anim|.glb|.gltf|.csv|.npz|.html", 2, 2};
}

constexpr const char *exportExplanation =
    ".anim   an animation of Second Life; as on an upload the first frame is the reference and is not played: joints\n"
    "        that never leave it are left out, the root moves relative to it, and lengths are inches\n"
    ".glb    glTF 2.0 for engines and other programs; .gltf is the same as text\n"
    ".csv    a table, one frame per row\n"
    ".npz    arrays for NumPy\n"
    ".html   a page that plays the motion in any browser, without a connection";

constexpr const char *animOptions[] = {"priority", "loop",      "loop-in", "loop-out", "ease-in",
                                       "ease-out", "hand-pose", "emote",   "settings", "keys"};
constexpr const char *gltfOptions[] = {"unit", "up", "fewer-keys", "no-figure"};
constexpr const char *csvOptions[] = {"content",   "space",     "separator", "decimals",
                                      "no-header", "no-frames", "no-times"};
constexpr const char *pageOptions[] = {"up", "title"};

struct Format
{
    std::string_view extension;
    std::span<const char *const> options;
    int (*run)(const CommandLine &line);
};

constexpr Format formats[] = {
    {".anim", animOptions, exportAnimation}, {".glb", gltfOptions, exportGltf}, {".gltf", gltfOptions, exportGltf},
    {".csv", csvOptions, exportCsv},         {".npz", {}, exportNpz},           {".html", pageOptions, exportPage},
};

bool has(std::span<const char *const> options, std::string_view option)
{
    return std::ranges::find(options, option) != options.end();
}

// Returns an option that was given and belongs to other formats only; empty if there is none.
std::string foreignOption(const CommandLine &line, const Format &format)
{
    for (const Format &other : formats) {
        for (const char *option : other.options) {
            if (line.isSet(option) && !has(format.options, option))
                return option;
        }
    }
    return {};
}

} // namespace

int runExport(const Words &words)
{
    CommandLine line(exportShape());
    line.addExplanation(exportExplanation);
    addAnimOptions(line);
    addGltfOptions(line);
    addCsvOptions(line);
    addPageOptions(line);
    if (const auto status = line.parse(words))
        return *status;
    const std::string &out = line.arguments()[1];
    const auto *const format = std::ranges::find_if(formats, [&out](const Format &one) {
        return out.ends_with(one.extension) || (out == "-" && one.extension == ".anim");
    });
    if (format == std::end(formats))
        return line.wrongUsage("expected a file that ends in .anim, .glb, .gltf, .csv, .npz or .html, found " +
                               inQuotes(out));
    if (const std::string option = foreignOption(line, *format); !option.empty())
        return line.wrongUsage("--" + option + " is for another format than " + std::string(format->extension));
    return format->run(line);
}

} // namespace limber::cli
