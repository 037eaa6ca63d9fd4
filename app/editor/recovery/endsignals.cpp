#include "recovery/endsignals.h"

#include <atomic>
#include <cerrno>
#include <csignal>

#include <sys/socket.h>
#include <unistd.h>

namespace limber {

namespace {

constexpr int endSignals[] = {SIGTERM, SIGHUP, SIGINT};

// A signal handler can reach global data only.
std::atomic_int socketOfHandler = -1;
static_assert(std::atomic_int::is_always_lock_free);

extern "C" void passOn(int signal)
{
    const int error = errno;
    const auto number = static_cast<char>(signal);
    [[maybe_unused]] const ssize_t written = ::write(socketOfHandler, &number, 1);
    errno = error;
}

void handle(int signal, void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    ::sigaction(signal, &action, nullptr);
}

} // namespace

EndSignals::EndSignals(QObject *parent) : QObject(parent)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, m_sockets) != 0)
        return;
    m_notifier = std::make_unique<QSocketNotifier>(m_sockets[1], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &EndSignals::read);
    socketOfHandler = m_sockets[0];
    for (const int signal : endSignals)
        handle(signal, passOn);
}

EndSignals::~EndSignals()
{
    for (const int signal : endSignals)
        handle(signal, SIG_DFL);
    socketOfHandler = -1;
    m_notifier.reset();
    for (const int socket : m_sockets) {
        if (socket >= 0)
            ::close(socket);
    }
}

int EndSignals::exitStatus(int signal)
{
    constexpr int endedBySignal = 128;
    return endedBySignal + signal;
}

void EndSignals::read()
{
    char number = 0;
    if (::read(m_sockets[1], &number, 1) == 1)
        emit received(number);
}

} // namespace limber
