#pragma once

#include "importing/importchoices.h"
#include "importing/importedfile.h"
#include "motion/clip.h"
#include "secondlife/animsettings.h"

#include <optional>
#include <vector>

namespace limber {

// A clip that was made from a file of another program.
struct ImportedClip
{
    QString name; // for the document: "walk.bvh"
    Clip clip;
    std::optional<AnimSettings> secondLife; // settings that a clip cannot hold
};

// The result of an import.
struct ImportedClips
{
    std::vector<ImportedClip> clips;
    QStringList notes; // on parts of the animations that were left out; each note occurs once
    QString problem; // why clips are missing; empty if all are here
    bool isCancelled = false;
};

// Makes a clip of each chosen animation, or of the rest pose if the file has no animation. It may be called on any
// thread.
[[nodiscard]] ImportedClips makeClips(const ImportedFile &file, const ImportChoices &choices, const Progress &progress);

} // namespace limber
