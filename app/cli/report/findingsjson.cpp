#include "report/findingsjson.h"

#include "report/resulttext.h"

#include <QJsonArray>

namespace limber::cli {

namespace {

QJsonObject findingJson(const Finding &finding)
{
    return {
        {QStringLiteral("severity"),
         finding.severity == Severity::Error ? QStringLiteral("error") : QStringLiteral("warning")},
        {QStringLiteral("line"), finding.line},
        {QStringLiteral("column"), finding.column},
        {QStringLiteral("message"), QString::fromStdString(finding.message.text())},
        {QStringLiteral("kind"), QLatin1String(codeOf(finding.kind))},
    };
}

} // namespace

QJsonObject fileJson(const std::string &file, const ReadResult &result)
{
    QJsonArray findings;
    for (const Finding &finding : result.findings)
        findings.append(findingJson(finding));
    return {
        {QStringLiteral("file"), jsonText(file)},
        {QStringLiteral("loaded"), result.clip.has_value()},
        {QStringLiteral("findings"), findings},
    };
}

QString jsonText(const std::string &bytes)
{
    return QString::fromStdString(utf8Name(bytes));
}

} // namespace limber::cli
