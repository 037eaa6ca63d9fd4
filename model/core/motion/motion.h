#pragma once

#include "motion/valuebuffer.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace limber {

// Some consecutive frames cut from or made for a Motion, with where each came from.
struct FrameBlock
{
    int columnCount = 0; // values in a frame
    std::vector<double> values; // frame after frame
    std::vector<std::int32_t> origins; // Motion's own record of where they came from; empty means new frames

    // How many frames it holds.
    [[nodiscard]] int frameCount() const;
};

// The numbers of a clip: frames by columns, one frame contiguous, degrees and file units as in the file.
// Each frame records which row of the source text it came from and whether it was touched since, so that
// the writer can copy what nobody changed. The numbers lie in blocks of some megabytes that copies share until
// one of them changes a frame there: a copy is cheap, and so is an edit of a clip that has copies.
class Motion
{
public:
    Motion() = default;
    Motion(int frameCount, int columnCount); // new frames, all zero
    // Takes over values of frames read from rows 0, 1, 2 … of a source text.
    [[nodiscard]] static Motion fromRows(const std::vector<double> &values, int frameCount, int columnCount);
    // Appends frames read from the next rows of a source text: whole frames, shared with whoever holds them.
    void appendRows(std::shared_ptr<ValueBuffer> values);

    // How many frames there are.
    [[nodiscard]] int frameCount() const { return static_cast<int>(m_origins.size()); }
    // Values in a frame.
    [[nodiscard]] int columnCount() const { return m_columnCount; }
    // Whether there are no frames.
    [[nodiscard]] bool isEmpty() const { return m_origins.empty(); }
    // From one frame to the next, as in the file; may be 0.
    [[nodiscard]] double frameTimeSeconds() const { return m_frameTimeSeconds; }
    // Must be finite and not below 0.
    void setFrameTimeSeconds(double seconds) { m_frameTimeSeconds = seconds; }
    // The frame time to play by: that of the file, 1/30 s if the file has 0.
    [[nodiscard]] double playingFrameTimeSeconds() const;

    // All values of a frame, in column order.
    [[nodiscard]] std::span<const double> frame(int frame) const;
    // The frames from `first` to the end of its block, frame after frame: for loops over many frames.
    [[nodiscard]] std::span<const double> contiguousFrames(int first) const;
    // All frames where they lie side by side, as those of a file do that was just read; nothing where they do not.
    [[nodiscard]] std::optional<std::span<const double>> contiguousValues() const;
    // Moves the frames so that contiguousValues() has them; copies keep theirs where they are. Throws std::bad_alloc.
    void makeContiguous();
    // Degrees or file units, as the channel means.
    [[nodiscard]] double value(int frame, int column) const;
    // The frame keeps its source row; only this number is written anew.
    void setValue(int frame, int column, double value);
    // The frame's numbers for writing; the frame counts as touched from here on.
    [[nodiscard]] std::span<double> editFrame(int frame);

    // How many values writing to these frames would copy, since other copies share them.
    [[nodiscard]] std::size_t sharedValueCount(int first, int count) const;
    // Copies now what other copies share of these frames, so that writing to them need not.
    void ownFrames(int first, int count);

    // These frames with their origins, to be inserted again.
    [[nodiscard]] FrameBlock copyOfFrames(int first, int count) const;
    // Before a frame; at frameCount() they are appended.
    void insertFrames(int before, const FrameBlock &block);
    // They must be there.
    void removeFrames(int first, int count);

    // The same frames with other columns: `from` names the old column of each new one, -1 a column that is new and
    // has the value of its own index in `newValues` in every frame.
    [[nodiscard]] Motion withColumns(std::span<const int> from, std::span<const double> newValues) const;
    // True if the columns are those of the source text.
    [[nodiscard]] bool hasSourceColumns() const { return m_sourceColumns.empty(); }
    // The column of the source text that a column came from, or -1 for one that was added since.
    [[nodiscard]] int sourceColumn(int column) const;
    // How many columns the source text has.
    [[nodiscard]] int sourceColumnCount() const { return hasSourceColumns() ? m_columnCount : m_sourceColumnCount; }

    // All frames become new ones: for a clip that leaves its source text behind.
    void forgetSourceRows();
    // The row of the source text the frame came from, or -1 for a new frame.
    [[nodiscard]] int sourceRow(int frame) const;
    // True if the frame may differ from its source row.
    [[nodiscard]] bool isTouched(int frame) const;

private:
    struct Block
    {
        int firstFrame = 0;
        std::shared_ptr<ValueBuffer> values; // written to only while nobody shares it
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

    std::vector<Block> m_blocks; // in order, none empty; none at all where there are no columns
    // Row for an untouched frame, ~row for a touched one, NewFrame for one that no row stands for.
    std::vector<std::int32_t> m_origins;
    std::vector<int> m_sourceColumns; // empty: as in the source text
    int m_sourceColumnCount = 0; // where m_sourceColumns is not empty
    int m_columnCount = 0;
    double m_frameTimeSeconds = 1.0 / 30.0;
};

} // namespace limber
