#include "body/upaxisdecision.h"
#include "bvh/repair/repair.h"
#include "faults/motionfaults.h"
#include "files/clipfiles.h"
#include "files/mappingfiles.h"
#include "messages/skeletonmessages.h"
#include "messages/tablemessages.h"
#include "operations/notenumber.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/outputstream.h"
#include "report/findingsjson.h"
#include "report/motionreport.h"
#include "report/resulttext.h"
#include "tables/plainrows.h"
#include "touch/clipinsides.h"
#include "tracks/figurefindings.h"
#include "verbs/uploadverb.h"
#include "verbs/verb.h"

#include <QJsonArray>

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <vector>

namespace limber::cli {

namespace {

CommandLine::Shape checkShape()
{
    return {
        "check",
        "Reports everything that is wrong or odd about files.\n"
        "It also says which refused files convert --repair would open.\n"
        "With --profile motion it also judges the motion: in which frames the figure jumps, whether it falls there as\n"
        "fast as it should, where a hand or a forearm is inside another part of the body, where joints have lost "
        "their\n"
        "data or jump away and back, and where the whole figure is somewhere else at once.\n"
        "With --profile second-life it says what the upload to Second Life would say, rule by rule, and what it\n"
        "would make of each file.\n"
        "Exit status: 0 clean, 1 warnings only, 2 at least one file refused.",
        "FILE...", 1, std::numeric_limits<std::size_t>::max()};
}

std::string figures(const std::string &file, const Clip &clip)
{
    constexpr std::size_t wholePath = 4096;
    return printable(file, wholePath) + ": joints " + std::to_string(clip.skeleton.jointCount()) + " channels " +
           std::to_string(clip.skeleton.columnCount()) + " frames " + std::to_string(clip.motion.frameCount()) + "\n";
}

int statusOf(const ReadResult &result)
{
    if (!result.clip)
        return exitstatus::Refused;
    return result.findings.empty() ? exitstatus::Clean : exitstatus::Warned;
}

// Returns what is odd about the figure of a file that loads, and adds it to the findings.
std::vector<FigureFinding> examineFigure(ReadResult &result, PositionRuleChoice choice)
{
    if (!result.clip)
        return {};
    const Clip &clip = *result.clip;
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion, choice);
    std::vector<FigureFinding> found = figureFindings(clip, decideUpAxis(clip, rules));
    for (const FigureFinding &each : found)
        result.findings.push_back(each.finding);
    return found;
}

// Judges the motion of a file that loads, and adds findings: that its jumps show that it plays at the wrong speed, that
// the body goes through itself, that joints have no data or jump away, and that the figure is somewhere else at once.
std::optional<MotionFaults> examineMotion(ReadResult &result, std::vector<FigureFinding> &oddities,
                                          const CommandLine &line)
{
    if (!result.clip)
        return std::nullopt;
    const Clip &clip = *result.clip;
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion, line.positionRule());
    const UsersVocabulary names = usersVocabulary(line);
    std::optional<MotionFaults> faults = findMotionFaults(
        {.clip = clip, .rules = rules, .up = decideUpAxis(clip, rules), .vocabulary = names.vocabulary});
    if (!faults)
        return std::nullopt;
    if (const Message &problem = faults->flights.problem; !problem.isEmpty())
        result.findings.push_back({Severity::Warning, 0, 0, problem, FindingKind::WrongSpeed});
    if (const Inside *inside = deepestVisible(faults->insides))
        result.findings.push_back({Severity::Warning, 0, 0,
                                   messages::insideInFrame(faults->insides.size(), insideText(*inside, clip.skeleton),
                                                           noteCentimetres(inside->depthNcm, 1.0), inside->deepest),
                                   FindingKind::InsideBody});
    std::vector<FigureFinding> found = findingsOn(faults->spikes, clip.skeleton);
    for (const FoundGap &gap : faults->gaps)
        found.push_back(findingOn(gap, clip.skeleton));
    for (const Teleport &teleport : faults->teleports)
        found.push_back(findingOn(teleport));
    for (FigureFinding &each : found) {
        result.findings.push_back(each.finding);
        oddities.push_back(std::move(each));
    }
    return faults;
}

// Says how to answer a finding on the command line, as the window does with buttons.
void noteAnswers(const std::string &file, const FigureFinding &found)
{
    if (found.finding.kind == FindingKind::PoseApart) {
        reportNote(file, "keep: smooth:apart=filter filters it like any other frame; so do despike and resample");
        reportNote(file, "leave out of filters: smooth:apart=keep, the default");
        reportNote(file, "trim away: apply IN OUT " + found.repair);
    } else if (found.finding.kind == FindingKind::HangsHeadDown) {
        reportNote(file, "put on its feet: apply IN OUT " + found.repair);
    } else if (found.finding.kind == FindingKind::LostJoints && !found.repair.empty()) {
        reportNote(file, "fill from the rest of the body: apply IN OUT " + found.repair);
    } else if (found.finding.kind == FindingKind::Spikes) {
        reportNote(file, "bridge its spikes: apply IN OUT " + found.repair);
    } else if (!found.repair.empty()) {
        reportNote(file, "fill from the frames beside: apply IN OUT " + found.repair);
    }
}

