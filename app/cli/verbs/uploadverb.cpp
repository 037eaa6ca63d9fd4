#include "verbs/uploadverb.h"

#include "bvh/read/bvhreader.h"
#include "files/clipfiles.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/outputstream.h"
#include "output/progressline.h"
#include "report/resulttext.h"
#include "report/uploadreport.h"

#include <QJsonArray>

#include <algorithm>

namespace limber::cli {

namespace {

// Returns nothing if the file could not be read at all, which has been reported.
std::optional<JudgedFile> judge(const std::string &file, const CommandLine &line)
{
    const auto bytes = loadBytes(file);
    if (!bytes)
        return std::nullopt;
    ProgressLine progress("judging " + printable(file), line.isQuiet());
    JudgedFile judged{file, readBvh(*bytes), {}};
    if (!judged.reading.clip) {
        judged.verdict = judgeUploadText(*bytes);
        return judged;
    }
    const Clip &clip = *judged.reading.clip;
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion, line.positionRule());
    judged.verdict = judgeUpload(clip, rules, *bytes, {}, progress.callback());
    return judged;
}

int statusOf(const JudgedFile &judged)
{
    const auto is = [&](UploadSeverity severity) {
        return std::ranges::find(judged.verdict.findings, severity, &UploadFinding::severity) !=
               judged.verdict.findings.end();
    };
    if (!judged.reading.clip || is(UploadSeverity::Error))
        return exitstatus::Refused;
    return is(UploadSeverity::Warning) ? exitstatus::Warned : exitstatus::Clean;
}

} // namespace

int checkForUpload(const CommandLine &line)
{
    int worst = exitstatus::Clean;
    bool allPrinted = true;
    QJsonArray list;
    for (const std::string &file : line.arguments()) {
        const auto judged = judge(file, line);
        worst = std::max(worst, judged ? statusOf(*judged) : exitstatus::Refused);
        if (!judged) {
            list.append(unreadableJson(file));
            continue;
        }
        reportUpload(*judged, line.isQuiet());
        if (line.isSet("json"))
            list.append(uploadJson(*judged));
        else
            allPrinted = printResult(uploadFigures(*judged)) && allPrinted;
    }
    if (line.isSet("json"))
        allPrinted = printResult(jsonText(list));
    return allPrinted ? worst : exitstatus::Refused;
}

} // namespace limber::cli
