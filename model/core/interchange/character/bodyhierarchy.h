#pragma once

#include "body/vocabulary.h"
#include "motion/clip.h"
#include "motion/skeleton.h"

#include <optional>
#include <vector>

namespace limber {

// Which joints of a file make the body of a character, and on which of them each hangs. Files from animators have
// joints that only control others and bend nothing, and limbs that hang on such a joint, or on none, instead of the
// trunk.
struct BodyHierarchy
{
    std::vector<int> joints; // of the file's skeleton; each is followed by all that hang on it
    std::vector<int> parents; // places in `joints`, or NoJoint
};

// Returns the hierarchy of a body, or nothing if it is that of the file. `bends` says for each joint whether vertices
// follow it. Joints that bend nothing, with all below them, are left out if one of them is where a bending joint of
// another branch is. Limbs are put on the body if the names of the bending joints show it.
[[nodiscard]] std::optional<BodyHierarchy> bodyHierarchy(const Skeleton &skeleton, const std::vector<bool> &bends,
                                                         const Vocabulary &vocabulary);

// Returns the clip of a body, in one frame, from that of its file at rest: its joints are where those of the file are.
[[nodiscard]] Clip bodyAtRest(const Clip &file, const BodyHierarchy &body);

} // namespace limber
