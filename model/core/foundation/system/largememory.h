#pragma once

#include <cstddef>

namespace limber {

// Returns memory of this many bytes, not cleared; throws std::bad_alloc. Large blocks are in large pages if the system
// has them: the first access to fresh memory costs as much as reading a number from text.
[[nodiscard]] void *allocateUncleared(std::size_t size);
void freeUncleared(void *memory, std::size_t size) noexcept;

} // namespace limber
