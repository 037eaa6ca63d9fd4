#pragma once

namespace limber {

// Gives large blocks of memory pages of their own, which go back to the system as soon as they are freed. By default,
// the C library puts blocks of up to 32 MB among the small ones once such a block was freed. Small ones that stay, such
// as those of menus and fonts, then keep much of the memory of documents that were closed long ago. This must come
// before threads are started. It does nothing with other C libraries.
void keepLargeBlocksApart();

// Gives pages without a block that is in use back to the system, wherever they lie; by itself the C library does that
// only at the end of its memory. Takes some milliseconds for each hundred megabytes. It does nothing with other C
// libraries.
void returnFreedMemory();

} // namespace limber
