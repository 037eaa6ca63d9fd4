#pragma once

#include "base/bytesink.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// Writes a ZIP archive without compression as a stream: a record after each entry says how long the entry was. Entries
// and the whole archive may be larger than 4 GiB (PKWARE's APPNOTE 6.3, 4.3.9.2).
class ZipWriter
{
public:
    // The sink must outlive it.
    explicit ZipWriter(const ByteSink &sink) : m_sink(sink) {}

    // These functions return false once the sink has stopped the writing.
    [[nodiscard]] bool beginEntry(const std::string &name);
    [[nodiscard]] bool write(std::string_view bytes);
    [[nodiscard]] bool endEntry();
    // Writes the list of the entries at the end.
    [[nodiscard]] bool finish();

private:
    struct Entry
    {
        std::string name;
        std::uint64_t offset = 0; // position of its head, bytes
        std::uint64_t length = 0;
        std::uint32_t checksum = 0;
    };

    [[nodiscard]] bool put(const std::string &bytes);

    const ByteSink &m_sink;
    std::vector<Entry> m_entries;
    std::uint64_t m_written = 0;
};

// Returns the checksum of ZIP over the bytes before and those that follow: CRC-32 with the polynomial 0xEDB88320.
[[nodiscard]] std::uint32_t crc32(std::uint32_t before, std::string_view bytes);

} // namespace limber
