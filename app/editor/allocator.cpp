// The allocator of the program. A window replaces many small objects while large documents are open. With the allocator
// of glibc, each of them can keep a page between the memory of documents that are closed later, so that the program
// grows for hours. jemalloc keeps objects of different sizes apart.

#include <jemalloc/jemalloc.h>

// jemalloc reads its options from here when the program starts. A thread gives freed pages back after about a second;
// the program works on few threads at a time, so two arenas are enough; and pictures of a whole screen are given back
// no sooner than other memory, because the next frame needs one again.
const char *malloc_conf = "background_thread:true,dirty_decay_ms:1000,muzzy_decay_ms:0,narenas:2,oversize_threshold:0";
