#include "storage/posefile.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace limber {

namespace {

constexpr auto formatName = "limber pose";
constexpr int newestVersion = 1;

struct PoseFile
{
    Q_DECLARE_TR_FUNCTIONS(limber::PoseFile)
};

QString wordOf(PositionRule rule)
{
    return rule == PositionRule::Add ? QStringLiteral("add") : QStringLiteral("replace");
}

PositionRule ruleOf(const QJsonValue &word)
{
    return word.toString() == QLatin1String("add") ? PositionRule::Add : PositionRule::Replace;
}

std::optional<Axis> axisOf(const QString &letter)
{
    if (letter == QLatin1String("X"))
        return Axis::X;
    if (letter == QLatin1String("Y"))
        return Axis::Y;
    return letter == QLatin1String("Z") ? std::optional(Axis::Z) : std::nullopt;
}

// Returns false if a number is not the index of a joint.
bool readJoints(const QJsonArray &numbers, LibraryPose &pose)
{
    for (const QJsonValue &number : numbers) {
        const int joint = number.toInt(NoJoint);
        if (joint < 0 || joint >= pose.clip.skeleton.jointCount())
            return false;
        pose.joints.push_back(joint);
    }
    std::ranges::sort(pose.joints);
    pose.joints.erase(std::unique(pose.joints.begin(), pose.joints.end()), pose.joints.end());
    return true;
}

} // namespace

// The BVH text is stored as Latin 1 characters, one for each byte: names need not be UTF-8, and must be read back
// unchanged.
QByteArray poseFileOf(const LibraryPose &pose)
{
    QJsonObject object{{QStringLiteral("format"), QLatin1String(formatName)},
                       {QStringLiteral("version"), newestVersion},
                       {QStringLiteral("name"), pose.name},
                       {QStringLiteral("up"), QString(QLatin1Char(axisLetter(pose.up)))},
                       {QStringLiteral("roots"), wordOf(pose.rules.roots)},
                       {QStringLiteral("others"), wordOf(pose.rules.joints)},
                       {QStringLiteral("bvh"), QString::fromLatin1(QByteArray::fromStdString(writeBvh(pose.clip)))}};
    if (!pose.joints.empty()) {
        QJsonArray joints;
        for (const int joint : pose.joints)
            joints.append(joint);
        object.insert(QStringLiteral("joints"), joints);
    }
    return QJsonDocument(object).toJson();
}

std::optional<LibraryPose> poseFromFile(const QByteArray &bytes, QString &why)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    if (object.value(QLatin1String("format")).toString() != QLatin1String(formatName)) {
        why = PoseFile::tr("it is not a pose");
        return std::nullopt;
    }
    if (object.value(QLatin1String("version")).toInt() > newestVersion) {
        why = PoseFile::tr("it was made by a newer Limber");
        return std::nullopt;
    }
    LibraryPose pose;
    pose.name = object.value(QLatin1String("name")).toString().trimmed();
    pose.rules.roots = ruleOf(object.value(QLatin1String("roots")));
    pose.rules.joints = ruleOf(object.value(QLatin1String("others")));
    const auto up = axisOf(object.value(QLatin1String("up")).toString());
    ReadResult read = readBvh(object.value(QLatin1String("bvh")).toString().toLatin1().toStdString());
    if (read.clip)
        pose.clip = std::move(*read.clip);
    if (!read.clip || pose.clip.motion.isEmpty() || pose.clip.skeleton.jointCount() == 0 || pose.name.isEmpty() ||
        !up || !readJoints(object.value(QLatin1String("joints")).toArray(), pose)) {
        why = PoseFile::tr("a part of it is missing or damaged");
        return std::nullopt;
    }
    pose.up = *up;
    return pose;
}

} // namespace limber
