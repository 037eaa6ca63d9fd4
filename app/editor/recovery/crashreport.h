#pragma once

#include <QString>

#include <atomic>

class QObject;

namespace limber {

// Writes down where the program was when a fatal signal or an exception that nobody caught ends it, so that the user
// has something to pass on: version, signal, the functions that were running, and the last commands by their names in
// the table of actions. Nothing of a file is in it, no name either, and nothing is sent. The signal then ends the
// program as it would have without. One for a program; a stack that is full is survived in the thread that makes it
// only.
class CrashReport
{
public:
    // The folder must be there, and the user's own.
    CrashReport(const QString &folder, const QString &version);
    ~CrashReport();
    CrashReport(const CrashReport &) = delete;
    CrashReport &operator=(const CrashReport &) = delete;

    // While it lives a crash waits, half a second at most, until this many pieces of work are none: journals that are
    // being written on another thread.
    class Waiting
    {
    public:
        explicit Waiting(const std::atomic_int &pending);
        ~Waiting();
        Waiting(const Waiting &) = delete;
        Waiting &operator=(const Waiting &) = delete;
    };

    // Remembers the last twenty commands of a window, by their names in the table of actions: what is not in it, such
    // as the recent files, is named by users and files.
    static void noteCommandsOf(const QObject &window);
};

} // namespace limber
