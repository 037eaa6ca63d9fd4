#include "batch/reportfile.h"

#include "output/messages.h"
#include "storage/newfile.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace limber::cli {

ReportFile::ReportFile(std::string path)
    : m_path(std::move(path)), m_file(::open(m_path.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0666))
{
    struct stat status = {};
    if (!m_file.isOpen() || ::fstat(m_file.get(), &status) != 0)
        m_problem = "cannot be written: " + std::generic_category().message(errno);
    else if (!S_ISREG(status.st_mode))
        m_problem = "expected a plain file for the report";
    else if (::flock(m_file.get(), LOCK_EX | LOCK_NB) != 0)
        m_problem = "another batch is writing this report";
    m_size = static_cast<std::size_t>(status.st_size);
    if (m_problem.empty())
        endCutLine();
}

// Ends a line that was cut off, so that the appended text begins a new line.
void ReportFile::endCutLine()
{
    char last = '\n';
    if (m_size > 0 && ::pread(m_file.get(), &last, 1, static_cast<off_t>(m_size) - 1) == 1 && last != '\n' &&
        !writeAll(m_file.get(), "\n"))
        m_problem = "cannot be written: " + std::generic_category().message(errno);
}

bool ReportFile::append(std::string_view line)
{
    const bool isWritten = writeAll(m_file.get(), line);
    if (!isWritten)
        reportError(m_path, "cannot be written: " + std::generic_category().message(errno));
    return isWritten;
}

namespace {

struct FileCloser
{
    void operator()(std::FILE *file) const { std::fclose(file); }
};

// The memory that getline() allocates.
struct LineMemory
{
    char *text = nullptr;
    std::size_t capacity = 0;

    LineMemory() = default;
    LineMemory(const LineMemory &) = delete;
    LineMemory &operator=(const LineMemory &) = delete;
    ~LineMemory() { std::free(text); }
};

// Returns 0, or the error that ended the lines before the end of the file.
int readLines(std::FILE *file, const std::function<void(std::string_view, int)> &take)
{
    LineMemory line;
    errno = 0;
    for (int number = 1;; ++number) {
        const ssize_t length = ::getline(&line.text, &line.capacity, file);
        if (length < 0)
            return std::feof(file) != 0 ? 0 : errno;
        std::string_view text(line.text, static_cast<std::size_t>(length));
        if (text.ends_with('\n'))
            text.remove_suffix(1);
        take(text, number);
    }
}

} // namespace

bool forEachLine(const std::string &path, const std::function<void(std::string_view, int)> &take)
{
    std::unique_ptr<std::FILE, FileCloser> file(std::fopen(path.c_str(), "re"));
    if (!file)
        return false;
    const int error = readLines(file.get(), take);
    file.reset();
    errno = error;
    return error == 0;
}

} // namespace limber::cli
