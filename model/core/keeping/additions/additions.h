#pragma once

#include "contacts/contacts.h"
#include "layers/layer.h"
#include "motion/clip.h"
#include "motion/framemap.h"
#include "motion/markers.h"
#include "secondlife/animsettings.h"

#include <optional>

namespace limber {

// What a document holds in addition to its clip; it is not part of a BVH file.
struct Additions
{
    std::optional<Contacts> contacts; // when feet stand, as the user has set it; empty: as detected
    Markers markers;
    Layers layers; // over the clip, which they leave as it is
    // How the document is written for Second Life; empty: as the viewer does it.
    std::optional<AnimSettings> secondLife = {};

    friend bool operator==(const Additions &, const Additions &) = default;
};

// Returns whether all joints are joints of the skeleton, all numbers are finite, and everything is in the order in
// which it is kept. Additions that a user makes are sound; those that are read from elsewhere need not be.
[[nodiscard]] bool isSound(const Additions &additions, const Skeleton &skeleton);

// Return the additions after frames were inserted before a frame, or were removed.
[[nodiscard]] Additions withFramesInserted(const Additions &additions, int before, int count);
[[nodiscard]] Additions withFramesRemoved(const Additions &additions, int first, int count);

// Returns the additions for another clip that replaces theirs: joints are found again by their keys. If the number of
// frames differs, everything that belongs to a frame is dropped.
[[nodiscard]] Additions carriedAdditions(const Additions &additions, const Clip &from, const Clip &to);

// Returns the additions if the other clip has only some of its frames, or all of them in reverse.
[[nodiscard]] Additions mappedAdditions(const Additions &additions, const FrameMap &frames, int frameCount);

} // namespace limber
