#include "tables/zipwriter.h"

#include <array>

namespace limber {

namespace {

constexpr std::uint16_t versionOfLargeFiles = 45;
constexpr std::uint16_t lengthFollows = 1U << 3U; // and the name is UTF-8
constexpr std::uint16_t nameIsUtf8 = 1U << 11U;
constexpr std::uint16_t firstDay = 0x21; // 1 January 1980: the same motion gives the same bytes
constexpr std::uint32_t seeLargeFields = 0xFFFFFFFF;

template <typename Word>
void append(std::string &bytes, Word word)
{
    for (std::size_t i = 0; i < sizeof(Word); ++i)
        bytes += static_cast<char>((static_cast<std::uint64_t>(word) >> (8 * i)) & 0xFFU);
}

constexpr std::array<std::uint32_t, 256> makeChecksums()
{
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value & 1U) != 0 ? (value >> 1U) ^ 0xEDB88320U : value >> 1U;
        table[i] = value;
    }
    return table;
}

constexpr std::array<std::uint32_t, 256> checksums = makeChecksums();

// What the head of an entry and the list of entries have in common.
void appendForm(std::string &bytes)
{
    append(bytes, versionOfLargeFiles);
    append(bytes, static_cast<std::uint16_t>(lengthFollows | nameIsUtf8));
    append(bytes, std::uint16_t{0}); // not compressed
    append(bytes, std::uint16_t{0}); // midnight
    append(bytes, firstDay);
}

} // namespace

std::uint32_t crc32(std::uint32_t before, std::string_view bytes)
{
    std::uint32_t value = ~before;
    for (const char byte : bytes)
        value = checksums[(value ^ static_cast<unsigned char>(byte)) & 0xFFU] ^ (value >> 8U);
    return ~value;
}

bool ZipWriter::put(const std::string &bytes)
{
    m_written += bytes.size();
    return m_sink(bytes);
}

bool ZipWriter::beginEntry(const std::string &name)
{
    m_entries.push_back({.name = name, .offset = m_written});
    std::string head = "PK\x03\x04";
    appendForm(head);
    append(head, std::uint32_t{0}); // the checksum follows
    append(head, seeLargeFields);
    append(head, seeLargeFields);
    append(head, static_cast<std::uint16_t>(name.size()));
    append(head, std::uint16_t{20}); // the large fields
    head += name;
    append(head, std::uint16_t{1});
    append(head, std::uint16_t{16});
    append(head, std::uint64_t{0}); // both lengths follow
    append(head, std::uint64_t{0});
    return put(head);
}

bool ZipWriter::write(std::string_view bytes)
{
    Entry &entry = m_entries.back();
    entry.checksum = crc32(entry.checksum, bytes);
    entry.length += bytes.size();
    m_written += bytes.size();
    return m_sink(bytes);
}

bool ZipWriter::endEntry()
{
    const Entry &entry = m_entries.back();
    std::string tail = "PK\x07\x08";
    append(tail, entry.checksum);
    append(tail, entry.length);
    append(tail, entry.length);
    return put(tail);
}

bool ZipWriter::finish()
{
    const std::uint64_t listStart = m_written;
    for (const Entry &entry : m_entries) {
        std::string item = "PK\x01\x02";
        append(item, versionOfLargeFiles);
        appendForm(item);
        append(item, entry.checksum);
        append(item, seeLargeFields);
        append(item, seeLargeFields);
        append(item, static_cast<std::uint16_t>(entry.name.size()));
        append(item, std::uint16_t{28}); // the large fields
        append(item, std::uint16_t{0}); // no comment
        append(item, std::uint16_t{0}); // first disk
        append(item, std::uint16_t{0}); // no attributes
        append(item, std::uint32_t{0});
        append(item, seeLargeFields);
        item += entry.name;
        append(item, std::uint16_t{1});
        append(item, std::uint16_t{24});
        append(item, entry.length);
        append(item, entry.length);
        append(item, entry.offset);
        if (!put(item))
            return false;
    }
    const std::uint64_t listEnd = m_written;
    const auto count = static_cast<std::uint64_t>(m_entries.size());
    std::string end = "PK\x06\x06";
    append(end, std::uint64_t{44}); // the length of the rest of it
    append(end, versionOfLargeFiles);
    append(end, versionOfLargeFiles);
    append(end, std::uint32_t{0});
    append(end, std::uint32_t{0});
    append(end, count);
    append(end, count);
    append(end, listEnd - listStart);
    append(end, listStart);
    end += "PK\x06\x07"; // where that stands
    append(end, std::uint32_t{0});
    append(end, listEnd);
    append(end, std::uint32_t{1});
    end += "PK\x05\x06"; // the end as small archives have it
    append(end, std::uint16_t{0});
    append(end, std::uint16_t{0});
    append(end, static_cast<std::uint16_t>(count));
    append(end, static_cast<std::uint16_t>(count));
    append(end, seeLargeFields);
    append(end, seeLargeFields);
    append(end, std::uint16_t{0});
    return put(end);
}

} // namespace limber
