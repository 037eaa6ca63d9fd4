#include "withoutlock.h"

namespace limber::python {

namespace py = pybind11;

namespace {

constexpr std::chrono::milliseconds betweenQuestions{50};

} // namespace

Progress SignalWatch::progress()
{
    return [this](double) { return goesOn(); };
}

bool SignalWatch::goesOn()
{
    {
        const std::lock_guard lock(m_mutex);
        const auto now = std::chrono::steady_clock::now();
        if (now - m_lastAsked < betweenQuestions)
            return true;
        m_lastAsked = now;
    }
    const py::gil_scoped_acquire acquired;
    if (!m_error && PyErr_CheckSignals() != 0)
        m_error = std::make_unique<py::error_already_set>();
    return !m_error;
}

void SignalWatch::rethrow()
{
    if (m_error)
        throw py::error_already_set(*m_error);
}

} // namespace limber::python
