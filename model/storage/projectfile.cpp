#include "storage/projectfile.h"

#include "storage/filestamp.h"

#include "messages/filemessages.h"
#include "messages/projectmessages.h"
#include "project/projecthead.h"
#include "project/projectwriter.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"
#include "storage/textfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace limber {

namespace {

constexpr std::size_t longestProject = std::size_t{4} << 30;

ProjectText refused(Message why)
{
    ProjectText refusal;
    refusal.problem = Finding{Severity::Error, 0, 0, std::move(why)};
    return refusal;
}

qint64 bytesIn(const QString &path)
{
    return std::max<qint64>(sizeOfFile(path), 0);
}

} // namespace

bool isProjectPath(const QString &path)
{
    return path.endsWith(QLatin1String(".limber"), Qt::CaseInsensitive);
}

QString projectPathOf(const QString &bvhPath)
{
    const QFileInfo file(bvhPath);
    return file.dir().filePath(file.completeBaseName() + QLatin1String(".limber"));
}

ProjectText loadProjectText(const QString &path)
{
    TextLoad load = loadText(path, longestProject);
    if (!load.text)
        return refused(std::move(load.problem));
    Reading<ProjectMotion> head = readProjectHead(*load.text);
    if (!head.value) {
        ProjectText refusal;
        refusal.problem = *head.error();
        return refusal;
    }
    ProjectText project{std::move(load.text), *std::move(head.value), {}, false, {}};
    const QString named = nameOfBytes(project.motion.file);
    const QDir folder = QFileInfo(absolutePath(path)).dir();
    project.bvhPath = folder.absoluteFilePath(named);
    if (isThere(project.bvhPath))
        return project;
    const QString beside = folder.absoluteFilePath(QFileInfo(named).fileName());
    if (!isThere(beside))
        return refused(messages::motionFileMissing(nameArgument(project.motion.file)));
    project.bvhPath = beside;
    project.isFoundBeside = true;
    return project;
}

ProjectMotion projectMotion(const QString &bvhPath, const QString &projectPath, const Skeleton &skeleton,
                            int frameCount)
{
    ProjectMotion motion;
    const QDir folder = QFileInfo(absolutePath(projectPath)).dir();
    motion.file = bytesOfName(folder.relativeFilePath(absolutePath(bvhPath))).toStdString();
    motion.bytes = bytesIn(bvhPath);
    motion.sha1 = sha1OfFile(bvhPath);
    motion.joints = skeleton.jointCount();
    motion.frames = frameCount;
    return motion;
}

bool isSameMotion(const ProjectMotion &saved, const QString &bvhPath, const Skeleton &skeleton, int frameCount)
{
    if ((saved.joints > 0 && saved.joints != skeleton.jointCount()) ||
        (saved.frames > 0 && saved.frames != frameCount) || (saved.bytes && *saved.bytes != bytesIn(bvhPath)))
        return false;
    return saved.sha1.empty() || saved.sha1 == sha1OfFile(bvhPath);
}

SaveResult saveProject(const Project &project, const Skeleton &skeleton, const QString &path, const Progress &progress,
                       const SaveMethod &method)
{
    const auto pieces = [&](const PieceSink &sink) {
        return writeProject(project, skeleton, [&](std::string_view piece) { return progress(0.0) && sink(piece); });
    };
    return savePieces(pieces, path, method);
}

} // namespace limber
