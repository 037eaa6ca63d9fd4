#include "batch/batchrun.h"

#include "batch/batchindex.h"
#include "batch/batchprogress.h"
#include "batch/batchrecord.h"
#include "batch/reportfile.h"
#include "output/exitstatus.h"
#include "output/messages.h"

#include <cerrno>
#include <sstream>
#include <system_error>
#include <unordered_set>

#include <unistd.h>

namespace limber::cli {

namespace {

std::unique_ptr<BatchFiles> filesOf(const BatchOrder &order)
{
    if (!order.list.empty())
        return filesOfList(order.list, order.separator);
    std::istringstream endings{std::string(order.files.inputEndings)};
    return filesBelow(order.in, {std::istream_iterator<std::string>(endings), {}});
}

// The count is for the progress only, so files are not counted if nobody sees it.
std::int64_t countOf(const BatchOrder &order)
{
    if (order.isQuiet || !order.list.empty() || ::isatty(STDERR_FILENO) != 1)
        return 0;
    const auto files = filesOf(order);
    std::int64_t count = 0;
    while (const auto path = files->next())
        count += order.shard.has(*path) ? 1 : 0;
    return count;
}

// Returns a path that no verb takes for an option.
std::string pathIn(const std::string &folder, const std::string &path)
{
    return (folder.starts_with('-') ? "./" + folder : folder) + '/' + path;
}

class Batch
{
public:
    explicit Batch(const BatchOrder &order)
        : m_order(order), m_context{recipeHash(order.verb, order.words), LIMBER_VERSION, order.files.finds},
          m_index(m_context), m_report(order.report), m_progress(countOf(order), order.isQuiet),
          m_pool(order.run, order.limits)
    {
    }

    int run()
    {
        if (!begin())
            return exitstatus::Failed;
        const auto files = filesOf(m_order);
        if (files == nullptr) {
            reportError(m_order.list, "cannot be read: " + std::generic_category().message(errno));
            return exitstatus::Failed;
        }
        std::optional<std::string> path;
        while (!m_isStopped && !m_pool.isStopped() && (path = files->next())) {
            if (m_order.shard.has(*path))
                doFile(*path);
            reportProblems(*files);
        }
        reportProblems(*files);
        while (!m_pool.isEmpty())
            takeOne();
        return end();
    }

private:
    // An existing report is continued only if the user asks for that.
    bool begin()
    {
        if (!m_report.problem().empty()) {
            reportError(m_order.report, m_report.problem());
            return false;
        }
        if (!m_report.isEmpty() && !m_order.resumes) {
            reportError(m_order.report, "it is the report of a batch already: --resume goes on with it");
            return false;
        }
        return m_report.isEmpty() || forEachLine(m_order.report, [this](std::string_view line, int) {
                   if (const auto record = readRecord(line))
                       m_index.add(*record);
               });
    }

    void doFile(const std::string &path)
    {
        BatchJob job;
        job.input = path;
        job.inputPath = pathIn(m_order.in, path);
        job.isPrinted = m_order.files.result == VerbFiles::Result::Printed;
        if (!m_order.out.empty()) {
            job.result = resultPath(path, m_order.resultEnding);
            job.resultPath = pathIn(m_order.out, job.result);
            if (!m_results.insert(stableHash(job.result)).second)
                return collide(job);
        }
        job.words = wordsOfVerb(m_order.files, job.inputPath, job.resultPath, m_order.words);
        if (m_index.isDone(job)) {
            m_progress.addSkipped();
            return;
        }
        job.knownHash = m_index.knownHash(job);
        while (!m_pool.hasPlace(job) && !m_pool.isStopped())
            takeOne();
        if (m_pool.isStopped() || m_isStopped)
            return;
        if (!m_pool.start(std::move(job)))
            stop("a process could not be started: " + std::generic_category().message(errno));
    }

    void collide(const BatchJob &job)
    {
        m_progress.add("collision");
        m_hasFailures = true;
        reportError(job.input, "another file has given " + cli::inQuotes(job.result) + " already");
        if (!m_report.append(collisionLine(job, m_context)))
            m_isStopped = true;
    }

    void takeOne()
    {
        const auto outcome = m_pool.wait();
        if (!outcome)
            return;
        if (outcome->isUnchanged) {
            m_progress.addSkipped();
            return;
        }
        if (outcome->exit == exitstatus::Usage && outcome->signal == 0)
            return stopForUsage(*outcome);
        const std::string_view status = statusOf(*outcome, m_context);
        m_progress.add(status);
        m_hasFailures = m_hasFailures || (status != "done" && status != "clean" && status != "warned");
        if (!m_report.append(reportLine(*outcome, m_context)))
            m_isStopped = true;
    }

    // Words that a verb does not understand are wrong for all files.
    void stopForUsage(const BatchOutcome &outcome)
    {
        if (!m_isStopped)
            std::fputs(outcome.messages.c_str(), stderr);
        m_isWrongUsage = true;
        m_isStopped = true;
    }

    void stop(const std::string &why)
    {
        reportError(m_order.in, why);
        m_isStopped = true;
        m_hasFailures = true;
    }

    void reportProblems(BatchFiles &files)
    {
        for (const std::string &problem : files.takeProblems()) {
            reportError(m_order.list.empty() ? m_order.in : m_order.list, problem);
            m_hasFailures = true;
        }
    }

    int end()
    {
        if (m_isWrongUsage)
            return exitstatus::Usage;
        if (m_pool.isStopped())
            reportWarning(m_order.in, "stopped by a signal; --resume goes on");
        if (!m_order.isQuiet)
            reportNote(m_order.report, m_progress.text());
        constexpr int interrupted = 130; // the shells' status for SIGINT
        if (m_pool.isStopped())
            return interrupted;
        return m_isStopped || m_hasFailures ? exitstatus::Failed : exitstatus::Done;
    }

    const BatchOrder &m_order;
    JobContext m_context;
    BatchIndex m_index;
    ReportFile m_report;
    BatchProgress m_progress;
    BatchPool m_pool;
    std::unordered_set<std::uint64_t> m_results; // hashes of their paths
    bool m_isStopped = false;
    bool m_isWrongUsage = false;
    bool m_hasFailures = false;
};

} // namespace

int runOrder(const BatchOrder &order)
{
    return Batch(order).run();
}

} // namespace limber::cli
