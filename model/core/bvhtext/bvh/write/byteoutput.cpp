#include "bvh/write/byteoutput.h"

#include "bvh/text/textencoding.h"
#include "bvh/text/textscanner.h"

namespace limber {

namespace {

constexpr std::size_t blockSize = std::size_t{1} << 20;
// A larger piece is not worth gathering.
constexpr std::size_t largePiece = std::size_t{1} << 18;

} // namespace

ByteOutput::ByteOutput(const ByteSink &sink, TextEncoding encoding, std::optional<LineEnd> lineEnd)
    : m_sink(sink), m_encoding(encoding), m_lineEnd(lineEnd)
{
}

void ByteOutput::put(std::string_view text)
{
    if (text.size() >= largePiece && !m_lineEnd && m_encoding == TextEncoding::Bytes) {
        flush();
        m_ok = m_ok && m_sink(text);
        return;
    }
    while (m_ok && !text.empty()) {
        const std::string_view piece = text.substr(0, blockSize);
        if (m_lineEnd)
            putWithLineEnds(piece);
        else
            m_block += piece;
        text.remove_prefix(piece.size());
        // UTF-16 is converted as a whole, so that no character is cut between two blocks.
        if (m_block.size() >= blockSize && m_encoding == TextEncoding::Bytes)
            flush();
    }
}

bool ByteOutput::finish()
{
    if (m_encoding != TextEncoding::Bytes)
        m_block = utf16FromUtf8(m_block, m_encoding);
    flush();
    return m_ok;
}

void ByteOutput::putWithLineEnds(std::string_view text)
{
    const std::string_view lineEnd = *m_lineEnd == LineEnd::CrLf ? "\r\n" : "\n";
    for (const char c : text) {
        const bool secondHalf = c == '\n' && m_afterCarriageReturn;
        m_afterCarriageReturn = c == '\r';
        if (secondHalf)
            continue;
        if (isLineEnd(c))
            m_block += lineEnd;
        else
            m_block += c;
    }
}

void ByteOutput::flush()
{
    if (m_ok && !m_block.empty())
        m_ok = m_sink(m_block);
    m_block.clear();
}

} // namespace limber
