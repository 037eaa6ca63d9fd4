#pragma once

#include <cstddef>

namespace limber {

// How the editor takes memory from the system and gives it back. Where jemalloc was there when Limber was built, it
// manages the memory: hours of work mix small blocks that stay, such as those of widgets and styles, with those of
// documents, and the C library then keeps most pages of documents that were closed long ago. jemalloc puts blocks of a
// size together and fills pages again that are nearly full.

// Tells the GNU C library, if it manages the memory, to give large blocks pages of their own, which go back to the
// system as soon as they are freed. This must come before threads are started.
void keepLargeBlocksApart();

// Gives pages without a block that is in use back to the system, wherever they lie. Takes some milliseconds for each
// hundred megabytes. It does nothing with other C libraries than GNU's, if there is no jemalloc.
void returnFreedMemory();

// Returns the sum of all blocks that are in use, in bytes; 0 if it is unknown.
[[nodiscard]] std::size_t bytesInUse();

} // namespace limber
