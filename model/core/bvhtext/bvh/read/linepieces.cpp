#include "bvh/read/linepieces.h"

#include "bvh/read/fastrow.h"

#include <algorithm>
#include <cstring>

namespace limber {

namespace {

constexpr std::size_t readStep = std::size_t{1} << 18;
// The initial capacity of a text that is not read in one step: more than most pieces need.
constexpr std::size_t usualPiece = std::size_t{1} << 22;

// Returns the position after the n-th line feed from a position on; counts down n, and returns the end if there are
// fewer.
std::size_t afterLineFeeds(std::string_view text, std::size_t from, std::size_t &wanted)
{
    while (wanted > 0 && from < text.size()) {
        const void *found = std::memchr(text.data() + from, '\n', text.size() - from);
        if (found == nullptr)
            return text.size();
        from = static_cast<std::size_t>(static_cast<const char *>(found) - text.data()) + 1;
        --wanted;
    }
    return from;
}

} // namespace

ByteSource sourceOf(const std::string &text)
{
    return [rest = std::string_view(text)](std::span<char> bytes) mutable {
        const std::size_t count = std::min(bytes.size(), rest.size());
        std::copy_n(rest.begin(), count, bytes.begin());
        rest.remove_prefix(count);
        return static_cast<std::ptrdiff_t>(count);
    };
}

LinePieces::LinePieces(const ByteSource &source, std::string beginning)
    : m_source(source), m_pending(std::move(beginning))
{
}

bool LinePieces::take(std::size_t lines, PieceBuffer &piece)
{
    auto &bytes = piece.m_bytes;
    const std::size_t capacity = m_pending.size() + readStep + fastRowPadding;
    if (bytes.size() < capacity)
        bytes.resize(capacity);
    std::ranges::copy(m_pending, bytes.begin());
    piece.m_size = m_pending.size();
    piece.m_lineFeeds = lines;
    std::size_t cut = 0;
    for (;;) {
        cut = afterLineFeeds(piece.text(), cut, lines);
        if (lines == 0 || m_ended)
            break;
        readMore(piece);
    }
    piece.m_lineFeeds -= lines;
    m_pending.assign(piece.text().substr(cut));
    piece.m_size = cut;
    std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(cut), fastRowPadding, '\0');
    m_position += cut;
    return cut > 0;
}

void LinePieces::takeRest(std::string &text)
{
    text += m_pending;
    m_position += m_pending.size();
    m_pending.clear();
    while (!m_ended) {
        const std::size_t size = text.size();
        text.resize(size + std::max(readStep, size / 2));
        const std::ptrdiff_t count = m_source(std::span(text).subspan(size));
        m_ended = count <= 0;
        m_failed = count < 0;
        text.resize(size + static_cast<std::size_t>(std::max<std::ptrdiff_t>(count, 0)));
        m_position += text.size() - size;
    }
}

void LinePieces::readMore(PieceBuffer &piece)
{
    auto &bytes = piece.m_bytes;
    if (bytes.size() < piece.m_size + readStep + fastRowPadding)
        bytes.resize(std::max(2 * bytes.size(), usualPiece));
    const std::ptrdiff_t count = m_source(std::span(bytes).subspan(piece.m_size, readStep));
    m_ended = count <= 0;
    m_failed = count < 0;
    piece.m_size += static_cast<std::size_t>(std::max<std::ptrdiff_t>(count, 0));
}

} // namespace limber
