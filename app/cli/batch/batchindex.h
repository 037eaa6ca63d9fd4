#pragma once

#include "batch/batchrecord.h"

#include <array>
#include <unordered_map>

namespace limber::cli {

// What was done before by the same recipe and program, according to a report: some 100 bytes for each file.
class BatchIndex
{
public:
    explicit BatchIndex(const JobContext &context) : m_context(context) {}

    // A later line about a file replaces an earlier one.
    void add(const BatchRecord &record);
    // Returns whether the file and its result still have the size and time that they had then, so that nothing has to
    // be done.
    [[nodiscard]] bool isDone(const BatchJob &job) const;
    // Returns the hash that the file had then if its result still exists; otherwise an empty text.
    [[nodiscard]] std::string knownHash(const BatchJob &job) const;

private:
    struct Done
    {
        InputState input;
        std::int64_t resultBytes = -1;
        std::array<char, 64> hash{};
    };

    [[nodiscard]] const Done *doneOf(const BatchJob &job) const;

    JobContext m_context;
    std::unordered_map<std::uint64_t, Done> m_done;
};

} // namespace limber::cli
