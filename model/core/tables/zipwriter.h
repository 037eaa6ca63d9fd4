#pragma once

#include "base/bytesink.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// Writes a ZIP archive without compression as a stream: what comes after an entry says how long it was. Entries and the
// whole may be larger than 4 GiB (PKWARE's APPNOTE 6.3, 4.3.9.2).
class ZipWriter
{
public:
    // The sink must outlive it.
    explicit ZipWriter(const ByteSink &sink) : m_sink(sink) {}

    // Each is false once the sink has stopped the writing.
    [[nodiscard]] bool beginEntry(const std::string &name);
    [[nodiscard]] bool write(std::string_view bytes);
    [[nodiscard]] bool endEntry();
    // The list of the entries, at the end.
    [[nodiscard]] bool finish();

private:
    struct Entry
    {
        std::string name;
        std::uint64_t offset = 0; // of its head, bytes
        std::uint64_t length = 0;
        std::uint32_t checksum = 0;
    };

    [[nodiscard]] bool put(const std::string &bytes);

    const ByteSink &m_sink;
    std::vector<Entry> m_entries;
    std::uint64_t m_written = 0;
};

// The checksum of ZIP, of the bytes before and those that follow them: CRC-32 with the polynomial 0xEDB88320.
[[nodiscard]] std::uint32_t crc32(std::uint32_t before, std::string_view bytes);

} // namespace limber
