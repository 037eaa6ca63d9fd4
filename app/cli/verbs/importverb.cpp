#include "base/numbertext.h"
#include "files/animfiles.h"
#include "files/clipfiles.h"
#include "files/skeletonfiles.h"
#include "formats/format.h"
#include "formats/formatvalues.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/progressline.h"
#include "storage/importing/scenefile.h"
#include "storage/paths/filename.h"
#include "verbs/formatoptions.h"
#include "verbs/verb.h"

#include <algorithm>

namespace limber::cli {

namespace {

constexpr double mostRate = 2000.0; // frames per second

CommandLine::Shape importShape()
{
    return {"import", "Reads a motion in another format, by the extension of FILE, and writes it as BVH.",
            "FILE" + joined(importExtensions(), "|") + " OUT.bvh", 2, 2};
}

std::string labelOf(std::string_view help)
{
    std::vector<std::string_view> extensions;
    std::string_view name;
    for (const Format &format : formats()) {
        if (format.importing.help != help)
            continue;
        name = format.name;
        extensions.insert(extensions.end(), format.importing.extensions.begin(), format.importing.extensions.end());
    }
    return extensions.empty() ? std::string(name) : joined(extensions, ", ");
}

// Formats with the same help share one entry.
std::string importExplanation()
{
    std::vector<std::string_view> said;
    std::string text;
    for (const Format &format : formats()) {
        const std::string_view help = format.importing.help;
        if (!format.isImported() || std::ranges::find(said, help) != said.end())
            continue;
        said.push_back(help);
        text += (text.empty() ? "" : "\n") + explanationOf(labelOf(help), help);
    }
    return text;
}

std::string rateHelp()
{
    std::vector<std::string_view> said;
    std::string text;
    for (const Format &format : formats()) {
        const std::string_view help = format.importing.rateHelp;
        if (help.empty() || std::ranges::find(said, help) != said.end())
            continue;
        said.push_back(help);
        text += (text.empty() ? "" : ", ") + std::string(help);
    }
    return "Frames per second, over 0 to 2000. If not given: " + text + ".";
}

// Returns the format by the ending of the file. Another ending means an animation, or with a skeleton a table.
const Format &formatFor(const CommandLine &line)
{
    const bool hasSkeleton = line.isSet("skeleton");
    const Format *const named = importFormatOf(line.arguments()[0]);
    if (named != nullptr && (named->importing.scene || named->importing.needsSkeleton || !hasSkeleton))
        return *named;
    return *std::ranges::find_if(formats(), [hasSkeleton](const Format &format) {
        return format.importing.isForOtherFiles && format.importing.needsSkeleton == hasSkeleton;
    });
}

// Returns the endings of the formats that have an option.
std::string endingsWith(const std::string &option)
{
    std::vector<std::string_view> extensions;
    for (const Format &format : formats()) {
        const auto &parameters = format.importing.parameters;
        if (std::ranges::find(parameters, option, optionName) != parameters.end())
            extensions.insert(extensions.end(), format.importing.extensions.begin(), format.importing.extensions.end());
    }
    return listedWords(extensions, "and");
}

SceneLoad readScene(const std::string &file, const CommandLine &line)
{
    ProgressLine progress("reading " + printable(file), line.isQuiet());
    return loadScene(nameOfBytes(file), progress.callback());
}

int save(const std::string &file, const ImportOutput &made, const CommandLine &line)
{
    if (!made.problem.isEmpty())
        reportError(file, made.problem.text());
    report(file, made.findings, line.isQuiet());
    reportNotes(file, made.notes, line.isQuiet());
    const std::string &out = line.arguments()[1];
    const bool isSaved = made.clip && saveClip(*made.clip, out, made.writing, line) &&
                         (!made.secondLife || saveSettingsBeside(out, *made.clip, *made.secondLife, line));
    return isSaved ? exitstatus::Done : exitstatus::Failed;
}

int importScene(const Format &format, ImportInput input, const CommandLine &line)
{
    const std::string &file = line.arguments()[0];
    const SceneLoad loaded = readScene(file, line);
    if (!loaded.scene) {
        reportError(file, loaded.problem.text());
        return exitstatus::Failed;
    }
    input.scene = &*loaded.scene;
    return save(file, format.importing.read(input), line);
}

int importBytes(const Format &format, ImportInput input, const CommandLine &line)
{
    const std::string &file = line.arguments()[0];
    std::optional<Clip> skeleton;
    if (format.importing.needsSkeleton) {
        const auto from = line.value("skeleton");
        if (!from)
            return line.wrongUsage(std::string(format.importing.noun) + " needs --skeleton FILE.bvh");
        skeleton = loadSkeleton(*from, line);
        if (!skeleton)
            return exitstatus::Failed;
        input.skeleton = &*skeleton;
    }
    const auto bytes = loadBytes(file);
    if (!bytes)
        return exitstatus::Failed;
    input.bytes = *bytes;
    return save(file, format.importing.read(input), line);
}

int runImport(const Words &words)
{
    CommandLine line(importShape());
    line.addExplanation(importExplanation().c_str());
    line.addOption("rate", "N", rateHelp().c_str());
    FormatOptions options(line);
    for (const Format &format : formats())
        options.add(format.importing.parameters);
    line.addOption("skeleton", "FILE.bvh",
                   "For CSV and NumPy, required: the file whose skeleton and channels the numbers are for, or the "
                   "name of a built-in skeleton (see limber-cli retarget --list-skeletons).");
    if (const auto status = line.parse(words))
        return *status;
    ImportInput input;
    if (const auto word = line.value("rate")) {
        input.framesPerSecond = numberOfText(*word);
        if (!input.framesPerSecond || !(*input.framesPerSecond > 0.0) || *input.framesPerSecond > mostRate)
            return line.wrongUsage("expected frames per second over 0 to 2000 for --rate, found " + inQuotes(*word));
    }
    const Format &format = formatFor(line);
    if (format.importing.scene && line.isSet("skeleton"))
        return line.wrongUsage("--skeleton is for tables");
    if (const std::string option = options.foreignTo(format.importing.parameters); !option.empty())
        return line.wrongUsage("--" + option + " is for " + endingsWith(option));
    FormatValues read = valuesFrom(line, format.importing.parameters);
    if (read.wrong != nullptr)
        return wrongValue(line, *read.wrong);
    input.values = std::move(read.values);
    return format.importing.scene ? importScene(format, std::move(input), line)
                                  : importBytes(format, std::move(input), line);
}

} // namespace

Verb importVerb()
{
    static const std::string extensions = joined(importExtensions(), " ");
    return {"import",
            "reads a motion of another format and writes it as BVH",
            runImport,
            {VerbFiles::Result::SecondWord, extensions, ".bvh", false}};
}

} // namespace limber::cli
