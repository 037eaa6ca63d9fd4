#pragma once

#include <QString>

#include <atomic>

class QObject;

namespace limber {

// Writes a report when a fatal signal or an uncaught exception ends the program, so that the user has something to pass
// on: version, signal, the running functions, and the last commands by their names in the table of actions. It contains
// nothing from a file, not even a name, and nothing is sent. The signal then ends the program as it would have without
// the report. There is one for a program. A stack overflow is reported only if it is in the thread that created this
// object.
class CrashReport
{
public:
    // The folder must exist and belong to the user.
    CrashReport(const QString &folder, const QString &version);
    ~CrashReport();
    CrashReport(const CrashReport &) = delete;
    CrashReport &operator=(const CrashReport &) = delete;

    // While this object exists, a crash waits, for half a second at most, until no work is pending: journals that are
    // being written on another thread.
    class Waiting
    {
    public:
        explicit Waiting(const std::atomic_int &pending);
        ~Waiting();
        Waiting(const Waiting &) = delete;
        Waiting &operator=(const Waiting &) = delete;
    };

    // Remembers the last twenty commands of a window by their names in the table of actions. Commands outside the
    // table, such as the recent files, are left out, because users and files name them.
    static void noteCommandsOf(const QObject &window);
};

} // namespace limber
