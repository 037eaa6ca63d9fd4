#pragma once

#include "motion/valuebuffer.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace limber {

// Some consecutive frames that were cut from a Motion or made for one, with the origin of each frame.
struct FrameBlock
{
    int columnCount = 0; // number of values in a frame
    std::vector<double> values; // frame after frame
    std::vector<std::int32_t> origins; // Motion's own record of each frame's origin; empty for new frames

    // Returns how many frames it holds.
    [[nodiscard]] int frameCount() const;
};

// The numbers of a clip: frames by columns, with the values of one frame contiguous, in degrees and file units as in
// the file. Each frame records which row of the source text it came from and whether it was changed since, so that the
// writer can copy unchanged rows. The numbers lie in blocks of some megabytes, which copies share until one of them
// changes a frame in a block: a copy is cheap, and so is an edit of a clip that has copies.
class Motion
{
public:
    Motion() = default;
    Motion(int frameCount, int columnCount); // makes new frames, all zero
    // Makes a motion from the values of frames that were read from rows 0, 1, 2 … of a source text.
    [[nodiscard]] static Motion fromRows(const std::vector<double> &values, int frameCount, int columnCount);
    // Appends whole frames that were read from the next rows of a source text; other holders may share them.
    void appendRows(std::shared_ptr<ValueBuffer> values);

    // Returns the number of frames.
    [[nodiscard]] int frameCount() const { return static_cast<int>(m_origins.size()); }
    // Returns the number of values in a frame.
    [[nodiscard]] int columnCount() const { return m_columnCount; }
    // Returns whether there are no frames.
    [[nodiscard]] bool isEmpty() const { return m_origins.empty(); }
    // Returns the time from one frame to the next, as in the file; may be 0.
    [[nodiscard]] double frameTimeSeconds() const { return m_frameTimeSeconds; }
    // Sets the frame time, which must be finite and not negative.
    void setFrameTimeSeconds(double seconds) { m_frameTimeSeconds = seconds; }
    // Returns the frame time for playback: that of the file, or 1/30 s if the file has 0.
    [[nodiscard]] double playingFrameTimeSeconds() const;

    // Returns all values of a frame, in column order.
    [[nodiscard]] std::span<const double> frame(int frame) const;
    // Returns the values from frame `first` to the end of its block, frame after frame, for loops over many frames.
    [[nodiscard]] std::span<const double> contiguousFrames(int first) const;
    // Returns the values of all frames if they lie side by side in memory, as after a file was read, else nothing.
    [[nodiscard]] std::optional<std::span<const double>> contiguousValues() const;
    // Moves the frames in memory so that contiguousValues() returns them; copies keep theirs. Throws std::bad_alloc.
    void makeContiguous();
    // Returns a value in degrees or file units, depending on its channel.
    [[nodiscard]] double value(int frame, int column) const;
    // Changes one value. The frame keeps its source row; the writer replaces only this number.
    void setValue(int frame, int column, double value);
    // Returns the frame's values for writing; the frame counts as changed from then on.
    [[nodiscard]] std::span<double> editFrame(int frame);

    // Returns how many values a change of these frames would copy because copies of the motion share them.
    [[nodiscard]] std::size_t sharedValueCount(int first, int count) const;
    // Copies the values of these frames that copies of the motion share, so that later changes need not do it.
    void ownFrames(int first, int count);

    // Returns these frames with their origins, for inserting them again.
    [[nodiscard]] FrameBlock copyOfFrames(int first, int count) const;
    // Inserts frames before a frame; at frameCount() it appends them.
    void insertFrames(int before, const FrameBlock &block);
    // Removes frames, which must exist.
    void removeFrames(int first, int count);

    // Returns the same frames with other columns. `from` has the old column of each new one, or -1 for a new column,
    // whose value in every frame is the entry of `newValues` at the same index.
    [[nodiscard]] Motion withColumns(std::span<const int> from, std::span<const double> newValues) const;
    // Returns whether the columns are those of the source text.
    [[nodiscard]] bool hasSourceColumns() const { return m_sourceColumns.empty(); }
    // Returns the column of the source text that a column came from, or -1 for a column that was added since.
    [[nodiscard]] int sourceColumn(int column) const;
    // Returns how many columns the source text has.
    [[nodiscard]] int sourceColumnCount() const { return hasSourceColumns() ? m_columnCount : m_sourceColumnCount; }

    // Makes all frames new ones, for a clip that no longer has its source text.
    void forgetSourceRows();
    // Returns the row of the source text that the frame came from, or -1 for a new frame.
    [[nodiscard]] int sourceRow(int frame) const;
    // Returns whether the frame may differ from its source row.
    [[nodiscard]] bool isTouched(int frame) const;

private:
    struct Block
    {
        int firstFrame = 0;
        std::shared_ptr<ValueBuffer> values; // changed only while no copy shares it
    };

    static void own(Block &block);
    [[nodiscard]] std::size_t blockOf(int frame) const;
    [[nodiscard]] int framesIn(const ValueBuffer &values) const;
    [[nodiscard]] std::size_t splitBefore(int frame);
    void renumberFrom(std::size_t block);
    [[nodiscard]] std::size_t start(int frame) const
    {
        return static_cast<std::size_t>(frame) * static_cast<std::size_t>(m_columnCount);
    }

    std::vector<Block> m_blocks; // in order, none empty; there are none without columns
    // The row for an untouched frame, ~row for a changed frame, NewFrame for a frame without a row.
    std::vector<std::int32_t> m_origins;
    std::vector<int> m_sourceColumns; // empty: as in the source text
    int m_sourceColumnCount = 0; // used if m_sourceColumns is not empty
    int m_columnCount = 0;
    double m_frameTimeSeconds = 1.0 / 30.0;
};

} // namespace limber
