#pragma once

#include <cstddef>
#include <memory>
#include <mutex>

namespace limber {

// A run of addresses that is filled from its front, so that consecutive allocations lie side by side: the numbers of a
// file are one array although they are read, shared and changed in blocks. Addresses take up no memory before something
// is written to them, nor after they were given back. Several threads may use one run.
class MemoryRun
{
public:
    // Returns a run, or null if the system does not provide that many bytes of addresses.
    [[nodiscard]] static std::shared_ptr<MemoryRun> reserve(std::size_t bytes);
    ~MemoryRun();
    MemoryRun(const MemoryRun &) = delete;
    MemoryRun &operator=(const MemoryRun &) = delete;

    // Returns the next bytes (a multiple of eight), or null if there are not that many left.
    [[nodiscard]] void *take(std::size_t bytes) noexcept;
    // Takes back what take() returned; returns false if it does not belong to this run.
    bool giveBack(void *memory, std::size_t bytes) noexcept;

private:
    MemoryRun(char *mapped, std::size_t mappedSize);

    char *m_mapped; // as returned by the system
    std::size_t m_mappedSize;
    char *m_begin; // at the beginning of a large page
    char *m_end;
    std::mutex m_mutex;
    char *m_next; // the first byte that was not taken
};

} // namespace limber
