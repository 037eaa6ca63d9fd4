#pragma once

#include "batch/batchjob.h"
#include "system/plainfile.h"

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include <sys/types.h>

namespace limber::cli {

// Does jobs beside each other, each in a process of its own that is a copy of this one: starting one takes less than a
// millisecond, and what crashes or takes too much memory there harms nothing else. A signal that ends programs lets the
// jobs under way finish; a second one ends them.
class BatchPool
{
public:
    struct Limits
    {
        int jobs = 1;
        std::int64_t memory = 0; // bytes for all jobs together; 0 for no limit
    };

    BatchPool(RunVerb run, Limits limits);
    BatchPool(const BatchPool &) = delete;
    BatchPool &operator=(const BatchPool &) = delete;
    ~BatchPool();

    [[nodiscard]] bool isEmpty() const { return m_running.empty(); }
    // Whether there is a place for the job, and memory: a job alone may always run.
    [[nodiscard]] bool hasPlace(const BatchJob &job) const;
    // False, with errno, where the system starts no process.
    [[nodiscard]] bool start(BatchJob job);
    // Waits until a job has ended; nothing where a signal came first. There must be a job.
    [[nodiscard]] std::optional<BatchOutcome> wait();
    // A signal came: no job is to be started any more.
    [[nodiscard]] bool isStopped() const { return m_signals > 0; }

private:
    struct Running;

    [[nodiscard]] std::int64_t memoryInUse() const;
    [[noreturn]] void work(const BatchJob &job, int out, int err, int answer) const;
    void readSignals();
    BatchOutcome ended(std::size_t index);

    RunVerb m_run;
    Limits m_limits;
    FileDescriptor m_signalFile;
    int m_signals = 0;
    std::vector<std::unique_ptr<Running>> m_running;
};

} // namespace limber::cli
