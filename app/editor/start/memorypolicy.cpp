#include "start/memorypolicy.h"

#include <cstdint>
#include <cstdlib> // says whether this is the GNU C library

#ifdef LIMBER_USES_JEMALLOC
#include <jemalloc/jemalloc.h>
#elif defined(__GLIBC__)
#include <malloc.h>
#endif

#ifdef LIMBER_USES_JEMALLOC
// jemalloc reads this before main(). Pages go back half a second after they were freed, addresses too; huge pages would
// keep two megabytes for a single small block. Two arenas are enough: the window's and one for all workers.
const char *malloc_conf = "thp:never,retain:false,dirty_decay_ms:400,muzzy_decay_ms:0,narenas:2";
#endif

namespace limber {

#ifdef LIMBER_USES_JEMALLOC

void keepLargeBlocksApart()
{
}

void returnFreedMemory()
{
    ::mallctl("thread.tcache.flush", nullptr, nullptr, nullptr, 0);
    ::mallctl("arena.4096.purge", nullptr, nullptr, nullptr, 0); // all arenas
}

std::size_t bytesInUse()
{
    std::uint64_t epoch = 1; // makes it count anew
    ::mallctl("epoch", nullptr, nullptr, &epoch, sizeof epoch);
    std::size_t bytes = 0;
    std::size_t size = sizeof bytes;
    return ::mallctl("stats.allocated", &bytes, &size, nullptr, 0) == 0 ? bytes : 0;
}

#elif defined(__GLIBC__)

void keepLargeBlocksApart()
{
    constexpr int largeBlock = 32 * 1024; // bytes; the frames of a motion are copied in larger blocks
    mallopt(M_MMAP_THRESHOLD, largeBlock);
    mallopt(M_TRIM_THRESHOLD, 4 * largeBlock);
}

void returnFreedMemory()
{
    malloc_trim(0);
}

std::size_t bytesInUse()
{
    const struct mallinfo2 info = ::mallinfo2();
    return info.uordblks + info.hblkhd;
}

#else

void keepLargeBlocksApart()
{
}

void returnFreedMemory()
{
}

std::size_t bytesInUse()
{
    return 0;
}

#endif

} // namespace limber
