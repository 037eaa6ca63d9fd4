#include "recovery/crashreport.h"

#include "actions/action.h"
#include "recovery/crashtext.h"

#include <QAction>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>
#include <ctime>
#include <exception>
#include <tuple>
#include <typeinfo>

#include <cxxabi.h>
#include <execinfo.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace limber {

namespace {

constexpr std::array fatalSignals = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
constexpr std::size_t commandCount = 20;
constexpr std::size_t longestCommand = 48;
constexpr std::size_t longestPath = 4096;
constexpr std::size_t longestVersion = 32;
constexpr int mostFunctions = 64;
constexpr int longestWaitMilliseconds = 500;
constexpr int longestReportMilliseconds = 3000;

using CommandName = std::array<char, longestCommand>;

// A signal handler can reach global data only.
struct CrashState
{
    std::array<char, longestPath> pathBegin{}; // of the report, up to the time
    std::array<char, longestVersion> version{};
    std::array<CommandName, commandCount> commands{}; // a ring buffer
    std::atomic_uint commandsNoted = 0;
    std::atomic<const char *> exceptionType = nullptr;
    std::atomic<const std::atomic_int *> pending = nullptr;
    std::atomic_flag isHandled;
    std::array<char, std::size_t{1} << 16> stack{}; // the handler's own, because the thread's stack may be full
};
static_assert(std::atomic<const std::atomic_int *>::is_always_lock_free);

CrashState &state()
{
    static CrashState instance;
    return instance;
}

// Cuts off text that is too long.
template <std::size_t size>
void copyText(const char *text, std::array<char, size> &copy)
{
    const std::size_t length = std::min(std::strlen(text), size - 1);
    std::copy_n(text, length, copy.begin());
    copy[length] = '\0';
}

void sleepMilliseconds(int milliseconds)
{
    const timespec time{milliseconds / 1000, 1'000'000L * (milliseconds % 1000)};
    ::nanosleep(&time, nullptr);
}

// The journal thread goes on meanwhile, unless it is the one that crashed.
void waitForJournals()
{
    constexpr int step = 5;
    const std::atomic_int *pending = state().pending;
    for (int waited = 0; pending != nullptr && *pending > 0 && waited < longestWaitMilliseconds; waited += step)
        sleepMilliseconds(step);
}

const char *nameOfSignal(int signal)
{
    switch (signal) {
    case SIGSEGV:
        return "SIGSEGV, memory that is not there";
    case SIGBUS:
        return "SIGBUS, memory that cannot be read";
    case SIGFPE:
        return "SIGFPE, arithmetic";
    case SIGILL:
        return "SIGILL, an unknown instruction";
    default:
        return "SIGABRT, the program ended itself";
    }
}

int createReport()
{
    CrashText path(state().pathBegin.data());
    path.add(static_cast<unsigned long>(::time(nullptr)));
    path.add("-");
    path.add(static_cast<unsigned long>(::getpid()));
    path.add(".txt");
    return ::open(path.text(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR);
}

void writeReport(int file, int signal)
{
    CrashText text("Limber ");
    text.add(state().version.data());
    text.add(" with Qt ");
    text.add(::qVersion());
    text.add(" ended by signal ");
    text.add(static_cast<unsigned long>(signal));
    text.add(" (");
    text.add(nameOfSignal(signal));
    text.add(")\n");
    if (const char *type = state().exceptionType) {
        text.add("An exception was not caught, of type ");
        text.add(type);
        text.add("\n");
    }
    text.add("\nThe last commands, the latest last:\n");
    const unsigned noted = state().commandsNoted;
    for (unsigned i = noted - std::min<unsigned>(noted, commandCount); i < noted; ++i) {
        text.add("  ");
        text.add(state().commands[i % commandCount].data());
        text.add("\n");
    }
    text.add("\nThe functions that were running, the innermost first:\n");
    text.writeTo(file);
    std::array<void *, mostFunctions> functions{};
    const int count = ::backtrace(functions.data(), mostFunctions);
    ::backtrace_symbols_fd(functions.data(), count, file);
}

extern "C" void reportCrash(int signal)
{
    // Another thread crashes meanwhile, or this one crashes in its report: only the first report counts.
    if (state().isHandled.test_and_set()) {
        sleepMilliseconds(longestReportMilliseconds);
        ::_exit(128 + signal);
    }
    waitForJournals();
    if (const int file = createReport(); file >= 0) {
        writeReport(file, signal);
        ::close(file);
    }
    std::signal(signal, SIG_DFL);
    ::raise(signal); // delivered when this handler returns
}

// The text of an exception may quote a file; its type cannot.
[[noreturn]] void endByException()
{
    if (const std::type_info *type = abi::__cxa_current_exception_type())
        state().exceptionType = type->name();
    std::abort();
}

void setHandler(void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = SA_ONSTACK;
    for (const int signal : fatalSignals)
        ::sigaction(signal, &action, nullptr);
}

} // namespace

CrashReport::CrashReport(const QString &folder, const QString &version)
{
    const QByteArray begin = QFile::encodeName(QDir(folder).filePath(QStringLiteral("crash-")));
    constexpr qsizetype longestEnd = 64;
    if (begin.size() + longestEnd > static_cast<qsizetype>(longestPath))
        return;
    std::copy_n(begin.constData(), begin.size() + 1, state().pathBegin.data());
    copyText(version.toLatin1().constData(), state().version);
    stack_t stack = {};
    stack.ss_sp = state().stack.data();
    stack.ss_size = state().stack.size();
    ::sigaltstack(&stack, nullptr);
    void *loaded = nullptr;
    std::ignore = ::backtrace(&loaded, 1); // the first call loads a library
    std::set_terminate(endByException);
    setHandler(reportCrash);
}

CrashReport::~CrashReport()
{
    setHandler(SIG_DFL);
}

CrashReport::Waiting::Waiting(const std::atomic_int &pending)
{
    state().pending = &pending;
}

CrashReport::Waiting::~Waiting()
{
    state().pending = nullptr;
}

void CrashReport::noteCommandsOf(const QObject &window)
{
    const QList<QAction *> actions = window.findChildren<QAction *>();
    for (const QAction *action : actions) {
        if (!idOf(*action))
            continue;
        QObject::connect(action, &QAction::triggered, &window, [name = action->objectName().toLatin1()] {
            copyText(name.constData(), state().commands[state().commandsNoted % commandCount]);
            ++state().commandsNoted;
        });
    }
}

} // namespace limber
