#include "files/clipfiles.h"

#include "files/savedfile.h"
#include "files/streamfile.h"
#include "output/messages.h"
#include "output/outputstream.h"
#include "output/progressline.h"
#include "storage/paths/filename.h"
#include "storage/textfile.h"

namespace limber::cli {

namespace {

bool streamClip(const Clip &clip, OutputStream &output, const WriteOptions &options)
{
    return writeBvh(clip, options, [&](std::string_view bytes) { return output.write(bytes); }) && output.finish();
}

} // namespace

ReadResult readFile(const std::string &file, const CommandLine &line)
{
    ProgressLine progress("reading " + printable(file), line.isQuiet());
    ReadOptions options;
    options.progress = progress.callback();
    return loadBvh(nameOfBytes(file), options);
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
    ReadResult result = loadRepairedBvh(nameOfBytes(file), options);
    report(file, result.findings, line.isQuiet());
    return std::move(result.clip);
}

std::optional<std::string> loadBytes(const std::string &file)
{
    constexpr std::size_t mostBytes = std::size_t{1} << 30; // far larger than any upload
    TextLoad loaded = loadText(nameOfBytes(file), mostBytes);
    if (!loaded.text)
        reportError(file, loaded.problem.text());
    return std::move(loaded.text);
}

bool isRepairable(const std::string &file, const ReadResult &refused, const CommandLine &line)
{
    if (!isRefusedForItsText(refused) || file == "-")
        return false;
    ProgressLine progress("looking for a repair of " + printable(file), line.isQuiet());
    return isRepairableFile(nameOfBytes(file), progress.callback());
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
