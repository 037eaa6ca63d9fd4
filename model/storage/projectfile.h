#pragma once

#include "base/finding.h"
#include "base/progress.h"
#include "project/project.h"
#include "storage/safesave.h"

#include <QString>

#include <optional>
#include <string>

namespace limber {

// Returns whether a file is named like a project.
[[nodiscard]] bool isProjectPath(const QString &path);
// Returns the path of a BVH file's project: in the same folder, under the same name.
[[nodiscard]] QString projectPathOf(const QString &bvhPath);

// The text of a project file and the BVH file that it names.
struct ProjectText
{
    std::optional<std::string> text; // no value if it was refused
    ProjectMotion motion; // what it says about the BVH file
    QString bvhPath;
    // The named BVH file does not exist, and one of the same name in the folder of the project is used instead.
    bool isFoundBeside = false;
    std::optional<Finding> problem; // the reason if it was refused
};

// Reads a plain file of at most 4 GiB. It is refused if it is no project, names no BVH file in its folder or below, or
// names one that does not exist.
[[nodiscard]] ProjectText loadProjectText(const QString &path);

// Returns what a project keeps of its BVH file to recognise it later; the file must be on disk.
[[nodiscard]] ProjectMotion projectMotion(const QString &bvhPath, const QString &projectPath, const Skeleton &skeleton,
                                          int frameCount);

// Returns whether the BVH file is the one that the project was saved with, as far as that can be decided. `skeleton`
// and `frameCount` are those of a clip that was read from the file.
[[nodiscard]] bool isSameMotion(const ProjectMotion &saved, const QString &bvhPath, const Skeleton &skeleton,
                                int frameCount);

// Writes the project completely or not at all, as saveBvh() does. The progress can only stop it, because the length is
// not known in advance.
[[nodiscard]] SaveResult saveProject(const Project &project, const Skeleton &skeleton, const QString &path,
                                     const Progress &progress = {}, const SaveMethod &method = {});

} // namespace limber
