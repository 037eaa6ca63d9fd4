#include "fbx/fbxrecords.h"

#include "base/littleendian.h"

namespace limber {

namespace {

constexpr std::uint32_t version = 7400;
constexpr std::size_t headBytes = 13; // of a record, without its name
constexpr std::string_view end("\0\0\0\0\0\0\0\0\0\0\0\0\0", headBytes); // of a list of records
constexpr std::string_view magic("Kaydara FBX Binary  \0\x1A\0", 23);
// What ends every file.
constexpr std::string_view foot("\xFA\xBC\xAB\x09\xD0\xC8\xD4\x66\xB1\x76\xFB\x83\x1C\xF7\x26\x7E", 16);
constexpr std::string_view lastBytes("\xF8\x5A\x8C\x6A\xDE\xF5\xD9\x7E\xEC\xE9\x0C\xE3\x75\x8F\x29\x0B", 16);

void append(std::string &bytes, std::int32_t value)
{
    appendLittleEndian(bytes, static_cast<std::uint32_t>(value));
}

void append(std::string &bytes, std::int64_t value)
{
    appendLittleEndian(bytes, static_cast<std::uint64_t>(value));
}

} // namespace

FbxRecords::FbxRecords() : m_bytes(magic)
{
    appendLittleEndian(m_bytes, version);
}

void FbxRecords::patch(std::size_t at, std::size_t value)
{
    for (std::size_t i = 0; i < 4; ++i)
        m_bytes[at + i] = static_cast<char>(static_cast<unsigned char>(value >> (8 * i)));
}

void FbxRecords::closeProperties(Open &open)
{
    patch(open.start + 4, open.count);
    patch(open.start + 8, m_bytes.size() - open.properties);
}

void FbxRecords::begin(std::string_view name)
{
    if (!m_open.empty() && !m_open.back().hasRecords) {
        closeProperties(m_open.back());
        m_open.back().hasRecords = true;
    }
    Open open{.start = m_bytes.size()};
    m_bytes.append(headBytes - 1, '\0');
    m_bytes += static_cast<char>(static_cast<unsigned char>(name.size()));
    m_bytes += name;
    open.properties = m_bytes.size();
    m_open.push_back(open);
}

void FbxRecords::end()
{
    close(m_open.back().hasRecords);
}

void FbxRecords::endEmpty()
{
    close(true);
}

void FbxRecords::close(bool isList)
{
    Open &open = m_open.back();
    if (!open.hasRecords)
        closeProperties(open);
    if (isList)
        m_bytes += limber::end;
    patch(open.start, m_bytes.size());
    m_open.pop_back();
}

void FbxRecords::startProperty(char type)
{
    ++m_open.back().count;
    m_bytes += type;
}

void FbxRecords::startList(char type, std::size_t count, std::size_t bytesEach)
{
    startProperty(type);
    appendLittleEndian(m_bytes, static_cast<std::uint32_t>(count));
    appendLittleEndian(m_bytes, std::uint32_t{0}); // not compressed
    appendLittleEndian(m_bytes, static_cast<std::uint32_t>(count * bytesEach));
    m_bytes.reserve(m_bytes.size() + count * bytesEach);
}

FbxRecords &FbxRecords::truth(bool value)
{
    startProperty('C');
    m_bytes += static_cast<char>(value ? 1 : 0);
    return *this;
}

FbxRecords &FbxRecords::integer(std::int32_t value)
{
    startProperty('I');
    append(m_bytes, value);
    return *this;
}

FbxRecords &FbxRecords::large(std::int64_t value)
{
    startProperty('L');
    append(m_bytes, value);
    return *this;
}

FbxRecords &FbxRecords::number(double value)
{
    startProperty('D');
    appendLittleEndian(m_bytes, value);
    return *this;
}

FbxRecords &FbxRecords::text(std::string_view value)
{
    startProperty('S');
    appendLittleEndian(m_bytes, static_cast<std::uint32_t>(value.size()));
    m_bytes += value;
    return *this;
}

FbxRecords &FbxRecords::raw(std::string_view bytes)
{
    startProperty('R');
    appendLittleEndian(m_bytes, static_cast<std::uint32_t>(bytes.size()));
    m_bytes += bytes;
    return *this;
}

FbxRecords &FbxRecords::integers(const std::vector<std::int32_t> &values)
{
    startList('i', values.size(), sizeof(std::int32_t));
    for (const std::int32_t value : values)
        append(m_bytes, value);
    return *this;
}

FbxRecords &FbxRecords::larges(const std::vector<std::int64_t> &values)
{
    startList('l', values.size(), sizeof(std::int64_t));
    for (const std::int64_t value : values)
        append(m_bytes, value);
    return *this;
}

FbxRecords &FbxRecords::floats(const std::vector<float> &values)
{
    startList('f', values.size(), sizeof(float));
    for (const float value : values)
        appendLittleEndian(m_bytes, value);
    return *this;
}

FbxRecords &FbxRecords::numbers(const std::vector<double> &values)
{
    startList('d', values.size(), sizeof(double));
    for (const double value : values)
        appendLittleEndian(m_bytes, value);
    return *this;
}

void FbxRecords::integerOf(std::string_view name, std::int32_t value)
{
    begin(name);
    integer(value);
    end();
}

void FbxRecords::textOf(std::string_view name, std::string_view value)
{
    begin(name);
    text(value);
    end();
}

std::string FbxRecords::finish()
{
    constexpr std::size_t alignment = 16;
    m_bytes += limber::end;
    m_bytes += foot;
    m_bytes.append(4, '\0');
    m_bytes.append(alignment - m_bytes.size() % alignment, '\0'); // one to sixteen
    appendLittleEndian(m_bytes, version);
    m_bytes.append(120, '\0');
    m_bytes += lastBytes;
    return std::move(m_bytes);
}

} // namespace limber
