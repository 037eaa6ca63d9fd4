#pragma once

#include "base/bytesource.h"
#include "motion/valuebuffer.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// Text in memory that is reused, with some readable zeros after it.
class PieceBuffer
{
public:
    [[nodiscard]] std::string_view text() const { return {m_bytes.data(), m_size}; }
    [[nodiscard]] std::size_t lineFeeds() const { return m_lineFeeds; }

private:
    friend class LinePieces;

    std::vector<char, UnclearedAllocator<char>> m_bytes;
    std::size_t m_size = 0;
    std::size_t m_lineFeeds = 0;
};

// Cuts what a source gives into pieces of whole lines, so that a text of any size passes through little memory.
class LinePieces
{
public:
    // `beginning` was read from the source already.
    LinePieces(const ByteSource &source, std::string beginning);

    // Fills the buffer with the next `lines` lines (ended by LF) or what is left; false at the end of the text.
    [[nodiscard]] bool take(std::size_t lines, PieceBuffer &piece);
    // Appends all that is left.
    void takeRest(std::string &text);
    [[nodiscard]] bool hasFailed() const { return m_failed; }
    // Bytes that were handed out.
    [[nodiscard]] std::size_t position() const { return m_position; }

private:
    void readMore(PieceBuffer &piece);

    const ByteSource &m_source;
    std::string m_pending; // read but not handed out
    std::size_t m_position = 0;
    bool m_ended = false;
    bool m_failed = false;
};

} // namespace limber
