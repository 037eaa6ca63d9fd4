#include "batch/batchpool.h"

#include "output/exitstatus.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

namespace limber::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t mostKept = std::size_t{4} << 20; // bytes that a verb prints

// The memory of a job, for a clip and what is made of it, as measured over the verbs.
constexpr std::int64_t memoryOfProgram = std::int64_t{64} << 20;
constexpr std::int64_t memoryPerByte = 12;

std::int64_t memoryFor(const BatchJob &job)
{
    return memoryOfProgram + memoryPerByte * std::max<std::int64_t>(InputState::of(job.inputPath).bytes, 0);
}

struct Pipe
{
    FileDescriptor reads;
    FileDescriptor writes;
};

std::optional<Pipe> newPipe()
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        return std::nullopt;
    return Pipe{FileDescriptor(ends[0]), FileDescriptor(ends[1])};
}

sigset_t endingSignals()
{
    sigset_t endings;
    sigemptyset(&endings);
    for (const int one : {SIGINT, SIGTERM, SIGHUP})
        sigaddset(&endings, one);
    return endings;
}

} // namespace

struct BatchPool::Running
{
    BatchOutcome outcome;
    std::int64_t memory = 0;
    pid_t process = 0;
    Clock::time_point start = Clock::now();
    std::array<std::optional<FileDescriptor>, 3> files; // output, messages and answer; no value once a pipe has ended
    std::array<std::string, 3> texts;

    [[nodiscard]] bool isOver() const
    {
        return std::ranges::none_of(files, [](const auto &file) { return file.has_value(); });
    }

    void read(std::size_t index)
    {
        std::array<char, 65536> block; // NOLINT(cppcoreguidelines-pro-type-member-init): read() fills it
        const ssize_t count = ::read(files[index]->get(), block.data(), block.size());
        if (count <= 0 && !(count < 0 && errno == EINTR))
            files[index].reset();
        else if (count > 0 && texts[index].size() < mostKept)
            texts[index].append(block.data(), static_cast<std::size_t>(count));
    }
};

BatchPool::BatchPool(RunVerb run, Limits limits) : m_run(run), m_limits(limits)
{
    const sigset_t endings = endingSignals();
    ::sigprocmask(SIG_BLOCK, &endings, nullptr); // blocked in the jobs, too, so that they finish
    m_signalFile = FileDescriptor(::signalfd(-1, &endings, SFD_CLOEXEC | SFD_NONBLOCK));
}

BatchPool::~BatchPool()
{
    for (const auto &running : m_running) {
        ::kill(running->process, SIGKILL);
        ::waitpid(running->process, nullptr, 0);
    }
    const sigset_t endings = endingSignals();
    ::sigprocmask(SIG_UNBLOCK, &endings, nullptr);
}

std::int64_t BatchPool::memoryInUse() const
{
    std::int64_t sum = 0;
    for (const auto &running : m_running)
        sum += running->memory;
    return sum;
}

bool BatchPool::hasPlace(const BatchJob &job) const
{
    if (m_running.empty())
        return true;
    return static_cast<int>(m_running.size()) < m_limits.jobs &&
           (m_limits.memory == 0 || memoryInUse() + memoryFor(job) <= m_limits.memory);
}

bool BatchPool::start(BatchJob job)
{
    auto out = newPipe();
    auto err = newPipe();
    auto answer = newPipe();
    if (!out || !err || !answer)
        return false;
    auto running = std::make_unique<Running>();
    running->memory = memoryFor(job);
    running->outcome.input = InputState::of(job.inputPath);
    running->outcome.job = std::move(job);
    std::fflush(nullptr); // otherwise both processes would write the buffered text
    running->process = ::fork();
    if (running->process < 0)
        return false;
    if (running->process == 0)
        work(running->outcome.job, out->writes.get(), err->writes.get(), answer->writes.get());
    running->files = {std::move(out->reads), std::move(err->reads), std::move(answer->reads)};
    m_running.push_back(std::move(running));
    return true;
}

void BatchPool::work(const BatchJob &job, int out, int err, int answer) const
{
    const int nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (::dup2(nothing, STDIN_FILENO) < 0 || ::dup2(out, STDOUT_FILENO) < 0 || ::dup2(err, STDERR_FILENO) < 0)
        ::_exit(exitstatus::Failed);
    if (m_limits.memory > 0) {
        const rlimit limit{static_cast<rlim_t>(m_limits.memory), static_cast<rlim_t>(m_limits.memory)};
        ::setrlimit(RLIMIT_AS, &limit);
    }
    ::setenv("LIMBER_MESSAGES", "json", 1);
    int status = exitstatus::Failed;
    try {
        status = doBatchJob(job, m_run, answer);
    } catch (...) {
        std::terminate(); // prints why, see main()
    }
    std::fflush(nullptr);
    ::_exit(status);
}

std::optional<BatchOutcome> BatchPool::wait()
{
    while (true) {
        std::vector<pollfd> polled{{m_signalFile.get(), POLLIN, 0}};
        std::vector<std::pair<std::size_t, std::size_t>> owners{{}};
        for (std::size_t i = 0; i < m_running.size(); ++i) {
            if (m_running[i]->isOver())
                return ended(i);
            for (std::size_t file = 0; file < m_running[i]->files.size(); ++file) {
                if (!m_running[i]->files[file])
                    continue;
                polled.push_back({m_running[i]->files[file]->get(), POLLIN, 0});
                owners.emplace_back(i, file);
            }
        }
        if (::poll(polled.data(), polled.size(), -1) < 0)
            continue;
        for (std::size_t i = 1; i < polled.size(); ++i) {
            if (polled[i].revents != 0)
                m_running[owners[i].first]->read(owners[i].second);
        }
        if (polled.front().revents != 0) {
            readSignals();
            return std::nullopt;
        }
    }
}

void BatchPool::readSignals()
{
    signalfd_siginfo one{};
    while (::read(m_signalFile.get(), &one, sizeof one) == ssize_t{sizeof one})
        ++m_signals;
    if (m_signals < 2)
        return;
    for (const auto &running : m_running)
        ::kill(running->process, SIGKILL);
}

BatchOutcome BatchPool::ended(std::size_t index)
{
    const std::unique_ptr<Running> running = std::move(m_running[index]);
    m_running.erase(m_running.begin() + static_cast<std::ptrdiff_t>(index));
    int status = 0;
    while (::waitpid(running->process, &status, 0) < 0 && errno == EINTR) {
    }
    BatchOutcome outcome = std::move(running->outcome);
    outcome.seconds = std::chrono::duration<double>(Clock::now() - running->start).count();
    outcome.exit = WIFEXITED(status) ? WEXITSTATUS(status) : exitstatus::Failed;
    outcome.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    outcome.printed = std::move(running->texts[0]);
    outcome.messages = std::move(running->texts[1]);
    const std::string &answer = running->texts[2];
    outcome.isUnchanged = answer.starts_with('=');
    outcome.hash = answer.substr(std::min<std::size_t>(answer.size(), 1));
    if (!outcome.job.result.empty())
        outcome.resultBytes = InputState::of(outcome.job.resultPath).bytes;
    return outcome;
}

} // namespace limber::cli
