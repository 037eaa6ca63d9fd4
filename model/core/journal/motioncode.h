#pragma once

#include "journal/bytecode.h"
#include "motion/motion.h"

#include <functional>
#include <optional>
#include <span>

namespace limber {

// Frames that are known on both sides, so that only what differs from them is put.
struct KnownFrames
{
    int count = 0;
    int columnCount = 0; // values in a frame
    std::function<std::span<const double>(int frame)> values;
    std::function<int(int frame)> sourceRow; // the row that a frame came from; -1 for a new one

    // Those of a motion, which must outlive them.
    [[nodiscard]] static KnownFrames of(const Motion &motion);
};

// A motion as bytes: frames that are the same as known ones are referred to, of others the columns are put that differ.
// Bit for bit, with the record of where each frame came from.
void putMotion(ByteWriter &out, const Motion &motion, const KnownFrames &known);
// Nothing for bytes that hold none, or none for these frames.
[[nodiscard]] std::optional<Motion> takeMotion(ByteReader &in, const KnownFrames &known);

// Frames by themselves.
void putFrames(ByteWriter &out, const FrameBlock &block);
[[nodiscard]] FrameBlock takeFrames(ByteReader &in);

} // namespace limber
