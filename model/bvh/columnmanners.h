#pragma once

#include "bvh/numbermanner.h"
#include "motion/clip.h"

#include <vector>

namespace limber {

// How each column of a clip's motion is written in its source text, told from a few rows spread over it.
// Looks at the text when first asked.
class ColumnManners
{
public:
    explicit ColumnManners(const Clip &clip);

    [[nodiscard]] const NumberManner &of(int column);

private:
    void sample();

    std::shared_ptr<const SourceText> m_source; // null: six decimals everywhere
    std::vector<int> m_sourceColumns; // by column; -1 for one that the source has not
    std::vector<NumberManner> m_manners; // by column
};

} // namespace limber
