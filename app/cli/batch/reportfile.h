#pragma once

#include "system/plainfile.h"

#include <functional>
#include <string>
#include <string_view>

namespace limber::cli {

// The file that a batch writes a line to for each file that it has worked on. A line is written whole: a batch that is
// killed leaves at most its last one cut off.
class ReportFile
{
public:
    // Opens it, made where it is not there; one batch at a time. `problem` says why it is not open.
    explicit ReportFile(std::string path);

    [[nodiscard]] const std::string &path() const { return m_path; }
    [[nodiscard]] const std::string &problem() const { return m_problem; }
    [[nodiscard]] bool isEmpty() const { return m_size == 0; }
    // With its line end. False, with a message on stderr, where it cannot be written.
    [[nodiscard]] bool append(std::string_view line);

private:
    void endCutLine();

    std::string m_path;
    std::string m_problem;
    FileDescriptor m_file;
    std::size_t m_size = 0;
};

// Calls `take` with each line of a file, without its end, and its number from 1. False with errno where it cannot be
// read.
[[nodiscard]] bool forEachLine(const std::string &path, const std::function<void(std::string_view, int)> &take);

} // namespace limber::cli
