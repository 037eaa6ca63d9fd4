#pragma once

#include "importing/importchoices.h"
#include "importing/importedfile.h"
#include "motion/clip.h"
#include "secondlife/animsettings.h"

#include <optional>
#include <vector>

namespace limber {

// A clip that a file of another program became.
struct ImportedClip
{
    QString name; // for a document: "walk.bvh"
    Clip clip;
    std::optional<AnimSettings> secondLife; // that a clip cannot hold
};

// What became of a file.
struct ImportedClips
{
    std::vector<ImportedClip> clips;
    QStringList notes; // what of the animations is left out, each once
    QString problem; // why there are no more clips; empty where all are there
    bool isCancelled = false;
};

// Makes a clip of each chosen animation, of a file without any one of its rest pose; on any thread.
[[nodiscard]] ImportedClips makeClips(const ImportedFile &file, const ImportChoices &choices, const Progress &progress);

} // namespace limber
