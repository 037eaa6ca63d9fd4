#pragma once

#include "base/message.h"

#include <QProcess>
#include <QStringList>

#include <functional>
#include <string_view>
#include <vector>

namespace limber {

// Another program that reads bytes on its standard input. It is started with its arguments as they are, without a
// shell, and ended with this object. It may be used on any thread, but by one thread at a time.
class PipedProgram
{
public:
    // The program inherits `files`, which are open descriptors. While this object waits for the program, it calls
    // `goesOn` again and again to learn whether to go on.
    PipedProgram(const QString &path, const QStringList &arguments, std::vector<int> files,
                 std::function<bool()> goesOn);
    PipedProgram(const PipedProgram &) = delete;
    PipedProgram &operator=(const PipedProgram &) = delete;
    ~PipedProgram();

    // Returns true when the program has taken all bytes; false if it has stopped or `goesOn` said so.
    [[nodiscard]] bool write(std::string_view bytes);
    // Closes its input and waits for its end; returns false if it failed or `goesOn` said to stop.
    [[nodiscard]] bool finish();
    // Returns why the program did not start or failed.
    [[nodiscard]] Message problem();

private:
    QProcess m_process;
    std::vector<int> m_files;
    std::function<bool()> m_goesOn;
};

} // namespace limber
