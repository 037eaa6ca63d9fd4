#pragma once

#include "batch/batchjob.h"
#include "system/plainfile.h"

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include <sys/types.h>

namespace limber::cli {

// Runs jobs at the same time, each in a process that is a copy of this one. Starting one takes less than a millisecond,
// and a job that crashes or needs too much memory there harms nothing else. A signal to end lets the running jobs
// finish; a second one ends them.
class BatchPool
{
public:
    struct Limits
    {
        int jobs = 1;
        std::int64_t memory = 0; // bytes, for all jobs together; 0 for no limit
    };

    BatchPool(RunVerb run, Limits limits);
    BatchPool(const BatchPool &) = delete;
    BatchPool &operator=(const BatchPool &) = delete;
    ~BatchPool();

    [[nodiscard]] bool isEmpty() const { return m_running.empty(); }
    // Returns whether a slot and memory are free for the job; a job alone may always run.
    [[nodiscard]] bool hasPlace(const BatchJob &job) const;
    // Returns false with errno set if the system starts no process.
    [[nodiscard]] bool start(BatchJob job);
    // Waits until a job has ended; returns nothing if a signal came first. At least one job must be running.
    [[nodiscard]] std::optional<BatchOutcome> wait();
    // Returns whether a signal came, so that no job may be started any more.
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
