#pragma once

#include "base/progress.h"

#include <string>

namespace limber::cli {

// A line such as "reading walk.bvh 45 %" on stderr that is updated. It is shown only on a terminal and for work that
// takes a while, and removed when the work is done.
class ProgressLine
{
public:
    ProgressLine(std::string what, bool isQuiet);
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;
    ~ProgressLine();

    // Returns a progress for the reader and the writer; valid as long as this object. Empty if nothing would be shown.
    [[nodiscard]] Progress callback();

private:
    void show(double fraction);

    std::string m_what;
    bool m_isShown;
    double m_startSeconds;
    int m_percent = -1;
};

} // namespace limber::cli
