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
    QString file; // the file that holds it
    QString name; // plain text
    Clip clip;
    PositionRules rules;
    Axis up = Axis::Y;
    std::vector<int> joints; // of the clip, the joints that the pose covers, rising; empty for all
};

// The user's own poses, each in a file of a folder. A damaged file is reported and skipped.
class PoseLibrary
{
public:
    explicit PoseLibrary(QString folder = standardFolder()) : m_folder(std::move(folder)) {}

    [[nodiscard]] static QString standardFolder();

    // Reads the folder's present contents, sorted by name.
    void load();
    // Frees the memory of the poses; their files stay, and load() reads them again.
    void forget();
    [[nodiscard]] const std::vector<LibraryPose> &poses() const { return m_poses; }
    // Returns the names of the files that could not be read, with the reason.
    [[nodiscard]] const QStringList &damaged() const { return m_damaged; }

    // Each of these functions returns in a sentence why it failed; empty if it succeeded. Afterwards the list matches
    // the folder.
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
