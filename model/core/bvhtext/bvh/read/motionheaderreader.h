#pragma once

#include "bvh/text/findinglog.h"
#include "bvh/text/sourcetext.h"
#include "bvh/text/textscanner.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace limber {

// Reads the two lines between MOTION and the rows: Frames: and Frame Time:, in either order.
class MotionHeaderReader
{
public:
    // Means that the declared number of frames is larger than any file can hold.
    static constexpr std::int64_t saturatedCount = std::numeric_limits<std::int64_t>::max();

    MotionHeaderReader(TextScanner &in, FindingLog &log, SourceText &source);

    void read();
    [[nodiscard]] std::optional<std::int64_t> declaredFrames() const { return m_declaredFrames; }
    [[nodiscard]] std::size_t declaredFramesAt() const { return m_declaredFramesAt; }
    [[nodiscard]] std::optional<double> frameTimeSeconds() const { return m_frameTime; }

private:
    [[nodiscard]] bool takeFrames();
    [[nodiscard]] bool takeFrameTime();
    // Skips the keyword, which ends at `keywordEnd`, and its colon; warns if the colon is odd.
    void takeColon(std::string_view keyword, std::size_t keywordEnd);
    void readFrameCount();
    void readFrameTime();

    TextScanner &m_in;
    FindingLog &m_log;
    SourceText &m_source;
    std::optional<std::int64_t> m_declaredFrames;
    std::size_t m_declaredFramesAt = 0;
    std::optional<double> m_frameTime;
    std::size_t m_frameTimeAt = 0;
};

} // namespace limber
