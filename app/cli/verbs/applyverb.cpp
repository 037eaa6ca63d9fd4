#include "base/finding.h"
#include "files/clipfiles.h"
#include "files/mappingfiles.h"
#include "files/operationfiles.h"
#include "operations/applyoperation.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/outputstream.h"
#include "output/progressline.h"
#include "report/operationtext.h"
#include "report/resulttext.h"
#include "verbs/verb.h"
#include "words/flooroption.h"

#include <QJsonArray>

#include <limits>
#include <optional>

namespace limber::cli {

namespace {

CommandLine::Shape applyShape()
{
    return {"apply",
            "Applies one or more operations to a file, in order. Values, joints and frames that need not change keep "
            "their text.\nIN and OUT may be the same file.",
            "IN OUT [OPERATION[:KEY=VALUE,...]...]", 2, std::numeric_limits<std::size_t>::max()};
}

constexpr const char *applyExplanation =
    "limber-cli operations lists the operations with their settings. Put a value with , : or spaces in quotes.\n"
    "Example: limber-cli apply in.bvh out.bvh resample:fps=60 smooth:cutoff=6,joints=LeftArm+RightArm";

// Returns the calls of the recipe, then those of the command line; or what is wrong with one of them, and in `helping`
// the command that explains it.
Outcome<std::vector<OperationCall>> callsOf(const CommandLine &line, std::string &helping)
{
    using Calls = std::vector<OperationCall>;
    Calls calls;
    if (const auto file = line.value("recipe")) {
        auto recipe = loadRecipe(*file, helping);
        if (!recipe)
            return recipe;
        calls = std::move(*recipe.value);
    }
    for (std::size_t i = 2; i < line.arguments().size(); ++i) {
        ParsedCall parsed = parseCall(line.arguments()[i]);
        const Message problem = parsed.call ? problemOf(*parsed.call) : parsed.problem;
        if (!problem.isEmpty()) {
            helping = helpOn(line.arguments()[i]);
            return Outcome<Calls>::failure(problem.text());
        }
        calls.push_back(std::move(*parsed.call));
    }
    if (calls.empty())
        return Outcome<Calls>::failure("expected an operation such as smooth or smooth:cutoff=6");
    return Outcome<Calls>::success(std::move(calls));
}

// The input of one operation, and its result for the next one.
struct Work
{
    Clip clip;
    std::optional<Contacts> contacts; // set by the user; no value: to be detected
    UpAxisChoice upAxis = UpAxisChoice::Auto; // decided by the first operation
    FloorChoice floor{}; // set by the user
};

// What the operations did, for programs.
struct Results
{
    QJsonArray printed; // for --json
    QJsonArray report; // for --report
};

// Returns the exit status: Done if the clip was changed as requested.
int apply(const OperationCall &call, Work &work, OperationContext context, const CommandLine &line, Results &results)
{
    Clip &clip = work.clip;
    context.contacts = work.contacts ? &*work.contacts : nullptr;
    context.floor = work.floor;
    if (work.upAxis != UpAxisChoice::Auto)
        context.upAxis = work.upAxis;
    ProgressLine progress(call.name + " " + printable(line.arguments()[0]), line.isQuiet());
    AppliedOperation applied = applyOperation(call, clip, context, progress.callback());
    if (applied.outcome == AppliedOperation::Outcome::WrongCall)
        return line.wrongUsage(applied.problem.text(), helpOn(call.name));
    if (applied.outcome == AppliedOperation::Outcome::UnreadableClip)
        return exitstatus::Failed; // reported when it was read
    if (!applied.isDone()) {
        reportError(line.arguments()[0], call.name + ": " + applied.problem.text());
        return exitstatus::Failed;
    }
    if (!line.isQuiet())
        reportApplied(line.arguments()[1], call, applied, clip.skeleton);
    results.printed.append(appliedJson(call, applied, clip.skeleton));
    for (const QJsonValue &each : reportedJson(call, applied, clip.skeleton))
        results.report.append(each);
    clip = std::move(applied.clip);
    work.contacts = std::move(applied.contacts);
    work.floor = applied.floor;
    work.upAxis = choiceOf(applied.upAxis);
    return exitstatus::Done;
}

int runApply(const Words &words)
{
    CommandLine line(applyShape());
    line.addExplanation(applyExplanation);
    line.addOption("recipe", "FILE",
                   "Applies the operations of a recipe first: a text file with one operation per line.");
    line.addOption("contacts", "FILE",
                   "When feet stand in IN, as limber-cli contacts writes it; detected if not given.");
    addFloorOption(line);
    line.addOption("report", "FILE",
                   "Writes what each operation did as JSON: its figures, notes and warnings, and for filled gaps the "
                   "method and the expected error.");
    line.addFlag("json", "Prints one JSON document: a list with an object for each operation.");
    if (const auto status = line.parse(words))
        return *status;
    std::string helping;
    const auto calls = callsOf(line, helping);
    if (!calls)
        return line.wrongUsage(calls.problem, helping);

    const Outcome<FloorChoice> floor = floorFrom(line);
    if (!floor)
        return line.wrongUsage(floor.problem);

    const std::string &in = line.arguments()[0];
    const std::string &out = line.arguments()[1];
    if (out == "-" && line.isSet("json"))
        return line.wrongUsage("expected a file for OUT with --json, found -");
    const std::string reportFile = line.value("report").value_or("");
    if (reportFile == "-" && (out == "-" || line.isSet("json")))
        return line.wrongUsage("expected a file for --report, found -");
    auto clip = loadClip(in, line);
    if (!clip)
        return exitstatus::Failed;
    Work work{std::move(*clip), std::nullopt, UpAxisChoice::Auto, *floor.value};
    if (const auto file = line.value("contacts")) {
        work.contacts = loadContacts(*file, work.clip.skeleton, work.clip.motion.frameCount());
        if (!work.contacts)
            return exitstatus::Failed;
    }
    const OperationContext context = operationContext(line);
    Results results;
    for (const OperationCall &call : *calls.value) {
        if (const int status = apply(call, work, context, line, results); status != exitstatus::Done)
            return status;
    }
    if (!saveClip(work.clip, out, {}, line))
        return exitstatus::Failed;
    if (!reportFile.empty() && !saveTextFile(jsonText(results.report), reportFile))
        return exitstatus::Failed;
    return !line.isSet("json") || printResult(jsonText(results.printed)) ? exitstatus::Done : exitstatus::Failed;
}

} // namespace

Verb applyVerb()
{
    return {"apply", "smooths, trims, repairs and shapes a motion: one or more operations in order", runApply,
            writesBvh};
}

} // namespace limber::cli
