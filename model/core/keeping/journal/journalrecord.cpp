#include "journal/journalrecord.h"

#include "journal/bytecode.h"

namespace limber {

namespace {

// The size of the kind, the size and the check value.
constexpr std::size_t frameSize = 1 + 8 + 8;

std::uint64_t checkOf(RecordKind kind, std::string_view content, std::uint64_t number)
{
    ByteWriter head;
    head.put(number);
    head.put(kind);
    head.put(static_cast<std::uint64_t>(content.size()));
    CheckValue check;
    check.add(head.bytes());
    check.add(content);
    return check.value();
}

} // namespace

std::string_view journalHead()
{
    return "Limber journal 1\n";
}

std::string framedRecord(RecordKind kind, std::string_view content, std::uint64_t number)
{
    ByteWriter out;
    out.put(kind);
    out.put(static_cast<std::uint64_t>(content.size()));
    out.put(checkOf(kind, content, number));
    std::string framed = out.take();
    framed += content;
    return framed;
}

void CheckValue::add(std::string_view bytes)
{
    constexpr std::uint64_t prime = 1099511628211U;
    for (const char byte : bytes)
        m_value = (m_value ^ static_cast<unsigned char>(byte)) * prime;
}

JournalReader::JournalReader(ByteSource source, std::uint64_t size) : m_source(std::move(source)), m_size(size)
{
}

std::optional<JournalRecord> JournalReader::next()
{
    if (m_isDamaged)
        return std::nullopt;
    if (!m_hasHead) {
        std::string head(journalHead().size(), '\0');
        if (!read(head) || head != journalHead())
            return damaged();
        m_hasHead = true;
        m_goodSize = m_position;
    }
    if (m_position == m_size)
        return std::nullopt;
    std::string frame(frameSize, '\0');
    if (!read(frame))
        return damaged();
    ByteReader in(frame);
    const auto kind = in.number<RecordKind>();
    const auto size = in.number<std::uint64_t>();
    const auto check = in.number<std::uint64_t>();
    if (kind < RecordKind::Origin || kind > RecordKind::View || size > m_size - m_position)
        return damaged();
    JournalRecord record{kind, std::string(size, '\0')};
    if (!read(record.content) || checkOf(kind, record.content, m_number) != check)
        return damaged();
    ++m_number;
    m_goodSize = m_position;
    return record;
}

bool JournalReader::read(std::span<char> bytes)
{
    if (bytes.size() > m_size - m_position)
        return false;
    while (!bytes.empty()) {
        const std::ptrdiff_t count = m_source(bytes);
        if (count <= 0)
            return false;
        m_position += static_cast<std::uint64_t>(count);
        bytes = bytes.subspan(static_cast<std::size_t>(count));
    }
    return true;
}

std::optional<JournalRecord> JournalReader::damaged()
{
    m_isDamaged = true;
    return std::nullopt;
}

} // namespace limber
