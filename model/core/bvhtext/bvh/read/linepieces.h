#pragma once

#include "base/bytesource.h"
#include "motion/valuebuffer.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// A buffer for text that is reused and has some readable zeros after the text.
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

// Cuts the bytes of a source into pieces of whole lines, so that a text of any size passes through little memory.
class LinePieces
{
public:
    // `beginning` was already read from the source.
    LinePieces(const ByteSource &source, std::string beginning);

    // Fills the buffer with the next `lines` lines (ended by LF) or with the rest of the text. Returns false at the end
    // of the text.
    [[nodiscard]] bool take(std::size_t lines, PieceBuffer &piece);
    // Appends the rest of the text.
    void takeRest(std::string &text);
    [[nodiscard]] bool hasFailed() const { return m_failed; }
    // Returns how many bytes were handed out.
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
