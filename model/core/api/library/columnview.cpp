#include "library/columnview.h"

#include "base/at.h"

#include <bit>
#include <cassert>
#include <cstdint>

namespace limber {

void setColumn(Motion &motion, int column, std::span<const double> values)
{
    assert(values.size() == static_cast<std::size_t>(motion.frameCount()));
    const auto bits = [](double value) { return std::bit_cast<std::uint64_t>(value); };
    for (int frame = 0; frame < motion.frameCount(); ++frame) {
        const double value = at(values, frame);
        if (bits(motion.value(frame, column)) != bits(value)) // not ==, since -0 and 0 have different texts
            motion.setValue(frame, column, value);
    }
}

} // namespace limber
