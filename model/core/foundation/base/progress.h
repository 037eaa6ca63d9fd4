#pragma once

#include <functional>
#include <type_traits>
#include <utility>

namespace limber {

// Long work reports its progress through this object and learns from it whether to continue. An empty one neither
// reports nor stops anything.
class Progress
{
public:
    // Gets the fraction done, from 0 to 1; returns false to cancel the work.
    using Report = std::function<bool(double)>;

    Progress() = default;
    // Makes a progress from anything that can be called as a Report.
    template <typename Callable, typename = std::enable_if_t<std::is_invocable_r_v<bool, Callable &, double> &&
                                                             !std::is_same_v<std::decay_t<Callable>, Progress>>>
    Progress(Callable &&report) : m_report(std::forward<Callable>(report))
    {
    }

    // Returns whether anybody is listening.
    explicit operator bool() const { return bool(m_report); }

    // Reports the fraction done; returns false if the work should stop.
    bool operator()(double fraction) const { return !m_report || m_report(fraction); }

    // Returns the progress for a step that takes the whole from one fraction to another.
    [[nodiscard]] Progress part(double from, double to) const;

    // Reports every few frames, for work that goes frame by frame; returns true if the work should stop.
    [[nodiscard]] bool wantsToStop(int frame, int frameCount) const
    {
        return m_report && frame % framesBetweenReports == 0 && !m_report(double(frame) / frameCount);
    }

private:
    static constexpr int framesBetweenReports = 128; // frequent enough to cancel quickly, at almost no cost

    Report m_report;
};

} // namespace limber
