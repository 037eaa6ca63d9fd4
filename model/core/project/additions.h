#pragma once

#include "contacts/contacts.h"
#include "layers/layer.h"
#include "motion/clip.h"
#include "motion/framemap.h"
#include "motion/markers.h"
#include "secondlife/animsettings.h"

#include <optional>

namespace limber {

// What a document holds besides its clip: no part of a BVH file.
struct Additions
{
    std::optional<Contacts> contacts; // when feet stand, as the user has set it; nothing: as it is detected
    Markers markers;
    Layers layers; // over the clip, which they leave as it is
    std::optional<AnimSettings> secondLife = {}; // how it is written for Second Life; nothing: as the viewer does it

    friend bool operator==(const Additions &, const Additions &) = default;
};

// Whether all joints are those of a skeleton, all numbers finite, and everything in the order in which it is kept. What
// people make is; what is read from elsewhere need not be.
[[nodiscard]] bool isSound(const Additions &additions, const Skeleton &skeleton);

// What becomes of them when frames are put in before a frame, or are taken out.
[[nodiscard]] Additions withFramesInserted(const Additions &additions, int before, int count);
[[nodiscard]] Additions withFramesRemoved(const Additions &additions, int first, int count);

// What becomes of them when another clip comes in place of theirs: joints are found again by their keys. Where the
// number of frames differs nothing of a frame can be found again.
[[nodiscard]] Additions carriedAdditions(const Additions &additions, const Clip &from, const Clip &to);

// And when the other clip has only some of its frames, or all of them in reverse.
[[nodiscard]] Additions mappedAdditions(const Additions &additions, const FrameMap &frames, int frameCount);

} // namespace limber
