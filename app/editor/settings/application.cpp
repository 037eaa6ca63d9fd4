#include "settings/application.h"

#include <QTimer>

#include <cstdio>
#include <new>
#include <stdexcept>
#include <utility>

namespace limber {

namespace {

constexpr std::size_t reservedBytes = std::size_t{1} << 20;

std::unique_ptr<char[]> makeReserve()
{
    return std::unique_ptr<char[]>(new (std::nothrow) char[reservedBytes]);
}

} // namespace

Application::Application(int &argc, char **argv) : QApplication(argc, argv), m_reserve(makeReserve())
{
}

Application::~Application() = default;

// Only the innermost event is aborted, so nothing of Qt between two nested events is left half done.
bool Application::notify(QObject *receiver, QEvent *event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::bad_alloc &) {
        report();
    } catch (const std::length_error &) { // more than any memory has
        report();
    }
    return true;
}

void Application::report()
{
    m_reserve.reset();
    if (std::exchange(m_isReporting, true))
        return;
    try {
        // The report must not come from the event that failed, which may be painting.
        QTimer::singleShot(0, this, [this] {
            m_isReporting = false;
            m_reserve = makeReserve();
            emit memoryShort();
        });
    } catch (const std::bad_alloc &) {
        m_isReporting = false;
        std::fputs("limber: there is not enough memory for this\n", stderr);
    }
}

} // namespace limber
