#include "character/characterskin.h"
#include "files/animfiles.h"
#include "files/clipfiles.h"
#include "files/filepath.h"
#include "files/piecefile.h"
#include "files/shownmotion.h"
#include "formats/format.h"
#include "formats/formatvalues.h"
#include "formats/sharedparameters.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/progressline.h"
#include "verbs/formatoptions.h"
#include "verbs/verb.h"

namespace limber::cli {

namespace {

CommandLine::Shape exportShape()
{
    return {"export", "Writes a motion in another format, by the extension of OUT.",
            "FILE OUT" + joined(exportExtensions(), "|"), 2, 2};
}

std::string exportExplanation()
{
    std::string text;
    for (const Format &format : formats()) {
        if (format.isExported())
            text += (text.empty() ? "" : "\n") +
                    explanationOf(std::string(format.exporting.extensions.front().text), format.exporting.help);
    }
    return text;
}

// A format with the ending that a file has.
struct Target
{
    const Format *format = nullptr;
    std::string extension;
};

// Returns no format if none has the ending of the file.
Target targetOf(const std::string &out)
{
    for (const Format &format : formats()) {
        for (const FormatExtension &extension : format.exporting.extensions) {
            if (out.ends_with(extension.text) || (out == "-" && format.exporting.isForStandardOutput))
                return {&format, std::string(extension.text)};
        }
    }
    return {};
}

int exportTo(const Target &target, ParameterValues values, const CommandLine &line)
{
    const std::string &file = line.arguments()[0];
    auto clip = loadClip(file, line);
    if (!clip)
        return exitstatus::Failed;
    std::optional<ShownMotion> shown; // on a character
    if (const auto character = line.value("character")) {
        shown = putOnCharacter(*std::move(clip), file, *character, upAxisIn(values), line);
        if (!shown)
            return exitstatus::Failed;
    }
    const Clip &written = shown ? shown->clip : *clip;
    ExportInput input{.clip = written,
                      .rules = shown ? shown->rules
                                     : decidePositionRules(written.skeleton, written.motion, line.positionRule()),
                      .values = std::move(values),
                      .extension = target.extension,
                      .name = fileNameOf(file)};
    if (shown) {
        input.upAxis = shown->up;
        input.surface = std::make_shared<const SceneMesh>(meshOnJoints(shown->character->character));
    }
    input.secondLife = [&] { return settingsBeside(file, written); };
    input.readFile = [](const std::string &other) { return loadBytes(other); };
    input.generator = std::string("Limber ") + LIMBER_VERSION;
    ProgressLine progress("exporting " + printable(file), line.isQuiet());
    input.progress = progress.callback();
    const ExportOutput made = target.format->exporting.make(input);
    if (!made.problem.isEmpty())
        reportError(file, made.problem.text());
    reportNotes(file, made.notes, line.isQuiet());
    return made.write && savePiecesTo(line.arguments()[1], made.write) ? exitstatus::Done : exitstatus::Failed;
}

// Returns what is wrong with the options about a character; empty for nothing.
std::string characterProblem(const CommandLine &line, const Target &target)
{
    if (line.value("character") && !target.format->exporting.showsSurface)
        return "--character is for another format than " + target.extension;
    return characterOptionsProblem(line);
}

int runExport(const Words &words)
{
    CommandLine line(exportShape());
    line.addExplanation(exportExplanation().c_str());
    FormatOptions options(line);
    for (const Format &format : formats())
        options.add(format.exporting.parameters);
    line.addOption(
        "character", "FILE",
        "For pages: shows the motion on a character with a mesh: .glb, .gltf, .vrm or .fbx. It is retargeted as "
        "retarget does it.");
    addCharacterMapping(line);
    if (const auto status = line.parse(words))
        return *status;
    const std::string &out = line.arguments()[1];
    const Target target = targetOf(out);
    if (target.format == nullptr)
        return line.wrongUsage("expected a file that ends in " + listedWords(exportExtensions(), "or") + ", found " +
                               inQuotes(out));
    const std::vector<FormatParameter> &parameters = target.format->exporting.parameters;
    if (const std::string problem = characterProblem(line, target); !problem.empty())
        return line.wrongUsage(problem);
    if (const std::string option = options.foreignTo(parameters); !option.empty())
        return line.wrongUsage("--" + option + " is for another format than " + target.extension);
    FormatValues read = valuesFrom(line, parameters);
    if (read.wrong != nullptr)
        return wrongValue(line, *read.wrong);
    return exportTo(target, std::move(read.values), line);
}

} // namespace

Verb exportVerb()
{
    return {"export",
            "writes a motion for engines, other programs, tables, NumPy, browsers or Second Life",
            runExport,
            {VerbFiles::Result::SecondWord, ".bvh", "", false}};
}

} // namespace limber::cli
