#include "batch/batchjob.h"

#include "batch/filehash.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "storage/newfile.h"
#include "storage/paths/filename.h"

#include <QCryptographicHash>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include <sys/stat.h>
#include <unistd.h>

namespace limber::cli {

namespace {

std::string hashOf(const std::string &path)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return addFile(hash, path) ? hash.result().toHex().toStdString() : std::string();
}

int printedToFile(const BatchJob &job, RunVerb run)
{
    const QString path = nameOfBytes(job.resultPath);
    NewFile file(path, NewFile::Mode::AsUsual);
    if (!file.isOpen() || ::dup2(file.descriptor(), STDOUT_FILENO) < 0) {
        reportError(job.resultPath, "cannot be written: " + std::generic_category().message(errno));
        return exitstatus::Failed;
    }
    const int status = run(job.words);
    if (status == exitstatus::Usage)
        return status;
    std::fflush(stdout);
    if (!file.sync() || !file.takePlace()) {
        reportError(job.resultPath, "cannot be written: " + std::generic_category().message(errno));
        return exitstatus::Failed;
    }
    return status;
}

} // namespace

InputState InputState::of(const std::string &path)
{
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0)
        return {};
    constexpr std::int64_t nanoseconds = 1'000'000'000;
    return {status.st_size, std::int64_t{status.st_mtim.tv_sec} * nanoseconds + status.st_mtim.tv_nsec};
}

int doBatchJob(const BatchJob &job, RunVerb run, int answer)
{
    const std::string hash = hashOf(job.inputPath);
    const bool isUnchanged = !hash.empty() && hash == job.knownHash;
    if (!writeAll(answer, (isUnchanged ? "=" : "+") + hash))
        return exitstatus::Failed;
    if (isUnchanged)
        return exitstatus::Done;
    if (!job.result.empty()) {
        std::error_code error;
        std::filesystem::create_directories(std::filesystem::path(job.resultPath).parent_path(), error);
        if (error) {
            reportError(job.resultPath, "its folder cannot be made: " + error.message());
            return exitstatus::Failed;
        }
    }
    return job.isPrinted && !job.result.empty() ? printedToFile(job, run) : run(job.words);
}

} // namespace limber::cli
