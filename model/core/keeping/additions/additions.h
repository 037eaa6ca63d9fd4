#pragma once

#include "motion/clip.h"
#include "motion/framemap.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <typeindex>
#include <utility>

namespace limber {

// What a document holds in addition to its clip; it is not part of a BVH file. There is a value of each kind, such as
// Markers, which is found by its type and is T() until it is set. The kinds themselves are in additionkind.h.
class Additions
{
public:
    Additions() = default;
    // Returns additions with these values, each of another kind.
    template <typename... Values>
    [[nodiscard]] static Additions of(Values... values)
    {
        Additions additions;
        (additions.set(std::move(values)), ...);
        return additions;
    }

    // Returns the value of a kind.
    template <typename Value>
    [[nodiscard]] const Value &get() const
    {
        static const Value none{};
        const auto found = m_values.find(typeid(Value));
        return found == m_values.end() ? none : static_cast<const Held<Value> &>(*found->second).value;
    }
    // Returns the value of a kind, to change it; copies of these additions keep theirs.
    template <typename Value>
    [[nodiscard]] Value &edit()
    {
        std::shared_ptr<Any> &held = m_values[typeid(Value)];
        if (held == nullptr)
            held = std::make_shared<Held<Value>>();
        else if (held.use_count() > 1)
            held = std::make_shared<Held<Value>>(get<Value>());
        else // a thread that had a copy may just have let it go
            std::atomic_thread_fence(std::memory_order_acquire);
        return static_cast<Held<Value> &>(*held).value;
    }
    template <typename Value>
    void set(Value value)
    {
        m_values[typeid(Value)] = std::make_shared<Held<Value>>(std::move(value));
    }
    template <typename Value>
    void clear()
    {
        m_values.erase(typeid(Value));
    }

    friend bool operator==(const Additions &a, const Additions &b) { return a.isWithin(b) && b.isWithin(a); }

private:
    struct Any
    {
        Any() = default;
        Any(const Any &) = delete;
        Any &operator=(const Any &) = delete;
        virtual ~Any() = default;
        // Returns whether the additions have the same value.
        [[nodiscard]] virtual bool isIn(const Additions &others) const = 0;
    };
    template <typename Value>
    struct Held final : Any
    {
        Held() = default;
        explicit Held(Value held) : value(std::move(held)) {}
        [[nodiscard]] bool isIn(const Additions &others) const override
        {
            const Value &other = others.get<Value>();
            return &other == &value || other == value;
        }
        Value value{};
    };

    [[nodiscard]] bool isWithin(const Additions &others) const
    {
        return std::ranges::all_of(m_values, [&](const auto &each) { return each.second->isIn(others); });
    }

    std::map<std::type_index, std::shared_ptr<Any>> m_values; // they may be shared with copies
};

// Returns whether all joints are joints of the skeleton, all numbers are finite, and everything is in the order in
// which it is kept. Additions that a user makes are sound; those that are read from elsewhere need not be.
[[nodiscard]] bool isSound(const Additions &additions, const Skeleton &skeleton);

// Return the additions after frames were inserted before a frame, or were removed.
[[nodiscard]] Additions withFramesInserted(Additions additions, int before, int count);
[[nodiscard]] Additions withFramesRemoved(Additions additions, int first, int count);

// Returns the additions for another clip that replaces theirs: joints are found again by their keys. If the number of
// frames differs, everything that belongs to a frame is dropped.
[[nodiscard]] Additions carriedAdditions(Additions additions, const Clip &from, const Clip &to);

// Returns the additions if the other clip has only some of its frames, or all of them in reverse.
[[nodiscard]] Additions mappedAdditions(Additions additions, const FrameMap &frames, int frameCount);

} // namespace limber
