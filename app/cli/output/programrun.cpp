#include "output/programrun.h"

#include "output/exitstatus.h"
#include "output/uncaught.h"

#include <csignal>
#include <exception>
#include <new>

#include <fcntl.h>
#include <unistd.h>

namespace limber::cli {

namespace {

void say(const UncaughtLine &line)
{
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.text().data(), line.text().size());
}

// Memory may also run out inside a function that must not throw; then the program still ends with an exit status rather
// than a signal.
[[noreturn]] void leaveWithoutSignal()
{
    say(UncaughtLine(std::current_exception()));
    ::_exit(exitstatus::Failed);
}

// If a standard descriptor is closed, the next file would get its number, and messages would end up in that file. The
// descriptors that are opened here instead fail on writing, as they should.
void occupyStandardDescriptors()
{
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(descriptor, F_GETFD) < 0)
            ::open("/dev/null", O_RDONLY); // takes the lowest free number, which is this one
    }
}

} // namespace

int runProgram(const std::function<int()> &run)
{
    // A reader that went away and a file size limit then cause errors of write(2) instead of deadly signals.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    std::set_terminate(leaveWithoutSignal);
    occupyStandardDescriptors();
    try {
        return run();
    } catch (const std::bad_alloc &) {
        say(UncaughtLine(std::current_exception()));
        return exitstatus::Failed;
    }
}

} // namespace limber::cli
