#include "files/streamfile.h"

#include "output/messages.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace limber::cli {

bool takesStream(const std::string &file)
{
    struct stat status = {};
    return ::stat(file.c_str(), &status) == 0 && (S_ISFIFO(status.st_mode) || S_ISCHR(status.st_mode));
}

bool streamTo(const std::string &file, const std::function<bool(OutputStream &)> &write)
{
    const int descriptor = ::open(file.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
    if (descriptor < 0) {
        reportError(file, "cannot be opened for writing: " + std::generic_category().message(errno));
        return false;
    }
    OutputStream output(descriptor, file);
    const bool written = write(output);
    return ::close(descriptor) == 0 && written;
}

} // namespace limber::cli
