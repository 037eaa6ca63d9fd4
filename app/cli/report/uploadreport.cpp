#include "report/uploadreport.h"

#include "output/messages.h"
#include "report/findingsjson.h"
#include "secondlife/animfile.h"

#include <QJsonArray>

#include <algorithm>
#include <charconv>

namespace limber::cli {

namespace {

using namespace Qt::StringLiterals;

QString text(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

std::string sentence(const UploadFinding &finding)
{
    return finding.message.text() + " [" + std::string(codeOf(finding.rule)) + "] " + adviceOn(finding.rule).text();
}

void reportFinding(const std::string &file, const UploadFinding &finding)
{
    if (finding.severity() == UploadSeverity::Note)
        return reportNote(file, sentence(finding));
    const bool isError = finding.severity() == UploadSeverity::Error;
    reportAt(file, isError ? Severity::Error : Severity::Warning, finding.line, codeOf(finding.rule),
             sentence(finding));
}

QString severityText(UploadSeverity severity)
{
    switch (severity) {
    case UploadSeverity::Error:
        return u"error"_s;
    case UploadSeverity::Warning:
        return u"warning"_s;
    case UploadSeverity::Note:
        break;
    }
    return u"note"_s;
}

QJsonObject findingJson(const UploadFinding &finding, const JudgedFile &judged)
{
    const auto repair = repairOf(finding.rule);
    QJsonObject object{
        {u"severity"_s, severityText(finding.severity())},
        {u"line"_s, finding.line},
        {u"column"_s, 0},
        {u"message"_s, text(finding.message.text())},
        {u"kind"_s, text(codeOf(finding.rule))},
        {u"advice"_s, text(adviceOn(finding.rule).text())},
        {u"repair"_s, repair ? QJsonValue(text(codeOf(*repair))) : QJsonValue()},
        {u"viewer"_s, finding.error == ViewerError::None ? QJsonValue() : QJsonValue(text(codeOf(finding.error)))},
    };
    if (finding.joint != NoJoint)
        object.insert(u"joint"_s, jsonText(judged.reading.clip->skeleton.joint(finding.joint).name));
    return object;
}

QString reasonText(DropReason reason)
{
    switch (reason) {
    case DropReason::Still:
        return u"still"_s;
    case DropReason::HardlySeen:
        return u"hardly-seen"_s;
    case DropReason::Unknown:
        return u"unknown"_s;
    case DropReason::Repeated:
        return u"repeated"_s;
    case DropReason::Special:
        break;
    }
    return u"special"_s;
}

QJsonArray droppedJson(const JudgedFile &judged)
{
    QJsonArray list;
    for (const DroppedJoint &dropped : judged.verdict.dropped) {
        list.append(QJsonObject{{u"joint"_s, jsonText(judged.reading.clip->skeleton.joint(dropped.joint).name)},
                                {u"reason"_s, reasonText(dropped.reason)},
                                {u"moves"_s, dropped.moves}});
    }
    return list;
}

std::string shortest(double value)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    return {digits.data(), end.ptr};
}

} // namespace

void reportUpload(const JudgedFile &judged, bool isQuiet)
{
    if (const Finding *error = judged.reading.error())
        report(judged.file, *error);
    for (const UploadFinding &finding : judged.verdict.findings) {
        if (!isQuiet || finding.severity() != UploadSeverity::Note)
            reportFinding(judged.file, finding);
    }
    if (isQuiet)
        return;
    for (const DroppedJoint &dropped : judged.verdict.dropped)
        reportNote(judged.file, whyDropped(judged.reading.clip->skeleton, dropped).text());
    if (!judged.verdict.passes())
        reportNote(judged.file, "Second Life would say: " + wordsOf(judged.verdict.error).text());
}

std::string uploadFigures(const JudgedFile &judged)
{
    if (!judged.reading.clip)
        return {};
    const Clip &clip = *judged.reading.clip;
    const UploadVerdict &verdict = judged.verdict;
    constexpr std::size_t wholePath = 4096;
    const std::string file = printable(judged.file, wholePath);
    const std::string result = verdict.passes() ? "pass" : "refused " + std::string(codeOf(verdict.error));
    return file + ": joints " + std::to_string(clip.skeleton.jointCount()) + " channels " +
           std::to_string(clip.skeleton.columnCount()) + " frames " + std::to_string(clip.motion.frameCount()) + "\n" +
           file + ": second-life " + result + " seconds " + shortest(verdict.durationSeconds) + " bytes " +
           std::to_string(verdict.assetBytes) + " kept " + std::to_string(verdict.keptJoints) + " dropped " +
           std::to_string(verdict.dropped.size()) + "\n";
}

QJsonObject uploadJson(const JudgedFile &judged)
{
    const UploadVerdict &verdict = judged.verdict;
    QJsonObject object = fileJson(judged.file, judged.reading);
    QJsonArray findings;
    for (const QJsonValue &finding : object[u"findings"_s].toArray()) {
        if (finding[u"severity"_s] == u"error"_s)
            findings.append(finding);
    }
    for (const UploadFinding &finding : verdict.findings)
        findings.append(findingJson(finding, judged));
    object.insert(u"findings"_s, findings);
    object.insert(u"profile"_s, u"second-life"_s);
    object.insert(u"uploads"_s, verdict.passes() && judged.reading.clip.has_value());
    object.insert(u"viewer"_s, text(codeOf(verdict.error)));
    object.insert(u"viewerText"_s, text(wordsOf(verdict.error).text()));
    if (judged.reading.clip) {
        object.insert(u"joints"_s, judged.reading.clip->skeleton.jointCount());
        object.insert(u"channels"_s, judged.reading.clip->skeleton.columnCount());
        object.insert(u"frames"_s, judged.reading.clip->motion.frameCount());
        object.insert(u"seconds"_s, verdict.durationSeconds);
        object.insert(u"assetBytes"_s, static_cast<qint64>(verdict.assetBytes));
        object.insert(u"assetLimit"_s, static_cast<qint64>(animlimits::mostBytes));
        object.insert(u"kept"_s, verdict.keptJoints);
        object.insert(u"dropped"_s, droppedJson(judged));
    }
    return object;
}

QJsonObject unreadableJson(const std::string &file)
{
    return {{u"file"_s, jsonText(file)}, {u"loaded"_s, false}, {u"profile"_s, u"second-life"_s}, {u"uploads"_s, false}};
}

} // namespace limber::cli
