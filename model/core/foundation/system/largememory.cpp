#include "system/largememory.h"

#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace limber {

namespace {

// The size of a large page on usual machines; on others it is a harmless alignment.
constexpr std::size_t largePage = std::size_t{2} << 20;

// Returns the size to request: a piece that almost fills a large page gets all of it.
std::size_t sizeTaken(std::size_t size)
{
    const std::size_t missing = (largePage - size % largePage) % largePage;
    return missing <= largePage / 16 ? size + missing : size;
}

} // namespace

void *allocateUncleared(std::size_t size)
{
    const std::size_t taken = sizeTaken(size);
    if (taken < largePage)
        return ::operator new(size);
    void *memory = ::operator new(taken, std::align_val_t(largePage));
#ifdef __linux__
    // Only whole large pages are advised, since the rest of the last one would be wasted. A refusal does no harm.
    ::madvise(memory, taken / largePage * largePage, MADV_HUGEPAGE);
#endif
    return memory;
}

void freeUncleared(void *memory, std::size_t size) noexcept
{
    if (sizeTaken(size) < largePage)
        ::operator delete(memory);
    else
        ::operator delete(memory, std::align_val_t(largePage));
}

} // namespace limber
