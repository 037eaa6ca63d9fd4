#include "system/largememory.h"

#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace limber {

namespace {

// Size of a large page on the machines at hand; elsewhere it is a harmless alignment.
constexpr std::size_t largePage = std::size_t{2} << 20;

// The size to ask for: a piece that all but fills a large page gets the whole of it.
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
    // Only whole large pages: the rest of the last one would be wasted. It does not matter if it is refused.
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
