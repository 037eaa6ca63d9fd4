#pragma once

#include <functional>
#include <type_traits>
#include <utility>

namespace limber {

// A long piece of work uses it to report how much is done and to learn whether to go on. An empty one neither
// reports nor stops anything.
class Progress
{
public:
    // Gets the fraction done, from 0 to 1; answers false to cancel the work.
    using Report = std::function<bool(double)>;

    Progress() = default;
    // From anything that can be called as a Report.
    template <typename Callable, typename = std::enable_if_t<std::is_invocable_r_v<bool, Callable &, double> &&
                                                             !std::is_same_v<std::decay_t<Callable>, Progress>>>
    Progress(Callable &&report) : m_report(std::forward<Callable>(report))
    {
    }

    // Whether anybody is listening.
    explicit operator bool() const { return bool(m_report); }

    // Reports the fraction done; false if the work is to stop.
    bool operator()(double fraction) const { return !m_report || m_report(fraction); }

    // The progress of a step that takes the whole from one fraction to another.
    [[nodiscard]] Progress part(double from, double to) const;

    // For work that goes frame by frame: reports every few frames; true if the work is to stop.
    [[nodiscard]] bool wantsToStop(int frame, int frameCount) const
    {
        return m_report && frame % framesBetweenReports == 0 && !m_report(double(frame) / frameCount);
    }

private:
    static constexpr int framesBetweenReports = 128; // often enough to cancel within a moment, at next to no cost

    Report m_report;
};

} // namespace limber
