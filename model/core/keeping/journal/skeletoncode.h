#pragma once

#include "journal/bytecode.h"
#include "motion/skeleton.h"

#include <optional>

namespace limber {

// Writes all joints, end sites and channels of a skeleton as bytes, and reads them back; takeSkeleton() returns nothing
// if the bytes are not a skeleton.
void putSkeleton(ByteWriter &out, const Skeleton &skeleton);
[[nodiscard]] std::optional<Skeleton> takeSkeleton(ByteReader &in);

// Writes and reads channels in their order.
void putChannels(ByteWriter &out, const std::vector<Channel> &channels);
[[nodiscard]] std::vector<Channel> takeChannels(ByteReader &in);

// Writes and reads three numbers.
void putVector(ByteWriter &out, const glm::dvec3 &vector);
[[nodiscard]] glm::dvec3 takeVector(ByteReader &in); // fails for numbers that are not finite

} // namespace limber
