#pragma once

#include "system/largememory.h"

#include <cstddef>
#include <limits>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace limber {

// For vectors that are written before they are read: new elements are left as they are.
template <typename T>
class UnclearedAllocator
{
public:
    using value_type = T; // As allocators have it.

    UnclearedAllocator() = default;
    template <typename U>
    // Of another type.
    UnclearedAllocator(const UnclearedAllocator<U> &) noexcept // implicit, as the standard wants it
    {
    }

    // Throws std::bad_alloc.
    [[nodiscard]] T *allocate(std::size_t count)
    {
        if (count > std::numeric_limits<std::size_t>::max() / sizeof(T))
            throw std::bad_array_new_length();
        return static_cast<T *>(allocateUncleared(count * sizeof(T)));
    }
    // What allocate() gave.
    void deallocate(T *memory, std::size_t count) noexcept { freeUncleared(memory, count * sizeof(T)); }

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

    // Any frees what any other allocated.
    friend bool operator==(const UnclearedAllocator &, const UnclearedAllocator &) { return true; }
};

// Channel values of some frames, frame after frame.
using ValueBuffer = std::vector<double, UnclearedAllocator<double>>;

} // namespace limber
