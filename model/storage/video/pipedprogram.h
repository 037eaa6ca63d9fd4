#pragma once

#include "base/message.h"

#include <QProcess>
#include <QStringList>

#include <functional>
#include <string_view>
#include <vector>

namespace limber {

// Another program that gets bytes on its standard input: started with its arguments as they are, without a shell, and
// ended when this object goes. It may be used on any thread, by one at a time.
class PipedProgram
{
public:
    // `files` are open descriptors that it inherits. While it is waited for, `goesOn` is asked again and again whether
    // to go on.
    PipedProgram(const QString &path, const QStringList &arguments, std::vector<int> files,
                 std::function<bool()> goesOn);
    PipedProgram(const PipedProgram &) = delete;
    PipedProgram &operator=(const PipedProgram &) = delete;
    ~PipedProgram();

    // Returns when it took all of them; false if it has stopped, or is to.
    [[nodiscard]] bool write(std::string_view bytes);
    // Ends its input and waits for its end; false if it failed or is to stop.
    [[nodiscard]] bool finish();
    // Why it did not start or failed.
    [[nodiscard]] Message problem();

private:
    QProcess m_process;
    std::vector<int> m_files;
    std::function<bool()> m_goesOn;
};

} // namespace limber
