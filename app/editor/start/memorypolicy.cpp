#include "start/memorypolicy.h"

#include <cstdlib> // says whether this is the GNU C library

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace limber {

void keepLargeBlocksApart()
{
#ifdef __GLIBC__
    constexpr int largeBlock = 32 * 1024; // bytes; the frames of a motion are copied in larger blocks
    mallopt(M_MMAP_THRESHOLD, largeBlock);
    mallopt(M_TRIM_THRESHOLD, 4 * largeBlock);
#endif
}

void returnFreedMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace limber
