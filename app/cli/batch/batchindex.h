#pragma once

#include "batch/batchrecord.h"

#include <array>
#include <unordered_map>

namespace limber::cli {

// What a report says was done before by the same recipe and program: some 100 bytes a file.
class BatchIndex
{
public:
    explicit BatchIndex(const JobContext &context) : m_context(context) {}

    // Later lines about a file count.
    void add(const BatchRecord &record);
    // Whether the file and its result are what they were then, by size and time: nothing is to be done.
    [[nodiscard]] bool isDone(const BatchJob &job) const;
    // The hash of the file then, if its result is there still; empty else.
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
