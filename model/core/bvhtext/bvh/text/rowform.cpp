#include "bvh/text/rowform.h"

#include "bvh/text/fixednumber.h"

#include <cassert>

namespace limber {

void RowForm::appendRow(std::span<const double> values, std::string &text) const
{
    assert(values.size() == decimals.size());
    // Values that were read in this form are short; the text of a longer one would have been kept.
    constexpr std::size_t capacityForNumber = 1 + MostDigitsBeforePoint + 1 + MostDecimals + 1;
    const std::size_t capacity = values.size() * capacityForNumber + fixedNumberCapacity;
    const std::size_t before = text.size();
    text.resize(before + capacity);
    char *at = text.data() + before;
    for (std::size_t column = 0; column < values.size(); ++column) {
        if (column > 0)
            *at++ = separator;
        at = writeFixed(at, values[column], decimals[column]);
    }
    text.resize(static_cast<std::size_t>(at - text.data()));
}

} // namespace limber
