#pragma once

#include <any>
#include <mutex>
#include <utility>

namespace limber {

// What an operation keeps from one call for the next one, so that a setting that changes little costs little: Fill
// keeps its trials. What it keeps says by itself what it is about, and the operation takes nothing that does not fit
// the next call. Several threads may use it at the same time.
class OperationMemory
{
public:
    // Returns what was kept last; empty if there is nothing.
    [[nodiscard]] std::any kept() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_kept;
    }
    // Keeps this in place of what was kept before; it should be cheap to copy.
    void keep(std::any value)
    {
        const std::scoped_lock lock(m_mutex);
        m_kept = std::move(value);
    }

private:
    mutable std::mutex m_mutex;
    std::any m_kept;
};

} // namespace limber
