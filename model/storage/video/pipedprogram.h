#pragma once

#include "base/message.h"

#include <QProcess>
#include <QStringList>

#include <string_view>
#include <vector>

namespace limber {

// Another program that gets bytes on its standard input: started with its arguments as they are, without a shell, and
// ended when this object goes. It may be used on any thread, by one at a time.
class PipedProgram
{
public:
    // `files` are open descriptors that it inherits.
    PipedProgram(const QString &path, const QStringList &arguments, std::vector<int> files);
    PipedProgram(const PipedProgram &) = delete;
    PipedProgram &operator=(const PipedProgram &) = delete;
    ~PipedProgram();

    // Returns when it took all of them; false if it has stopped.
    [[nodiscard]] bool write(std::string_view bytes);
    // Ends its input and waits for its end; false if it failed.
    [[nodiscard]] bool finish();
    // Why it did not start or failed.
    [[nodiscard]] Message problem();

private:
    QProcess m_process;
    std::vector<int> m_files;
};

} // namespace limber
