#include "document/blockedit.h"

namespace limber {

std::vector<double> filledDown(const Clip &clip, const CellBlock &block)
{
    std::vector<double> values = valuesOf(clip, block);
    const std::size_t width = block.columns.size();
    for (std::size_t cell = width; cell < values.size(); ++cell)
        values[cell] = values[cell % width];
    return values;
}

std::vector<double> offsetBy(const Clip &clip, const CellBlock &block, double amount)
{
    std::vector<double> values = valuesOf(clip, block);
    for (double &value : values)
        value += amount;
    return values;
}

std::vector<double> scaledBy(const Clip &clip, const CellBlock &block, double factor)
{
    std::vector<double> values = valuesOf(clip, block);
    for (double &value : values)
        value *= factor;
    return values;
}

} // namespace limber
