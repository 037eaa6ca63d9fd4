#include "tables/zipwriter.h"

#include "base/littleendian.h"

#include <array>

namespace limber {

namespace {

constexpr std::uint16_t versionOfLargeFiles = 45;
constexpr std::uint16_t lengthFollows = 1U << 3U; // the lengths follow the entry
constexpr std::uint16_t nameIsUtf8 = 1U << 11U;
constexpr std::uint16_t firstDay = 0x21; // 1 January 1980, so that the same motion gives the same bytes
constexpr std::uint32_t seeLargeFields = 0xFFFFFFFF;

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

// Appends the fields that the head of an entry and the list of entries have in common.
void appendForm(std::string &bytes)
{
    appendLittleEndian(bytes, versionOfLargeFiles);
    appendLittleEndian(bytes, static_cast<std::uint16_t>(lengthFollows | nameIsUtf8));
    appendLittleEndian(bytes, std::uint16_t{0}); // not compressed
    appendLittleEndian(bytes, std::uint16_t{0}); // midnight
    appendLittleEndian(bytes, firstDay);
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
    appendLittleEndian(head, std::uint32_t{0}); // the checksum follows
    appendLittleEndian(head, seeLargeFields);
    appendLittleEndian(head, seeLargeFields);
    appendLittleEndian(head, static_cast<std::uint16_t>(name.size()));
    appendLittleEndian(head, std::uint16_t{20}); // the large fields
    head += name;
    appendLittleEndian(head, std::uint16_t{1});
    appendLittleEndian(head, std::uint16_t{16});
    appendLittleEndian(head, std::uint64_t{0}); // both lengths follow
    appendLittleEndian(head, std::uint64_t{0});
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
    appendLittleEndian(tail, entry.checksum);
    appendLittleEndian(tail, entry.length);
    appendLittleEndian(tail, entry.length);
    return put(tail);
}

bool ZipWriter::finish()
{
    const std::uint64_t listStart = m_written;
    for (const Entry &entry : m_entries) {
        std::string item = "PK\x01\x02";
        appendLittleEndian(item, versionOfLargeFiles);
        appendForm(item);
        appendLittleEndian(item, entry.checksum);
        appendLittleEndian(item, seeLargeFields);
        appendLittleEndian(item, seeLargeFields);
        appendLittleEndian(item, static_cast<std::uint16_t>(entry.name.size()));
        appendLittleEndian(item, std::uint16_t{28}); // the large fields
        appendLittleEndian(item, std::uint16_t{0}); // no comment
        appendLittleEndian(item, std::uint16_t{0}); // first disk
        appendLittleEndian(item, std::uint16_t{0}); // no attributes
        appendLittleEndian(item, std::uint32_t{0});
        appendLittleEndian(item, seeLargeFields);
        item += entry.name;
        appendLittleEndian(item, std::uint16_t{1});
        appendLittleEndian(item, std::uint16_t{24});
        appendLittleEndian(item, entry.length);
        appendLittleEndian(item, entry.length);
        appendLittleEndian(item, entry.offset);
        if (!put(item))
            return false;
    }
    const std::uint64_t listEnd = m_written;
    const auto count = static_cast<std::uint64_t>(m_entries.size());
    std::string end = "PK\x06\x06";
    appendLittleEndian(end, std::uint64_t{44}); // the length of the rest of it
    appendLittleEndian(end, versionOfLargeFiles);
    appendLittleEndian(end, versionOfLargeFiles);
    appendLittleEndian(end, std::uint32_t{0});
    appendLittleEndian(end, std::uint32_t{0});
    appendLittleEndian(end, count);
    appendLittleEndian(end, count);
    appendLittleEndian(end, listEnd - listStart);
    appendLittleEndian(end, listStart);
    end += "PK\x06\x07"; // where that record is
    appendLittleEndian(end, std::uint32_t{0});
    appendLittleEndian(end, listEnd);
    appendLittleEndian(end, std::uint32_t{1});
    end += "PK\x05\x06"; // the end record of small archives
    appendLittleEndian(end, std::uint16_t{0});
    appendLittleEndian(end, std::uint16_t{0});
    appendLittleEndian(end, static_cast<std::uint16_t>(count));
    appendLittleEndian(end, static_cast<std::uint16_t>(count));
    appendLittleEndian(end, seeLargeFields);
    appendLittleEndian(end, seeLargeFields);
    appendLittleEndian(end, std::uint16_t{0});
    return put(end);
}

} // namespace limber
