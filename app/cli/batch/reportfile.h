#pragma once

#include "system/plainfile.h"

#include <functional>
#include <string>
#include <string_view>

namespace limber::cli {

// The file to which a batch writes a line for each file that it has processed. Each line is written in one piece: if a
// batch is killed, at most its last line is cut off.
class ReportFile
{
public:
    // Opens the file for one batch at a time, and creates it if it does not exist. `problem` says why it is not open.
    explicit ReportFile(std::string path);

    [[nodiscard]] const std::string &path() const { return m_path; }
    [[nodiscard]] const std::string &problem() const { return m_problem; }
    [[nodiscard]] bool isEmpty() const { return m_size == 0; }
    // Appends a line that includes its line end. Returns false, after a message on stderr, if it cannot be written.
    [[nodiscard]] bool append(std::string_view line);

private:
    void endCutLine();

    std::string m_path;
    std::string m_problem;
    FileDescriptor m_file;
    std::size_t m_size = 0;
};

// Calls `take` with each line of a file, without its end, and its number from 1. Returns false with errno set if the
// file cannot be read.
[[nodiscard]] bool forEachLine(const std::string &path, const std::function<void(std::string_view, int)> &take);

} // namespace limber::cli
