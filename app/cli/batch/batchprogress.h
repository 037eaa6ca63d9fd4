#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace limber::cli {

// Counts the results of the files, and shows them during the work, on a terminal only.
class BatchProgress
{
public:
    // `total` is 0 if it is not known.
    BatchProgress(std::int64_t total, bool isQuiet);
    BatchProgress(const BatchProgress &) = delete;
    BatchProgress &operator=(const BatchProgress &) = delete;
    ~BatchProgress();

    void add(std::string_view status);
    void addSkipped() { ++m_skipped; }
    // Returns a text like "12 files in 3.4 s: 10 done, 2 failed; 5 were done before".
    [[nodiscard]] std::string text() const;

private:
    void show();
    [[nodiscard]] double seconds() const;

    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    double m_shownAt = 0.0;
    std::int64_t m_total;
    std::int64_t m_count = 0;
    std::int64_t m_skipped = 0;
    std::map<std::string, std::int64_t, std::less<>> m_counts;
    bool m_isShown;
};

} // namespace limber::cli
