#pragma once

#include <cstddef>

namespace limber {

// Memory of this many bytes, not cleared; throws std::bad_alloc. Large blocks come in large pages if the system
// has them: the first touch of fresh memory costs as much as reading a number from text does.
[[nodiscard]] void *allocateUncleared(std::size_t size);
void freeUncleared(void *memory, std::size_t size) noexcept;

} // namespace limber
