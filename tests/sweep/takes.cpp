#include "sweep/takes.h"

#include "support/sharedfiles.h"

#include "body/bodymeasure.h"
#include "body/vocabulary.h"
#include "bvh/read/bvhfile.h"
#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"

#include <QDir>
#include <QFileInfo>

namespace limber::test {

namespace {

constexpr qint64 mostBytes = 2'500'000; // larger files take minutes and show nothing new
constexpr int fewestFrames = 8; // fewer are a list of poses
constexpr double longestFrameSeconds = 1.0 / 12.0; // in longer ones any movement is a jump

Take judged(Clip clip, const QString &name)
{
    Take take{name, std::move(clip), {}, 1.0};
    take.rules = decidePositionRules(take.clip.skeleton, take.clip.motion);
    const BodyRoles roles = rolesByName(take.clip.skeleton, Vocabulary::builtIn());
    const double length = bodyLength(take.clip.skeleton, figureShape(take.clip, take.rules), roles);
    take.ncmPerUnit = length > 0.0 ? ncmOfBody / length : 1.0;
    return take;
}

} // namespace

std::vector<QString> takePaths()
{
    std::vector<QString> paths;
    const QDir takes(sharedFolder() + QStringLiteral("/takes"));
    for (const QString &name : takes.entryList({QStringLiteral("*.bvh")}, QDir::Files, QDir::Name))
        paths.push_back(takes.filePath(name));
    for (const QString &name : corpusNames()) {
        if (!name.startsWith(QStringLiteral("made/")) && QFileInfo(corpusPath(name)).size() <= mostBytes)
            paths.push_back(corpusPath(name));
    }
    return paths;
}

std::optional<Take> readTake(const QString &path)
{
    ReadResult read = readBvhFile(path.toStdString());
    if (!read.clip || read.clip->motion.frameCount() < fewestFrames ||
        read.clip->motion.playingFrameTimeSeconds() > longestFrameSeconds)
        return std::nullopt;
    return judged(std::move(*read.clip), QFileInfo(path).completeBaseName());
}

Take rewritten(const Clip &clip, const QString &name)
{
    ReadResult read = readBvh(writeBvh(clip));
    return judged(read.clip ? std::move(*read.clip) : Clip(), name);
}

} // namespace limber::test
