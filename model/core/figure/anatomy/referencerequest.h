#pragma once

#include <optional>

namespace limber {

// Which pose of a figure shows how its body is built: what a user asks for.
struct ReferenceRequest
{
    // Where the pose is taken from.
    enum class Kind {
        Auto, // the rest pose if it stands, else the frame that stands best
        Rest, // the rest pose
        Frame, // the frame with the number
    };

    Kind kind = Kind::Auto; // where the pose is taken from
    int frame = 0; // for Frame; a frame that the clip lacks means the rest pose
    // For Auto: the frame in which the figure's skin was bound, a T-pose or an A-pose; it is taken if the clip has it.
    std::optional<int> bindFrame = std::nullopt;

    friend bool operator==(const ReferenceRequest &, const ReferenceRequest &) = default;
};

} // namespace limber
