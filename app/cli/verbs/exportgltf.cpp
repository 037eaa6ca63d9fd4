#include "verbs/exportgltf.h"

#include "body/upaxisdecision.h"
#include "files/clipfiles.h"
#include "files/filepath.h"
#include "files/piecefile.h"
#include "gltf/gltfexport.h"
#include "gltf/lengthunit.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/progressline.h"
#include "retarget/mappingsettings.h"
#include "words/numberword.h"

namespace limber::cli {

namespace {

constexpr double mostDegrees = 45.0;

// Returns what is wrong with the words, or an empty text; puts their values into the options.
std::string problemWithWords(const CommandLine &line, GltfOptions &options, std::optional<LengthUnit> &unit)
{
    if (const auto word = line.value("unit")) {
        unit = lengthUnitNamed(*word);
        if (!unit)
            return "expected mm, cm, dm, in, ft or m for --unit, found " + cli::inQuotes(*word);
    }
    if (const auto word = line.value("fewer-keys")) {
        const auto degrees = numberFromWord(*word);
        if (!degrees || !(*degrees > 0.0) || *degrees > mostDegrees)
            return "expected degrees over 0 to 45 for --fewer-keys, found " + cli::inQuotes(*word);
        options.tolerance = GltfTolerance::within(*degrees);
    }
    return {};
}

// Returns the name of the file without folder and extension.
std::string stemOf(const std::string &file)
{
    const std::string name = fileNameOf(file);
    const std::string stem = name.substr(0, name.rfind('.'));
    return stem.empty() || name == "-" ? "motion" : stem;
}

void reportExport(const std::string &file, const Clip &clip, const GltfExport &made, const LengthUnit &unit,
                  bool isGiven, Axis up)
{
    constexpr const char *axes[]{"X", "Y", "Z"};
    reportNote(file, countedText(static_cast<std::size_t>(clip.skeleton.jointCount()), "joint") + ", " +
                         countedText(static_cast<std::size_t>(made.keyCount()), "key") + ", lengths in " +
                         std::string(unit.name) + (isGiven ? "" : " by the height (--unit sets another)") + ", " +
                         axes[static_cast<std::size_t>(up)] + " up");
}

} // namespace

void addGltfOptions(CommandLine &line)
{
    line.addOption("unit", "mm|cm|dm|in|ft|m",
                   "For glTF: what lengths of the file are in; else the unit in which the figure is about as tall as a "
                   "person.");
    line.addOption("up", "auto|x|y|z", "For glTF and pages: the axis that points up; auto is the default.");
    line.addOption("fewer-keys", "DEGREES",
                   "For glTF: leaves out keys as long as no joint is off by more than this, and no translation by more "
                   "than 5 mm for each degree.");
    line.addFlag("no-figure", "For glTF: leaves out the stick figure, which programs that show only meshes need.");
}

int exportGltf(const CommandLine &line)
{
    const std::string &file = line.arguments()[0];
    const std::string &out = line.arguments()[1];
    GltfOptions options;
    std::optional<LengthUnit> unit;
    if (const std::string problem = problemWithWords(line, options, unit); !problem.empty())
        return line.wrongUsage(problem);
    const auto up = upAxisFromWord(line.value("up").value_or("auto"));
    if (!up)
        return line.wrongUsage("expected auto, x, y or z for --up, found " + cli::inQuotes(*line.value("up")));
    const auto clip = loadClip(file, line);
    if (!clip)
        return exitstatus::Failed;
    const PositionRules rules = decidePositionRules(clip->skeleton, clip->motion, line.positionRule());
    const LengthUnit chosen = unit.value_or(likelyLengthUnit(clip->skeleton));
    options.form = out.ends_with(".gltf") ? GltfForm::Text : GltfForm::Binary;
    options.metresPerUnit = chosen.metres;
    options.upAxis = decideUpAxis(*clip, rules, *up).axis;
    options.hasFigure = !line.isSet("no-figure");
    options.motionName = stemOf(file);
    options.generator = std::string("Limber ") + LIMBER_VERSION;
    ProgressLine progress("exporting " + printable(file), line.isQuiet());
    options.progress = progress.callback();
    const auto made = GltfExport::make(*clip, rules, options);
    if (!made)
        return exitstatus::Failed;
    if (const Message problem = made->problem(); !problem.isEmpty()) {
        reportError(file, problem.text());
        return exitstatus::Failed;
    }
    if (!line.isQuiet())
        reportExport(file, *clip, *made, chosen, unit.has_value(), options.upAxis);
    return savePiecesTo(out, [&made](const PieceSink &sink) { return made->write(sink); }) ? exitstatus::Done
                                                                                           : exitstatus::Failed;
}

} // namespace limber::cli
