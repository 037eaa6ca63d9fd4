#include "secondlife/upload/uploadcheck.h"

#include "messages/uploadmessages.h"
#include "secondlife/animexport.h"
#include "secondlife/animwriter.h"
#include "secondlife/upload/clipcheck.h"
#include "secondlife/upload/motiontextcheck.h"

#include <algorithm>

namespace limber {

namespace {

std::vector<UploadFinding> checkText(std::string_view text)
{
    UploadFindings findings;
    ViewerLines lines(text);
    if (lines.nulLine() > 0)
        findings.add({UploadRule::NulByte, ViewerError::None, lines.nulLine(), NoJoint, messages::uploadNulByte()});
    const ViewerHierarchy hierarchy = checkHierarchy(lines, findings);
    if (hierarchy.hasMotion)
        checkMotionText(lines, hierarchy, findings);
    return findings.take();
}

// Returns the first error. The viewer stops at the first line that it refuses, and at a bad root when it reaches that
// line; it examines the motion after it has read all of it.
ViewerError firstError(const std::vector<UploadFinding> &findings)
{
    const auto refuses = [](const UploadFinding &finding) {
        return finding.error != ViewerError::None && finding.error != ViewerError::Misread;
    };
    auto first = std::ranges::find_if(findings, refuses);
    if (first == findings.end())
        first = std::ranges::find(findings, UploadSeverity::Error, &UploadFinding::severity);
    return first == findings.end() ? ViewerError::None : first->error;
}

// Orders the findings as the viewer does: in most files the root's name is in the second line, before errors in later
// lines.
void orderAsViewer(std::vector<UploadFinding> &findings)
{
    const auto root = std::ranges::find(findings, UploadRule::RootName, &UploadFinding::rule);
    const auto later = std::ranges::find_if(
        findings, [](const UploadFinding &finding) { return finding.rule != UploadRule::HierarchyLine; });
    if (root != findings.end() && later < root)
        std::rotate(later, root, root + 1);
}

} // namespace

UploadVerdict judgeUpload(const Clip &clip, const PositionRules &rules, std::optional<std::string_view> text,
                          const AnimSettings &settings, const Progress &progress)
{
    AnimExportOptions options;
    options.settings = settings;
    options.settings.joints.clear(); // an upload has only the BVH file
    options.settings.constraints.clear();
    options.keys = AnimKeys::AsViewer;
    options.dropsAsViewer = true;
    options.isTrial = true;
    options.progress = progress;
    const AnimExport trial = exportAnim(clip, rules, options);
    UploadVerdict verdict;
    if (!trial.file) {
        verdict.isCancelled = true;
        return verdict;
    }
    if (text)
        verdict.findings = checkText(*text);
    std::ranges::move(checkClip(clip, rules, trial), std::back_inserter(verdict.findings));
    orderAsViewer(verdict.findings);
    verdict.error = firstError(verdict.findings);
    verdict.dropped = trial.dropped;
    verdict.keptJoints = static_cast<int>(trial.file->joints.size());
    verdict.durationSeconds = playedSeconds(clip.motion);
    verdict.assetBytes = animSize(*trial.file);
    return verdict;
}

UploadVerdict judgeUploadText(std::string_view text)
{
    UploadVerdict verdict;
    verdict.findings = checkText(text);
    verdict.error = firstError(verdict.findings);
    return verdict;
}

} // namespace limber
