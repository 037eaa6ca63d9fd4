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

// An allocator for vectors that are written before they are read: it does not initialise new elements. With a run of
// memory, vectors that are made one after the other lie side by side; copies of them lie elsewhere.
template <typename T>
class UnclearedAllocator
{
public:
    using value_type = T; // as the standard wants of an allocator
    using propagate_on_container_move_assignment = std::true_type; // as the standard wants of an allocator
    using propagate_on_container_swap = std::true_type; // as the standard wants of an allocator

    UnclearedAllocator() = default;
    // Allocates in this run as long as it has capacity; the run may be null.
    explicit UnclearedAllocator(std::shared_ptr<MemoryRun> run) : m_run(std::move(run)) {}
    template <typename U>
    // Makes an allocator from one for another type.
    UnclearedAllocator(const UnclearedAllocator<U> &other) noexcept
        : m_run(other.run()) // implicit, as the standard wants
    {
    }
    // Returns an allocator without a run: copies lie elsewhere.
    [[nodiscard]] UnclearedAllocator select_on_container_copy_construction() const { return {}; }
    // Returns the run, or null if there is none.
    [[nodiscard]] const std::shared_ptr<MemoryRun> &run() const { return m_run; }

    // Allocates memory; throws std::bad_alloc.
    [[nodiscard]] T *allocate(std::size_t count)
    {
        if (count > std::numeric_limits<std::size_t>::max() / sizeof(T))
            throw std::bad_array_new_length();
        if (void *taken = m_run ? m_run->take(count * sizeof(T)) : nullptr)
            return static_cast<T *>(taken);
        return static_cast<T *>(allocateUncleared(count * sizeof(T)));
    }
    // Frees memory from allocate().
    void deallocate(T *memory, std::size_t count) noexcept
    {
        if (!m_run || !m_run->giveBack(memory, count * sizeof(T)))
            freeUncleared(memory, count * sizeof(T));
    }

    template <typename U>
    // Leaves the element uninitialised.
    void construct(U *address) noexcept
    {
        ::new (static_cast<void *>(address)) U;
    }
    // Constructs an element from arguments.
    template <typename U, typename... Args>
    void construct(U *address, Args &&...args)
    {
        ::new (static_cast<void *>(address)) U(std::forward<Args>(args)...);
    }

    // Returns whether one can free what the other allocated.
    friend bool operator==(const UnclearedAllocator &a, const UnclearedAllocator &b) { return a.m_run == b.m_run; }

private:
    std::shared_ptr<MemoryRun> m_run;
};

// Channel values of some frames, frame after frame.
using ValueBuffer = std::vector<double, UnclearedAllocator<double>>;

} // namespace limber
