#include "batch/batchindex.h"

#include "batch/batchfiles.h"

#include <algorithm>

namespace limber::cli {

void BatchIndex::add(const BatchRecord &record)
{
    Done done{record.input, record.resultBytes, {}};
    const bool isWhole = record.hash.size() == done.hash.size() && isFinished(record);
    if (!isWhole || record.recipe != m_context.recipe || record.version != m_context.version) {
        m_done.erase(record.file);
        return;
    }
    std::ranges::copy(record.hash, done.hash.begin());
    m_done[record.file] = done;
}

const BatchIndex::Done *BatchIndex::doneOf(const BatchJob &job) const
{
    const auto found = m_done.find(stableHash(job.input));
    if (found == m_done.end())
        return nullptr;
    const bool hasResult = job.result.empty() || InputState::of(job.resultPath).bytes == found->second.resultBytes;
    return hasResult ? &found->second : nullptr;
}

bool BatchIndex::isDone(const BatchJob &job) const
{
    const Done *const done = doneOf(job);
    return done != nullptr && done->input == InputState::of(job.inputPath);
}

std::string BatchIndex::knownHash(const BatchJob &job) const
{
    const Done *const done = doneOf(job);
    return done != nullptr ? std::string(done->hash.begin(), done->hash.end()) : std::string();
}

} // namespace limber::cli
