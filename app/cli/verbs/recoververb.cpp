#include "base/finding.h"
#include "files/clipfiles.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/outputstream.h"
#include "project/projectwriter.h"
#include "report/findingsjson.h"
#include "report/resulttext.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"
#include "storage/paths/filetext.h"
#include "storage/projectfile.h"
#include "storage/recovery/journalsummary.h"
#include "storage/recovery/recoveredclip.h"
#include "storage/recovery/recoverystore.h"
#include "verbs/verb.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace limber::cli {

namespace {

constexpr std::size_t longestPath = 4096;

CommandLine::Shape recoverShape()
{
    return {"recover",
            "Lists work of the editor that was not saved before it ended, or writes it to files.\n"
            "The files that it was made from stay as they are, and the editor still offers it.",
            "", 0, 0};
}

QString nameOf(const JournalSummary &work)
{
    return work.origin.name().isEmpty() ? QStringLiteral("Untitled") : work.origin.name();
}

// Returns the latest first.
QList<JournalSummary> unsavedWork(const std::vector<EndedRun> &runs)
{
    QList<JournalSummary> found;
    for (const EndedRun &run : runs) {
        for (const QString &journal : run.journals()) {
            const std::optional<JournalSummary> summary = summaryOf(journal);
            if (summary && summary->isUnsaved())
                found << *summary;
        }
    }
    std::ranges::sort(found, std::ranges::greater(), &JournalSummary::lastChange);
    return found;
}

std::string lineOf(const JournalSummary &work)
{
    const auto steps = work.steps.size();
    std::string line = nameOf(work).toStdString() + ": " + std::to_string(steps) + (steps == 1 ? " step" : " steps");
    if (work.lastChange.isValid())
        line += ", last at " + work.lastChange.toString(QStringLiteral("yyyy-MM-dd hh:mm:ss")).toStdString();
    if (!work.origin.path.isEmpty())
        line += ", of " + printable(bytesOfName(work.origin.path).toStdString(), longestPath);
    return work.isDamaged ? line + " (what came after them is damaged)\n" : line + "\n";
}

QJsonObject objectOf(const JournalSummary &work)
{
    QJsonArray steps;
    for (const QString &step : work.steps)
        steps << step;
    return {{QStringLiteral("name"), nameOf(work)},
            {QStringLiteral("file"), jsonText(bytesOfName(work.origin.path).toStdString())},
            {QStringLiteral("last_change"), work.lastChange.toString(Qt::ISODate)},
            {QStringLiteral("steps"), steps},
            {QStringLiteral("damaged"), work.isDamaged},
            {QStringLiteral("journal"), work.folder}};
}

bool list(const QList<JournalSummary> &found, bool asJson)
{
    if (asJson) {
        QJsonArray array;
        for (const JournalSummary &work : found)
            array << objectOf(work);
        return printResult(jsonText(array));
    }
    std::string text;
    for (const JournalSummary &work : found)
        text += lineOf(work);
    return printResult(text);
}

// Returns the path of a file that does not exist yet: walk-recovered.bvh, walk-recovered-2.bvh, …
QString freePath(const QDir &folder, const JournalSummary &work)
{
    const QString name = isTextName(work.origin.path) ? nameOf(work) : work.origin.path;
    const QString base = QFileInfo(name).completeBaseName() + QStringLiteral("-recovered");
    QString path = folder.filePath(base + QStringLiteral(".bvh"));
    for (int number = 2; isThere(path) || isThere(projectPathOf(path)); ++number)
        path = folder.filePath(base + QLatin1Char('-') + QString::number(number) + QStringLiteral(".bvh"));
    return path;
}

// Writes beside the BVH file what it cannot hold.
bool writeProjectOf(const RecoveredClip &recovered, const QString &path)
{
    const Additions &additions = recovered.state.additions;
    if (additions == Additions())
        return true;
    Project project;
    project.additions = additions;
    const Clip &clip = recovered.state.clip;
    const QString projectPath = projectPathOf(path);
    project.motion = projectMotion(path, projectPath, clip.skeleton, clip.motion.frameCount());
    const SaveResult saved = saveProject(project, clip.skeleton, projectPath);
    if (!saved.saved)
        reportError(bytesOfName(projectPath).toStdString(), saved.message.text());
    return saved.saved;
}

bool write(const JournalSummary &work, const QDir &folder, const CommandLine &line)
{
    const std::string name = nameOf(work).toStdString();
    const std::optional<RecoveredClip> recovered = recoverClip(work.folder);
    if (!recovered) {
        reportError(name, "its journal is damaged and cannot be read");
        return false;
    }
    if ((work.isDamaged || recovered->lostSteps > 0) && !line.isQuiet())
        reportWarning(name, "its journal is damaged after step " + std::to_string(recovered->stepCount) +
                                "; what came later was not recovered");
    const QString path = freePath(folder, work);
    return saveClip(recovered->state.clip, bytesOfName(path).toStdString(), {}, line) &&
           writeProjectOf(*recovered, path) && printResult(pathText(path).toStdString() + "\n");
}

int runRecover(const Words &words)
{
    CommandLine line(recoverShape());
    line.addFlag("list", "Only lists the work. So does every call without -o.");
    line.addFlag("json", "Prints the list as one JSON document, with the steps.");
    line.addOption("o", "FOLDER", "Where files are written: walk-recovered.bvh, and a project where one is needed");
    if (const auto status = line.parse(words))
        return *status;
    const auto folder = line.value("o");
    if (folder && (line.isSet("list") || line.isSet("json")))
        return line.wrongUsage("expected either a list or -o FOLDER");
    const std::vector<EndedRun> runs = RecoveryStore().endedRuns();
    const QList<JournalSummary> found = unsavedWork(runs);
    if (!folder)
        return list(found, line.isSet("json")) ? exitstatus::Done : exitstatus::Failed;
    if (!isFolder(nameOfBytes(*folder))) {
        reportError(*folder, "expected an existing folder");
        return exitstatus::Failed;
    }
    bool allDone = true;
    for (const JournalSummary &work : found)
        allDone = write(work, QDir(nameOfBytes(*folder)), line) && allDone;
    return allDone ? exitstatus::Done : exitstatus::Failed;
}

} // namespace

Verb recoverVerb()
{
    return {"recover", "lists or writes work of the editor that was not saved", runRecover};
}

} // namespace limber::cli
