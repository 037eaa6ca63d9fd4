#pragma once

#include "base/finding.h"
#include "base/progress.h"
#include "project/project.h"
#include "storage/safesave.h"

#include <QString>

#include <optional>
#include <string>

namespace limber {

// Whether a file is called like a project.
[[nodiscard]] bool isProjectPath(const QString &path);
// Where the project of a BVH file is kept: beside it, under the same name.
[[nodiscard]] QString projectPathOf(const QString &bvhPath);

// The text of a project file and the BVH file that it names.
struct ProjectText
{
    std::optional<std::string> text; // nothing where it was refused
    ProjectMotion motion; // what it says of the BVH file
    QString bvhPath;
    // The BVH file that was named is not there, and one of the same name beside the project is taken for it.
    bool isFoundBeside = false;
    std::optional<Finding> problem; // why it was refused
};

// Reads a plain file of at most 4 GiB. It is refused if it is no project, names no BVH file in its folder or below, or
// names one that is not there.
[[nodiscard]] ProjectText loadProjectText(const QString &path);

// What a project keeps of its BVH file, which is on the disk, in order to know it again.
[[nodiscard]] ProjectMotion projectMotion(const QString &bvhPath, const QString &projectPath, const Skeleton &skeleton,
                                          int frameCount);

// Whether the BVH file is the one that the project was saved with, as far as that can be told. A clip of it is at hand.
[[nodiscard]] bool isSameMotion(const ProjectMotion &saved, const QString &bvhPath, const Skeleton &skeleton,
                                int frameCount);

// Writes it whole or not at all, as saveBvh() does. The progress can only stop it: how long it becomes is not known.
[[nodiscard]] SaveResult saveProject(const Project &project, const Skeleton &skeleton, const QString &path,
                                     const Progress &progress = {}, const SaveManner &manner = {});

} // namespace limber
