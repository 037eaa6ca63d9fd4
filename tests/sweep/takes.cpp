#include "sweep/takes.h"

#include "body/rolesbyname.h"
#include "support/sharedfiles.h"

#include "base/statistics.h"
#include "body/bodymeasure.h"
#include "body/vocabulary.h"
#include "bvh/read/bvhfile.h"
#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "geometry/geometry.h"
#include "pose/localrotation.h"

#include <glm/matrix.hpp>

#include <QDir>
#include <QFileInfo>

namespace limber::test {

namespace {

constexpr qint64 mostBytes = 2'500'000; // larger files take minutes and show nothing new
constexpr int fewestFrames = 8; // fewer are a list of poses
constexpr double mostUsualStep = 20.0; // degrees, of any joint
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

// Returns whether most frames lead to the next one, as in a motion; in a list of poses each stands for itself.
bool isMotion(const Take &take)
{
    std::vector<double> steps;
    for (int frame = 1; frame < take.clip.motion.frameCount(); ++frame) {
        double most = 0.0;
        for (const Joint &joint : take.clip.skeleton.joints()) {
            const glm::dmat3 change = glm::transpose(localRotation(joint, take.clip.motion.frame(frame - 1))) *
                                      localRotation(joint, take.clip.motion.frame(frame));
            most = std::max(most, angleOf(change) * degreesPerRadian);
        }
        steps.push_back(most);
    }
    return median(steps) < mostUsualStep;
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
    Take take = judged(std::move(*read.clip), QFileInfo(path).completeBaseName());
    return isMotion(take) ? std::optional(std::move(take)) : std::nullopt;
}

Take rewritten(const Clip &clip, const QString &name)
{
    ReadResult read = readBvh(writeBvh(clip));
    return judged(read.clip ? std::move(*read.clip) : Clip(), name);
}

} // namespace limber::test
