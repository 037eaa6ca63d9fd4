#include "storage/poselibrary.h"

#include "storage/posefile.h"
#include "storage/safesave.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>

namespace limber {

namespace {

constexpr qint64 mostBytes = 4 << 20; // a larger file is no pose
constexpr qsizetype mostCharacters = 40; // of the pose's name in its file name

struct PoseLibraryWords
{
    Q_DECLARE_TR_FUNCTIONS(limber::PoseLibrary)
};

std::optional<LibraryPose> readPose(const QString &path, QString &why)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        why = file.errorString();
        return std::nullopt;
    }
    if (file.size() > mostBytes) {
        why = PoseLibraryWords::tr("it is too large");
        return std::nullopt;
    }
    std::optional<LibraryPose> pose = poseFromFile(file.readAll(), why);
    if (pose)
        pose->file = path;
    return pose;
}

} // namespace

QString PoseLibrary::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/poses");
}

void PoseLibrary::load()
{
    m_poses.clear();
    m_damaged.clear();
    const QDir folder(m_folder);
    const QStringList files = folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    for (const QString &name : files) {
        QString why;
        if (auto pose = readPose(folder.filePath(name), why))
            m_poses.push_back(std::move(*pose));
        else
            m_damaged << PoseLibraryWords::tr("%1: %2").arg(name, why);
    }
    std::ranges::stable_sort(m_poses, [](const LibraryPose &a, const LibraryPose &b) {
        return a.name.compare(b.name, Qt::CaseInsensitive) < 0;
    });
}

// Makes a file name from the letters and digits of the pose's name, with a number if that file exists already.
QString PoseLibrary::newFileFor(const QString &name) const
{
    QString base;
    for (const QChar c : name.left(mostCharacters).toLower()) {
        if (c.unicode() < 128 && c.isLetterOrNumber())
            base += c;
        else if (!base.isEmpty() && !base.endsWith(u'-'))
            base += u'-';
    }
    if (base.isEmpty() || base == QLatin1String("-"))
        base = QStringLiteral("pose");
    const QDir folder(m_folder);
    QString file = base + QStringLiteral(".json");
    for (int number = 2; folder.exists(file); ++number)
        file = QStringLiteral("%1-%2.json").arg(base).arg(number);
    return folder.filePath(file);
}

QString PoseLibrary::write(const LibraryPose &pose) const
{
    const QByteArray bytes = poseFileOf(pose);
    const SaveResult result = savePieces(
        [&](const PieceSink &sink) {
            return sink({bytes.data(), static_cast<std::size_t>(bytes.size())});
        },
        pose.file);
    return result.saved ? QString() : PoseLibraryWords::tr("The pose could not be written to %1.").arg(pose.file);
}

void PoseLibrary::forget()
{
    m_poses = {};
    m_damaged = {};
}

QString PoseLibrary::save(LibraryPose pose)
{
    pose.name = pose.name.trimmed();
    if (pose.name.isEmpty())
        return PoseLibraryWords::tr("A pose needs a name.");
    if (!QDir().mkpath(m_folder))
        return PoseLibraryWords::tr("The folder %1 cannot be made.").arg(m_folder);
    pose.file = newFileFor(pose.name);
    QString why = write(pose);
    load();
    return why;
}

QString PoseLibrary::rename(const QString &file, const QString &name)
{
    const auto found = std::ranges::find(m_poses, file, &LibraryPose::file);
    if (found == m_poses.end())
        return PoseLibraryWords::tr("The pose no longer exists.");
    if (name.trimmed().isEmpty())
        return PoseLibraryWords::tr("A pose needs a name.");
    found->name = name.trimmed();
    QString why = write(*found);
    load();
    return why;
}

QString PoseLibrary::remove(const QString &file)
{
    QFile gone(file);
    const bool isKnown = std::ranges::find(m_poses, file, &LibraryPose::file) != m_poses.end();
    const QString why = isKnown && !gone.remove()
                            ? PoseLibraryWords::tr("The pose could not be deleted: %1").arg(gone.errorString())
                            : QString();
    load();
    return why;
}

} // namespace limber
