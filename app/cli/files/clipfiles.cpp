#include "files/clipfiles.h"

#include "files/filepath.h"
#include "files/savedfile.h"
#include "output/messages.h"
#include "output/outputstream.h"
#include "output/progressline.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace limber::cli {

namespace {

// Qt's paths are text. A file whose name is not UTF-8 is read through a descriptor; null if there is none.
class UnnamableFile
{
public:
    explicit UnnamableFile(const std::string &file)
        : m_descriptor(isUtf8(file) ? -1 : ::open(file.c_str(), O_PATH | O_CLOEXEC))
    {
    }
    UnnamableFile(const UnnamableFile &) = delete;
    UnnamableFile &operator=(const UnnamableFile &) = delete;
    ~UnnamableFile()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }

    [[nodiscard]] QString pathOr(const QString &path) const
    {
        return m_descriptor < 0 ? path : QStringLiteral("/proc/self/fd/%1").arg(m_descriptor);
    }

private:
    int m_descriptor;
};

// A pipe such as a shell's >(gzip), or /dev/null: there is no file that could be replaced as a whole.
bool takesStream(const std::string &file)
{
    struct stat status = {};
    return ::stat(file.c_str(), &status) == 0 && (S_ISFIFO(status.st_mode) || S_ISCHR(status.st_mode));
}

bool streamClip(const Clip &clip, int descriptor, std::string name, const WriteOptions &options)
{
    OutputStream output(descriptor, std::move(name));
    return writeBvh(clip, options, [&](std::string_view bytes) { return output.write(bytes); }) && output.finish();
}

bool streamClipTo(const Clip &clip, const std::string &file, const WriteOptions &options)
{
    const int descriptor = ::open(file.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
    if (descriptor < 0) {
        reportError(file, "cannot be opened for writing: " + std::generic_category().message(errno));
        return false;
    }
    const bool written = streamClip(clip, descriptor, file, options);
    return ::close(descriptor) == 0 && written;
}

} // namespace

ReadResult readFile(const std::string &file, const CommandLine &line)
{
    ProgressLine progress("reading " + printable(file), line.isQuiet());
    const UnnamableFile unnamable(file);
    ReadOptions options;
    options.progress = progress.callback();
    return loadBvh(unnamable.pathOr(toPath(file)), options);
}

std::optional<Clip> loadClip(const std::string &file, const CommandLine &line)
{
    ReadResult result = readFile(file, line);
    report(file, result.findings, line.isQuiet());
    return std::move(result.clip);
}

std::optional<Clip> loadRepairedClip(const std::string &file, RepairOptions options, const CommandLine &line)
{
    ProgressLine progress("reading " + printable(file), line.isQuiet());
    options.progress = progress.callback();
    const UnnamableFile unnamable(file);
    ReadResult result = loadRepairedBvh(unnamable.pathOr(toPath(file)), options);
    report(file, result.findings, line.isQuiet());
    return std::move(result.clip);
}

bool isRepairable(const std::string &file, const ReadResult &refused, const CommandLine &line)
{
    const Finding *error = refused.error();
    if (error == nullptr || error->line == 0 || file == "-")
        return false;
    ProgressLine progress("looking for a repair of " + printable(file), line.isQuiet());
    const UnnamableFile unnamable(file);
    return isRepairableFile(unnamable.pathOr(toPath(file)), progress.callback());
}

bool saveClip(const Clip &clip, const std::string &file, WriteOptions options, const CommandLine &line)
{
    ProgressLine progress("writing " + printable(file), line.isQuiet());
    options.progress = progress.callback();
    if (file == "-")
        return streamClip(clip, STDOUT_FILENO, "standard output", options);
    if (takesStream(file))
        return streamClipTo(clip, file, options);
    return saveReporting(file, [&](const QString &path) { return saveBvh(clip, path, options); });
}

} // namespace limber::cli
