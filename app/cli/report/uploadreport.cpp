#include "report/uploadreport.h"

#include "output/messages.h"
#include "report/findingsjson.h"
#include "secondlife/animfile.h"

#include <QJsonArray>

#include <algorithm>
#include <charconv>

namespace limber::cli {

namespace {

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
        return QStringLiteral("error");
    case UploadSeverity::Warning:
        return QStringLiteral("warning");
    case UploadSeverity::Note:
        break;
    }
    return QStringLiteral("note");
}

QJsonObject findingJson(const UploadFinding &finding, const JudgedFile &judged)
{
    const auto repair = repairOf(finding.rule);
    QJsonObject object{
        {QStringLiteral("severity"), severityText(finding.severity())},
        {QStringLiteral("line"), finding.line},
        {QStringLiteral("column"), 0},
        {QStringLiteral("message"), text(finding.message.text())},
        {QStringLiteral("kind"), text(codeOf(finding.rule))},
        {QStringLiteral("advice"), text(adviceOn(finding.rule).text())},
        {QStringLiteral("repair"), repair ? QJsonValue(text(codeOf(*repair))) : QJsonValue()},
        {QStringLiteral("viewer"),
         finding.error == ViewerError::None ? QJsonValue() : QJsonValue(text(codeOf(finding.error)))},
    };
    if (finding.joint != NoJoint)
        object.insert(QStringLiteral("joint"), jsonText(judged.reading.clip->skeleton.joint(finding.joint).name));
    return object;
}

QString reasonText(DropReason reason)
{
    switch (reason) {
    case DropReason::Still:
        return QStringLiteral("still");
    case DropReason::HardlySeen:
        return QStringLiteral("hardly-seen");
    case DropReason::Unknown:
        return QStringLiteral("unknown");
    case DropReason::Repeated:
        return QStringLiteral("repeated");
    case DropReason::Special:
        break;
    }
    return QStringLiteral("special");
}

QJsonArray droppedJson(const JudgedFile &judged)
{
    QJsonArray list;
    for (const DroppedJoint &dropped : judged.verdict.dropped) {
        list.append(
            QJsonObject{{QStringLiteral("joint"), jsonText(judged.reading.clip->skeleton.joint(dropped.joint).name)},
                        {QStringLiteral("reason"), reasonText(dropped.reason)},
                        {QStringLiteral("moves"), dropped.moves}});
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
    for (const QJsonValue &finding : object[QStringLiteral("findings")].toArray()) {
        if (finding[QStringLiteral("severity")] == QStringLiteral("error"))
            findings.append(finding);
    }
    for (const UploadFinding &finding : verdict.findings)
        findings.append(findingJson(finding, judged));
    object.insert(QStringLiteral("findings"), findings);
    object.insert(QStringLiteral("profile"), QStringLiteral("second-life"));
    object.insert(QStringLiteral("uploads"), verdict.passes() && judged.reading.clip.has_value());
    object.insert(QStringLiteral("viewer"), text(codeOf(verdict.error)));
    object.insert(QStringLiteral("viewerText"), text(wordsOf(verdict.error).text()));
    if (judged.reading.clip) {
        object.insert(QStringLiteral("joints"), judged.reading.clip->skeleton.jointCount());
        object.insert(QStringLiteral("channels"), judged.reading.clip->skeleton.columnCount());
        object.insert(QStringLiteral("frames"), judged.reading.clip->motion.frameCount());
        object.insert(QStringLiteral("seconds"), verdict.durationSeconds);
        object.insert(QStringLiteral("assetBytes"), static_cast<qint64>(verdict.assetBytes));
        object.insert(QStringLiteral("assetLimit"), static_cast<qint64>(animlimits::mostBytes));
        object.insert(QStringLiteral("kept"), verdict.keptJoints);
        object.insert(QStringLiteral("dropped"), droppedJson(judged));
    }
    return object;
}

QJsonObject unreadableJson(const std::string &file)
{
    return {{QStringLiteral("file"), jsonText(file)},
            {QStringLiteral("loaded"), false},
            {QStringLiteral("profile"), QStringLiteral("second-life")},
            {QStringLiteral("uploads"), false}};
}

} // namespace limber::cli
