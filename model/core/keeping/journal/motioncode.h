#pragma once

#include "journal/bytecode.h"
#include "motion/motion.h"

#include <functional>
#include <optional>
#include <span>

namespace limber {

// Frames that writer and reader both know, so that only differences from them are written.
struct KnownFrames
{
    int count = 0;
    int columnCount = 0; // values in a frame
    std::function<std::span<const double>(int frame)> values;
    std::function<int(int frame)> sourceRow; // the row that a frame came from; -1 for a new frame

    // Returns the frames of a motion, which must outlive them.
    [[nodiscard]] static KnownFrames of(const Motion &motion);
};

// Writes a motion as bytes: frames that equal known ones are only referred to; of other frames the columns that differ
// are written. The result is exact to the bit and includes the origin of each frame.
void putMotion(ByteWriter &out, const Motion &motion, const KnownFrames &known);
// Returns the motion, or nothing if the bytes are not a motion for these known frames.
[[nodiscard]] std::optional<Motion> takeMotion(ByteReader &in, const KnownFrames &known);

// Writes frames without reference to others.
void putFrames(ByteWriter &out, const FrameBlock &block);
[[nodiscard]] FrameBlock takeFrames(ByteReader &in);

} // namespace limber
