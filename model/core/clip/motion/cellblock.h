#pragma once

#include <cstddef>
#include <vector>

namespace limber {

// A rectangle of the motion, as it is reported to every listener: frames by columns, without gaps.
struct CellRange
{
    int firstFrame = 0;
    int frameCount = 0;
    int firstColumn = 0;
    int columnCount = 0;

    [[nodiscard]] bool containsFrame(int frame) const { return frame >= firstFrame && frame < firstFrame + frameCount; }
    [[nodiscard]] int lastFrame() const { return firstFrame + frameCount - 1; }
    [[nodiscard]] int lastColumn() const { return firstColumn + columnCount - 1; }

    friend bool operator==(const CellRange &, const CellRange &) = default;
};

// The cells that an edit writes: consecutive frames in any columns, which are in rising order. The table shows only the
// columns of some joints, so that neighbours on the screen need not be neighbours in the file.
struct CellBlock
{
    int firstFrame = 0;
    int frameCount = 0;
    std::vector<int> columns;

    [[nodiscard]] bool isEmpty() const { return frameCount <= 0 || columns.empty(); }
    [[nodiscard]] std::size_t cellCount() const { return static_cast<std::size_t>(frameCount) * columns.size(); }
    [[nodiscard]] CellRange bounds() const
    {
        if (isEmpty())
            return {};
        return {firstFrame, frameCount, columns.front(), columns.back() - columns.front() + 1};
    }

    friend bool operator==(const CellBlock &, const CellBlock &) = default;
};

} // namespace limber