// Adds what the rows of a refused file are, if they are of use all the same: also which rows a repair would leave out
// or fill.
void examineRows(const std::string &file, bool isRepairable, ReadResult &result)
{
    if (file == "-" || result.findings.empty())
        return;
    const FindingKind kind = result.findings.back().kind;
    const bool mayBeRows = result.findings.back().line == 1;
    if (!mayBeRows && !isRepairable)
        return;
    const auto bytes = loadBytes(file);
    if (!bytes)
        return;
    std::vector<Finding> found;
    if (const auto shape = mayBeRows ? shapeOfRows(*bytes) : std::nullopt)
        found.push_back({Severity::Warning, 1, 1, messages::rowsWithoutHierarchy(shape->rows, shape->columns), kind});
    if (const auto repaired = isRepairable ? repairedText(*bytes) : std::nullopt)
        std::ranges::copy_if(repaired->changes, std::back_inserter(found),
                             [](const Finding &each) { return each.kind == FindingKind::RowLength; });
    result.findings.insert(result.findings.begin(), found.begin(), found.end());
}

QJsonObject describe(const std::string &file, const ReadResult &result, const std::vector<FigureFinding> &oddities,
                     bool repairable, const std::optional<MotionFaults> &motion)
{
    QJsonObject object = fileJson(file, result);
    QJsonArray repairs;
    for (const FigureFinding &each : oddities) {
        if (!each.repair.empty())
            repairs.append(QJsonObject{{QStringLiteral("kind"), QLatin1String(codeOf(each.finding.kind))},
                                       {QStringLiteral("operation"), QString::fromStdString(each.repair)}});
    }
    object.insert(QStringLiteral("repairs"), repairs);
    object.insert(QStringLiteral("repairable"), repairable);
    if (result.clip) {
        object.insert(QStringLiteral("joints"), result.clip->skeleton.jointCount());
        object.insert(QStringLiteral("channels"), result.clip->skeleton.columnCount());
        object.insert(QStringLiteral("frames"), result.clip->motion.frameCount());
    }
    if (motion) {
        addFlights(motion->flights, object);
        addInsides(motion->insides, result.clip->skeleton, object);
        addGaps(motion->gaps, result.clip->skeleton, object);
        addSpikes(motion->spikes, result.clip->skeleton, object);
        addTeleports(motion->teleports, object);
        addFrozen(oddities, object);
    }
    return object;
}

int runCheck(const Words &words)
{
    CommandLine line(checkShape());
    line.addFlag("json", "Prints one JSON document: a list with an object for each file.");
    line.addOption("profile", "bvh|motion|second-life",
                   "By which rules: those of the format, the default, those and the laws of motion, or Second Life's.");
    if (const auto status = line.parse(words))
        return *status;
    const std::string profile = line.value("profile").value_or("bvh");
    if (profile == "second-life")
        return checkForUpload(line);
    if (profile != "bvh" && profile != "motion")
        return line.wrongUsage("expected bvh, motion or second-life for --profile, found " + inQuotes(profile));

    int worst = exitstatus::Clean;
    bool allPrinted = true;
    QJsonArray list;
    for (const std::string &file : line.arguments()) {
        ReadResult result = readFile(file, line);
        std::vector<FigureFinding> oddities = examineFigure(result, line.positionRule());
        const auto motion = profile == "motion" ? examineMotion(result, oddities, line) : std::nullopt;
        worst = std::max(worst, statusOf(result));
        const bool repairable = isRepairable(file, result, line);
        if (!result.clip)
            examineRows(file, repairable, result);
        report(file, result.findings); // they are the requested output, so --quiet does not apply to them
        for (const FigureFinding &each : oddities)
            noteAnswers(file, each);
        if (repairable)
            reportNote(file, "convert --repair opens a repaired copy");
        if (line.isSet("json"))
            list.append(describe(file, result, oddities, repairable, motion));
        else if (result.clip)
            allPrinted = printResult(figures(file, *result.clip)) && allPrinted;
    }
    if (line.isSet("json"))
        allPrinted = printResult(jsonText(list));
    return allPrinted ? worst : exitstatus::Refused;
}

} // namespace

Verb checkVerb()
{
    return {"check",
            "reports everything that is wrong or odd about a file",
            runCheck,
            {VerbFiles::Result::Printed, ".bvh", ".txt", true}};
}

} // namespace limber::cli
