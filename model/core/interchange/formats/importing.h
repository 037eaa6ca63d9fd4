#pragma once

#include "base/finding.h"
#include "base/message.h"
#include "base/progress.h"
#include "bvh/write/bvhwriter.h"
#include "formats/formatnote.h"
#include "motion/clip.h"
#include "operations/parametervalues.h"
#include "scene/scene.h"
#include "secondlife/animsettings.h"

#include <optional>
#include <string_view>
#include <vector>

namespace limber {

// A file of another format that is to become a clip.
struct ImportInput
{
    std::string_view bytes; // of the file; empty for a scene
    const Scene *scene = nullptr; // what limber-reader made of the file, for formats that it reads
    const Clip *skeleton = nullptr; // for formats that need one
    ParameterValues values; // of the format's parameters
    std::optional<double> framesPerSecond; // if the user has chosen it
    Progress progress = {};
};

// A clip that was made from a file, or why there is none.
struct ImportOutput
{
    std::optional<Clip> clip;
    std::vector<Finding> findings; // of a text, with lines; an error is why there is no clip
    Message problem; // why there is no clip; empty if there is one, or if a finding or a note says it
    std::vector<FormatNote> notes; // what could not become a part of the clip, and more
    std::optional<AnimSettings> secondLife; // settings that a clip cannot hold
    WriteOptions writing; // how the clip is written as BVH
};

} // namespace limber
