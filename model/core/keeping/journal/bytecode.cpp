#include "journal/bytecode.h"

namespace limber {

void ByteWriter::put(std::string_view text)
{
    put(static_cast<std::uint64_t>(text.size()));
    m_bytes += text;
}

std::string ByteReader::text()
{
    const std::size_t size = count(1);
    const char *from = taken(size);
    return from != nullptr ? std::string(from, size) : std::string();
}

std::size_t ByteReader::count(std::size_t leastBytesEach)
{
    const auto count = number<std::uint64_t>();
    if (count > m_rest.size() / leastBytesEach)
        fail();
    return m_isGood ? static_cast<std::size_t>(count) : 0;
}

const char *ByteReader::taken(std::size_t count)
{
    if (count > m_rest.size())
        fail();
    if (!m_isGood)
        return nullptr;
    const char *from = m_rest.data();
    m_rest.remove_prefix(count);
    return from;
}

} // namespace limber
