#include "system/memoryrun.h"

#include <cstdint>
#include <functional>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace limber {

namespace {

constexpr std::size_t alignmentOfRun = std::size_t{2} << 20; // a large page
constexpr std::size_t smallPage = std::size_t{4} << 10;

char *roundedUp(char *address, std::size_t alignment)
{
    const auto past = reinterpret_cast<std::uintptr_t>(address) % alignment;
    return past == 0 ? address : address + (alignment - past);
}

} // namespace

std::shared_ptr<MemoryRun> MemoryRun::reserve([[maybe_unused]] std::size_t bytes)
{
#ifdef __linux__
    const std::size_t mappedSize = bytes + alignmentOfRun;
    if (mappedSize < bytes)
        return nullptr;
    void *mapped =
        ::mmap(nullptr, mappedSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (mapped == MAP_FAILED)
        return nullptr;
    ::madvise(mapped, mappedSize, MADV_HUGEPAGE); // a refusal does no harm
    return std::shared_ptr<MemoryRun>(new MemoryRun(static_cast<char *>(mapped), mappedSize));
#else
    return nullptr;
#endif
}

MemoryRun::MemoryRun(char *mapped, std::size_t mappedSize)
    : m_mapped(mapped), m_mappedSize(mappedSize), m_begin(roundedUp(mapped, alignmentOfRun)),
      m_end(mapped + mappedSize), m_next(m_begin)
{
}

MemoryRun::~MemoryRun()
{
#ifdef __linux__
    ::munmap(m_mapped, m_mappedSize);
#endif
}

void *MemoryRun::take(std::size_t bytes) noexcept
{
    const std::lock_guard lock(m_mutex);
    if (bytes > static_cast<std::size_t>(m_end - m_next))
        return nullptr;
    void *taken = m_next;
    m_next += bytes;
    return taken;
}

bool MemoryRun::giveBack(void *memory, std::size_t bytes) noexcept
{
    char *const first = static_cast<char *>(memory);
    if (std::less<>()(first, m_begin) || !std::less<>()(first, m_end))
        return false;
    const std::lock_guard lock(m_mutex);
    if (first + bytes == m_next)
        m_next = first;
#ifdef __linux__
    // The rest of the first and last page may belong to neighbours.
    char *const page = roundedUp(first, smallPage);
    if (page + smallPage <= first + bytes)
        ::madvise(page, static_cast<std::size_t>(first + bytes - page) / smallPage * smallPage, MADV_DONTNEED);
#endif
    return true;
}

} // namespace limber
