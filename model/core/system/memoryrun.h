#pragma once

#include <cstddef>
#include <memory>
#include <mutex>

namespace limber {

// A run of addresses that is filled from its front, so that what is allocated one after the other lies side by side:
// the numbers of a file are one array although they are read, shared and changed in blocks. Addresses take up no memory
// before they are written to, and what is given back takes up none any more. Several threads may use one.
class MemoryRun
{
public:
    // Null where the system does not give that many bytes of addresses.
    [[nodiscard]] static std::shared_ptr<MemoryRun> reserve(std::size_t bytes);
    ~MemoryRun();
    MemoryRun(const MemoryRun &) = delete;
    MemoryRun &operator=(const MemoryRun &) = delete;

    // The next bytes, a multiple of eight; null if there are not that many left.
    [[nodiscard]] void *take(std::size_t bytes) noexcept;
    // What take() gave; false if it is not of this run.
    bool giveBack(void *memory, std::size_t bytes) noexcept;

private:
    MemoryRun(char *mapped, std::size_t mappedSize);

    char *m_mapped; // as the system gave it
    std::size_t m_mappedSize;
    char *m_begin; // at a large page
    char *m_end;
    std::mutex m_mutex;
    char *m_next; // the first that was not taken
};

} // namespace limber
