#include "storage/importing/childprogram.h"

#include "system/plainfile.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <tuple>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace limber {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int millisecondsBetweenLooks = 50;

// The files that the program has open when it starts.
class SpawnedFiles
{
public:
    explicit SpawnedFiles(int output)
    {
        posix_spawn_file_actions_init(&m_actions);
        posix_spawn_file_actions_addopen(&m_actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_adddup2(&m_actions, output, STDOUT_FILENO);
        posix_spawn_file_actions_addopen(&m_actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    }
    SpawnedFiles(const SpawnedFiles &) = delete;
    SpawnedFiles &operator=(const SpawnedFiles &) = delete;
    ~SpawnedFiles() { posix_spawn_file_actions_destroy(&m_actions); }

    [[nodiscard]] const posix_spawn_file_actions_t *get() const { return &m_actions; }

private:
    posix_spawn_file_actions_t m_actions{};
};

// Returns 0, or the system's error number if the program did not start.
int start(pid_t &process, const std::string &program, const std::vector<std::string> &arguments, int output)
{
    std::string path = program;
    std::vector<std::string> words = arguments; // the system wants them writable
    std::vector<char *> pointers{path.data()};
    for (std::string &word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    std::array<char *, 1> noEnvironment{nullptr};
    const SpawnedFiles files(output);
    return posix_spawn(&process, program.c_str(), files.get(), nullptr, pointers.data(), noEnvironment.data());
}

// A running program; the destructor ends it.
class RunningChild
{
public:
    explicit RunningChild(pid_t process) : m_process(process) {}
    RunningChild(const RunningChild &) = delete;
    RunningChild &operator=(const RunningChild &) = delete;
    ~RunningChild()
    {
        if (m_process > 0) {
            kill(m_process, SIGKILL);
            std::ignore = wait();
        }
    }

    // Waits until the program has ended and returns its status as the system gives it.
    int wait()
    {
        int status = 0;
        while (waitpid(m_process, &status, 0) < 0 && errno == EINTR) {
        }
        m_process = 0;
        return status;
    }

private:
    pid_t m_process;
};

enum class Piece { Some, None, End };

// Waits for a moment, then takes the output that is there.
Piece takePiece(int descriptor, std::string &output)
{
    pollfd waiting{descriptor, POLLIN, 0};
    const int ready = poll(&waiting, 1, millisecondsBetweenLooks);
    if (ready <= 0)
        return ready < 0 && errno != EINTR ? Piece::End : Piece::None;
    constexpr std::size_t pieceBytes = std::size_t{1} << 20;
    const std::size_t before = output.size();
    output.resize(before + pieceBytes);
    const ssize_t count = read(descriptor, output.data() + before, pieceBytes);
    output.resize(before + static_cast<std::size_t>(count > 0 ? count : 0));
    if (count < 0)
        return errno == EINTR ? Piece::None : Piece::End;
    return count == 0 ? Piece::End : Piece::Some;
}

// Collects the output and returns why it stopped; Exited means that the output ended.
ChildEnd::Kind takeOutput(int descriptor, const ChildLimits &limits, const Progress &progress, std::string &output)
{
    const Clock::time_point begin = Clock::now();
    Clock::time_point lastReport = begin;
    while (true) {
        if (takePiece(descriptor, output) == Piece::End)
            return ChildEnd::Kind::Exited;
        const Clock::time_point now = Clock::now();
        if (output.size() > limits.outputBytes)
            return ChildEnd::Kind::TooMuch;
        if (now - begin > limits.time)
            return ChildEnd::Kind::TooSlow;
        if (now - lastReport < std::chrono::milliseconds(millisecondsBetweenLooks))
            continue;
        lastReport = now;
        const double part = std::chrono::duration<double>(now - begin) / std::chrono::duration<double>(limits.time);
        if (!progress(part))
            return ChildEnd::Kind::Cancelled;
    }
}

} // namespace

ChildEnd runChild(const std::string &program, const std::vector<std::string> &arguments, const ChildLimits &limits,
                  const Progress &progress)
{
    ChildEnd end;
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        return {ChildEnd::Kind::NotStarted, errno, {}};
    const FileDescriptor reading(ends[0]);
    FileDescriptor writing(ends[1]);
    pid_t process = 0;
    if (const int error = start(process, program, arguments, writing.get()); error != 0)
        return {ChildEnd::Kind::NotStarted, error, {}};
    RunningChild child(process);
    writing = FileDescriptor(); // otherwise the output would never end
    end.kind = takeOutput(reading.get(), limits, progress, end.output);
    if (end.kind != ChildEnd::Kind::Exited)
        return end;
    const int status = child.wait();
    end.kind = WIFEXITED(status) ? ChildEnd::Kind::Exited : ChildEnd::Kind::Signalled;
    end.number = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
    return end;
}

} // namespace limber
