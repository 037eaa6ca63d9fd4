#pragma once

#include "bvh/read/bvhreader.h"

#include <span>
#include <string>
#include <string_view>

namespace limber {

// A skeleton that comes with Limber, so that a new clip or a retarget needs no file.
struct BuiltInSkeleton
{
    const char *name; // on the command line
    const char *title; // in the window; translated in the context limber::TemplateDialog
    const char *help; // a sentence
};

// Returns them in the order in which they are offered.
[[nodiscard]] std::span<const BuiltInSkeleton> builtInSkeletons();

// Returns the skeleton with a name, or nullptr. Letter case does not matter; "-like" and "-basic" at the end of a name
// may be omitted: "mixamo".
[[nodiscard]] const BuiltInSkeleton *findBuiltInSkeleton(std::string_view name);

// Returns the name that a mistyped one most likely means; empty if none is that close.
[[nodiscard]] std::string nearestBuiltInSkeleton(std::string_view typed);

// Returns the path of the Qt resource with its file.
[[nodiscard]] std::string resourceOf(const BuiltInSkeleton &skeleton);

// Returns the skeleton with one frame that shows it at rest, standing on the floor. There is no clip if the program
// does not contain the skeletons.
[[nodiscard]] ReadResult readBuiltInSkeleton(const BuiltInSkeleton &skeleton);

} // namespace limber
