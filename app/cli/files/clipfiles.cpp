#include "files/clipfiles.h"

#include "files/filepath.h"
#include "files/savedfile.h"
#include "files/streamfile.h"
#include "output/messages.h"
#include "output/outputstream.h"
#include "output/progressline.h"
#include "storage/textfile.h"

#include <fcntl.h>
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

bool streamClip(const Clip &clip, OutputStream &output, const WriteOptions &options)
{
    return writeBvh(clip, options, [&](std::string_view bytes) { return output.write(bytes); }) && output.finish();
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

std::optional<std::string> loadBytes(const std::string &file)
{
    constexpr std::size_t mostBytes = std::size_t{1} << 30; // far more than anybody uploads
    const UnnamableFile unnamable(file);
    TextLoad loaded = loadText(unnamable.pathOr(toPath(file)), mostBytes);
    if (!loaded.text)
        reportError(file, loaded.problem.text());
    return std::move(loaded.text);
}

bool isRepairable(const std::string &file, const ReadResult &refused, const CommandLine &line)
{
    if (!isRefusedForItsText(refused) || file == "-")
        return false;
    ProgressLine progress("looking for a repair of " + printable(file), line.isQuiet());
    const UnnamableFile unnamable(file);
    return isRepairableFile(unnamable.pathOr(toPath(file)), progress.callback());
}

bool saveClip(const Clip &clip, const std::string &file, WriteOptions options, const CommandLine &line)
{
    ProgressLine progress("writing " + printable(file), line.isQuiet());
    options.progress = progress.callback();
    if (file == "-") {
        OutputStream output = standardOutput();
        return streamClip(clip, output, options);
    }
    if (takesStream(file))
        return streamTo(file, [&](OutputStream &output) { return streamClip(clip, output, options); });
    return saveReporting(file, [&](const QString &path) { return saveBvh(clip, path, options); });
}

} // namespace limber::cli
