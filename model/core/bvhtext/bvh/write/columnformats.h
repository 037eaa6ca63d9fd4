#pragma once

#include "bvh/text/numberformat.h"
#include "motion/clip.h"

#include <vector>

namespace limber {

// How each column of a clip's motion is written in its source text. It is detected from a few rows spread over the
// text.
class ColumnFormats
{
public:
    explicit ColumnFormats(const Clip &clip);

    [[nodiscard]] const NumberFormat &of(int column) const { return m_formats[static_cast<std::size_t>(column)]; }

private:
    void sample(const SourceText &source);

    std::vector<int> m_sourceColumns; // by column; -1 for a column that the source does not have
    std::vector<NumberFormat> m_formats; // by column; six decimals everywhere for a clip without source
};

} // namespace limber
