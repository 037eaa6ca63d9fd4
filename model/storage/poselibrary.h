#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace limber {

// A pose that the user keeps: a clip of one frame, and what is needed to read it.
struct LibraryPose
{
    QString file; // where it is kept
    QString name; // plain text
    Clip clip;
    PositionRules rules;
    Axis up = Axis::Y;
    std::vector<int> joints; // of the clip that the pose is of, rising; empty for all
};

// The user's own poses, each in a file of a folder. A file that is damaged is said and passed over.
class PoseLibrary
{
public:
    explicit PoseLibrary(QString folder = standardFolder()) : m_folder(std::move(folder)) {}

    [[nodiscard]] static QString standardFolder();

    // What is in the folder now, by name.
    void load();
    [[nodiscard]] const std::vector<LibraryPose> &poses() const { return m_poses; }
    // File names of those that could not be read, with the reason.
    [[nodiscard]] const QStringList &damaged() const { return m_damaged; }

    // Each answers why it was not done, in a sentence; empty if it was. The list is that of the folder afterwards.
    [[nodiscard]] QString save(LibraryPose pose); // in a new file
    [[nodiscard]] QString rename(const QString &file, const QString &name);
    [[nodiscard]] QString remove(const QString &file);

private:
    [[nodiscard]] QString write(const LibraryPose &pose) const;
    [[nodiscard]] QString newFileFor(const QString &name) const;

    QString m_folder;
    std::vector<LibraryPose> m_poses;
    QStringList m_damaged;
};

} // namespace limber
