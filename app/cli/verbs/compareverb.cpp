#include "base/numbertext.h"
#include "body/upaxisdecision.h"
#include "comparison/clipcomparison.h"
#include "files/clipfiles.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/outcome.h"
#include "output/outputstream.h"
#include "output/progressline.h"
#include "pose/upaxis.h"
#include "report/comparisontext.h"
#include "verbs/verb.h"

#include <charconv>

namespace limber::cli {

namespace {

CommandLine::Shape compareShape()
{
    return {"compare",
            "Compares two motions joint by joint: mean and largest difference, with the worst frame.\n"
            "Joints are matched by name; motions of other frame rates are compared at the same time.",
            "A B", 2, 2};
}

struct CompareOptions
{
    ComparisonSettings settings;
    bool findsShift = false;
    std::optional<double> tolerance;
};

Outcome<CompareOptions> optionsOf(const CommandLine &line)
{
    CompareOptions options;
    if (const auto word = line.value("shift")) {
        options.findsShift = *word == "auto";
        const char *end = word->data() + word->size();
        const auto [stop, error] = std::from_chars(word->data(), end, options.settings.shift);
        if (!options.findsShift && (error != std::errc{} || stop != end))
            return Outcome<CompareOptions>::failure("expected auto or a number of frames for --shift, found " +
                                                    inQuotes(*word));
    }
    if (const auto word = line.value("rotations")) {
        if (*word != "parent" && *word != "world")
            return Outcome<CompareOptions>::failure("expected parent or world for --rotations, found " +
                                                    inQuotes(*word));
        if (*word == "world")
            options.settings.rotations = ComparisonSettings::Rotations::World;
    }
    if (const auto word = line.value("tolerance")) {
        options.tolerance = numberOfText(*word);
        if (!options.tolerance || *options.tolerance < 0.0)
            return Outcome<CompareOptions>::failure("expected a number from 0 on for --tolerance, found " +
                                                    inQuotes(*word));
    }
    return Outcome<CompareOptions>::success(options);
}

int runCompare(const Words &words)
{
    CommandLine line(compareShape());
    line.addFlag("json", "Prints one JSON document: a list with one object.");
    line.addOption(
        "tolerance", "N",
        "Ends with status 1 if a joint differs by more than N degrees or N units, or is in only one of the files.");
    line.addOption("shift", "N|auto",
                   "Compares a frame of A with the one of B that many frames later; auto finds the "
                   "shift at which the speeds agree best, within 5 seconds.");
    line.addOption("rotations", "parent|world",
                   "Rotations of joints relative to their parents (the default), or in the world.");
    line.addFlag("align-up", "Turns B upright if its up axis is not that of A.");
    if (const auto status = line.parse(words))
        return *status;
    auto options = optionsOf(line);
    if (!options)
        return line.wrongUsage(options.problem);
    const auto a = loadClip(line.arguments()[0], line);
    const auto b = loadClip(line.arguments()[1], line);
    if (!a || !b)
        return exitstatus::Failed;

    const PositionRules rulesA = decidePositionRules(a->skeleton, a->motion, line.positionRule());
    const PositionRules rulesB = decidePositionRules(b->skeleton, b->motion, line.positionRule());
    ComparisonSettings &settings = options.value->settings;
    if (line.isSet("align-up"))
        settings.turn = rotationBetween(decideUpAxis(*b, rulesB).axis, decideUpAxis(*a, rulesA).axis);
    ProgressLine progress("comparing", line.isQuiet());
    if (options.value->findsShift)
        settings.shift = bestShift(*a, rulesA, *b, rulesB, progress.callback()).value_or(0);
    const ClipComparison comparison = compareByName(*a, rulesA, *b, rulesB, settings, progress.callback());
    const bool printed = printResult(line.isSet("json") ? comparisonJson(comparison, *a, *b, settings)
                                                        : comparisonText(comparison, *a, *b, settings));
    const auto &tolerance = options.value->tolerance;
    const bool isEqualEnough =
        !tolerance || (comparison.largestDegrees() <= *tolerance && comparison.largestUnits() <= *tolerance &&
                       comparison.onlyInFirst.empty() && comparison.onlyInSecond.empty());
    return printed && isEqualEnough ? exitstatus::Done : exitstatus::Failed;
}

} // namespace

Verb compareVerb()
{
    return {"compare", "reports how far two motions are apart, joint by joint", runCompare, printsText};
}

} // namespace limber::cli
