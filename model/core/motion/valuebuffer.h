#pragma once

#include "system/largememory.h"
#include "system/memoryrun.h"

#include <cstddef>
#include <limits>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>
#include <vector>

namespace limber {

// For vectors that are written before they are read: new elements are left as they are. With a run of memory, vectors
// that are made one after the other lie side by side; copies of them lie elsewhere.
template <typename T>
class UnclearedAllocator
{
public:
    using value_type = T; // As allocators have it.
    using propagate_on_container_move_assignment = std::true_type; // As allocators have it.
    using propagate_on_container_swap = std::true_type; // As allocators have it.

    UnclearedAllocator() = default;
    // In this run as long as there is room; it may be null.
    explicit UnclearedAllocator(std::shared_ptr<MemoryRun> run) : m_run(std::move(run)) {}
    template <typename U>
    // Of another type.
    UnclearedAllocator(const UnclearedAllocator<U> &other) noexcept
        : m_run(other.run()) // implicit, as the standard wants
    {
    }
    // Copies lie elsewhere.
    [[nodiscard]] UnclearedAllocator select_on_container_copy_construction() const { return {}; }
    // Null for memory of no run.
    [[nodiscard]] const std::shared_ptr<MemoryRun> &run() const { return m_run; }

    // Throws std::bad_alloc.
    [[nodiscard]] T *allocate(std::size_t count)
    {
        if (count > std::numeric_limits<std::size_t>::max() / sizeof(T))
            throw std::bad_array_new_length();
        if (void *taken = m_run ? m_run->take(count * sizeof(T)) : nullptr)
            return static_cast<T *>(taken);
        return static_cast<T *>(allocateUncleared(count * sizeof(T)));
    }
    // What allocate() gave.
    void deallocate(T *memory, std::size_t count) noexcept
    {
        if (!m_run || !m_run->giveBack(memory, count * sizeof(T)))
            freeUncleared(memory, count * sizeof(T));
    }

    template <typename U>
    // Leaves the value as it is.
    void construct(U *address) noexcept
    {
        ::new (static_cast<void *>(address)) U;
    }
    // With a value.
    template <typename U, typename... Args>
    void construct(U *address, Args &&...args)
    {
        ::new (static_cast<void *>(address)) U(std::forward<Args>(args)...);
    }

    // Whether one frees what the other allocated.
    friend bool operator==(const UnclearedAllocator &a, const UnclearedAllocator &b) { return a.m_run == b.m_run; }

private:
    std::shared_ptr<MemoryRun> m_run;
};

// Channel values of some frames, frame after frame.
using ValueBuffer = std::vector<double, UnclearedAllocator<double>>;

} // namespace limber
